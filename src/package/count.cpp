// Counts: cut into lines that workers answer, and what the answers come to.
#include <algorithm>

#include "core/say.hpp"
#include "counting/methods.hpp"
#include "counting/published.hpp"
#include "package/replies.hpp"
#include "worker/count_run.hpp"
#include "worker/fields.hpp"
#include "worker/ledger_text.hpp"

namespace queens::package {

namespace {

constexpr int most_workers = 256;

/// What a count came to; `symmetric` where that is known at once.
struct Total {
    Task task;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    std::optional<SymmetricCounts> symmetric{};
};

Json document_of(const Total& total) {
    const Counts counts = counts_of(total.count, total.symmetric);
    const auto compared = compare(total.task, counts);
    const auto& pieces = total.task.pieces;
    const auto given = std::count(pieces.begin(), pieces.end(), Piece::pawn);
    const auto fundamental = counts.find(Counted::fundamental);
    return JsonObject()
        .field("columns", total.task.size.columns)
        .field("rows", total.task.size.rows)
        .field("surface", named(total.task.surface).slug)
        .field("pawns", given + total.task.pawns)
        .field("total", decimal(total.count))
        .field("fundamental", fundamental == counts.end() ? Json() : decimal(fundamental->second))
        .field("known", decimal(published(total.task)))
        .field("agrees", compared.empty() ? Json() : json_of(all_agree(compared)))
        .field("nodes", decimal(total.nodes))
        .json();
}

}  // namespace

Reply reply_to_plan(std::string_view fields, std::string_view board) {
    Fields<2> given{{"workers", "pawns"}, 0};
    int workers = 1;
    int pawns = 0;
    std::string why = given.read(fields);
    if (why.empty() && !given["workers"].empty()) why = given.number("workers", workers);
    if (why.empty() && !given["pawns"].empty()) why = given.number("pawns", pawns);
    if (!why.empty()) return complaint(why);
    const auto link = read_searched(board);
    if (const auto* wrong = std::get_if<std::string>(&link)) return complaint(*wrong);
    Task task = task_of(std::get<Link>(link).board);
    task.pawns = pawns;
    why = refuse(task);
    if (!why.empty()) return complaint(why);
    const std::size_t jobs =
        is_counted_at_once(task) ? 1 : jobs_wanted(task, std::clamp(workers, 1, most_workers));
    return answer(JsonObject().field("plan", write_plan(plan(task, jobs))));
}

Reply reply_to_total(std::string_view /*fields*/, std::string_view lines) {
    LedgerReading reading = read_ledger(lines, Asked::form);
    if (!reading.ledger) return complaint(reading.complaint);
    const CountRun run(std::move(*reading.ledger), 1);
    if (!run.ledger().complete()) return complaint(say("Not every part of the count was done."));
    return answer(
        document_of({run.task(), run.ledger().count(), run.ledger().nodes(), run.symmetric()}));
}

}  // namespace queens::package
