// Searches for solutions.
#include <memory>

#include "core/numbers.hpp"
#include "core/placement.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "package/replies.hpp"
#include "play/solution_search.hpp"
#include "worker/fields.hpp"

namespace queens::package {

namespace {

constexpr std::string_view usual_solver = "backtracking";
/// Steps between two looks at the clock.
constexpr std::uint64_t batch = 1 << 12;
/// Letters of solutions in JSON that are kept: the answer has several copies of them while it is
/// written, and the program has 512 MB.
constexpr std::uint64_t most_letters = 32'000'000;

/// A search, and the solutions that it has found.
struct Solving {
    Run run;
    SolutionSearch search;
    std::uint64_t limit;
    std::vector<Json> solutions{};
    std::uint64_t letters = 0;

    [[nodiscard]] bool ended() const {
        return search.tally().done || search.tally().solutions >= limit;
    }
};

Json value_of_solution(const SolutionSearch& search) {
    if (search.layers().empty()) return placement_value(search.board());
    return json_of(rows_from_above(search.board(), search.layers()));
}

Json document_of(const Solving& solving) {
    const Tally& tally = solving.search.tally();
    const Run& run = solving.run;
    const bool complete =
        has_all(run.entry(), run.settings(), tally) || has_best(run.entry(), run.settings(), tally);
    return JsonObject()
        .field("solver", run.entry().slug)
        .field("solutions", solving.solutions)
        .field("complete", complete)
        .field("events", tally)
        .json();
}

std::string too_many(const Solving& solving) {
    return say(
        "There are too many solutions to keep: the first {found} take {most} letters in JSON, "
        "and that is the most; give a lower limit.",
        {{"found", grouped(solving.solutions.size())}, {"most", grouped(most_letters)}});
}

Json go_on_solving(Solving& solving) {
    const Slice slice;
    while (!solving.ended()) {
        if (solving.search.find(batch)) {
            solving.solutions.push_back(value_of_solution(solving.search));
            solving.letters += solving.solutions.back().text.size() + 1;
            if (solving.letters > most_letters) return complaint(too_many(solving));
        }
        if (slice.over()) {
            const Tally& tally = solving.search.tally();
            return working(JsonObject()
                               .field("steps", tally.steps())
                               .field("solutions", decimal(tally.solutions)));
        }
    }
    return answer(document_of(solving));
}

/// The solver that is asked for, with the knobs and the seed of the link if that names it, too.
std::variant<Solver, std::string> read_solver(std::string_view slug,
                                              const std::optional<RunLink>& run) {
    RunLink wanted = run.value_or(RunLink{std::string(usual_solver), {}, 0, 0});
    if (!slug.empty() && slug != wanted.solver) {
        wanted = {std::string(slug), {}, wanted.seed, 0};
    }
    return solver_of(wanted);
}

}  // namespace

Reply reply_to_solve(std::string_view fields, std::string_view board) {
    Fields<3> given{{"solver", "seed", "limit"}, 0};
    std::uint64_t limit = UINT64_MAX;
    std::string why = given.read(fields);
    if (why.empty() && !given["limit"].empty()) why = given.number("limit", limit);
    if (!why.empty()) return complaint(why);
    if (limit == 0) return complaint(say("A search for no solution has nothing to do."));
    const auto link = read_searched(board);
    if (const auto* wrong = std::get_if<std::string>(&link)) return complaint(*wrong);
    auto solver = read_solver(given["solver"], std::get<Link>(link).run);
    if (const auto* wrong = std::get_if<std::string>(&solver)) return complaint(*wrong);
    auto& chosen = std::get<Solver>(solver);
    if (!given["seed"].empty()) why = given.number("seed", chosen.settings.seed);
    if (!why.empty()) return complaint(why);
    auto run = start_run(chosen, problem_of(std::get<Link>(link).board));
    if (const auto* wrong = std::get_if<std::string>(&run)) return complaint(*wrong);
    const auto solving = std::make_shared<Solving>(
        Solving{std::get<Run>(run), SolutionSearch(std::get<Run>(run)), limit});
    return [solving] { return go_on_solving(*solving); };
}

}  // namespace queens::package
