// Reading, writing and carrying out these lines.
#include "worker/orders.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "worker/decimals.hpp"
#include "worker/fields.hpp"
#include "worker/ledger_text.hpp"
#include "worker/protocol.hpp"
#include "worker/task_words.hpp"

namespace queens {

namespace {

constexpr std::string_view cut_word = "cut ";
constexpr std::string_view estimate_word = "estimate ";

/// Reads what an order is about; `wanted` stays as it was where the line lacks it.
std::string read_order(std::string_view text, Task& task, std::size_t& wanted) {
    Fields<5> fields{{"n", "t", "wanted", "pawns", "board"}, 2};
    std::string complaint = fields.read(text);
    if (complaint.empty() && !fields["wanted"].empty()) {
        complaint = fields.number("wanted", wanted);
    }
    if (complaint.empty()) {
        complaint = read_task({fields["n"], fields["t"], fields["pawns"], fields["board"]}, task);
    }
    return complaint.empty() ? refuse(task) : complaint;
}

}  // namespace

std::string write_cut_order(const Task& task, std::size_t wanted) {
    return std::string(cut_word.substr(0, cut_word.size() - 1)) + write_sheet(task) +
           " wanted=" + std::to_string(wanted) + write_pieces(task);
}

std::string write_estimate_order(const Task& task) {
    return std::string(estimate_word.substr(0, estimate_word.size() - 1)) + write_sheet(task) +
           write_pieces(task);
}

bool is_order(std::string_view line) {
    return line.starts_with(cut_word) || line.starts_with(estimate_word);
}

std::string obey_order(std::string_view line) {
    const bool cuts = line.starts_with(cut_word);
    take_until(line, ' ');
    Task task;
    std::size_t wanted = 1;
    if (std::string why = read_order(line, task, wanted); !why.empty()) {
        return write_failure({std::nullopt, std::move(why)});
    }
    // The page asks for fewer, and a line from anywhere must not cost minutes and gigabytes.
    if (cuts) return write_ledger(Ledger(plan(task, std::min(wanted, most_usual_jobs))));
    const Estimate found = estimate(task);
    return "estimated nodes=" + write_decimal(found.nodes) +
           " seconds=" + write_decimal(found.seconds);
}

std::variant<Estimate, std::string> read_estimate(std::string_view line) {
    std::string_view rest = line;
    if (take_until(rest, ' ') != "estimated") {
        const auto answer = read_answer(line);
        const auto* failure = std::get_if<Failure>(&answer);
        return failure != nullptr ? failure->why : say("That is not an estimate.");
    }
    Fields<2> fields{{"nodes", "seconds"}};
    if (std::string complaint = fields.read(rest); !complaint.empty()) return complaint;
    const auto nodes = read_decimal(fields["nodes"]);
    const auto seconds = read_decimal(fields["seconds"]);
    if (!nodes || !seconds) return say("The numbers of the estimate cannot be read.");
    return Estimate{*nodes, *seconds};
}

}  // namespace queens
