// What is said of runs that have ended.
#include "play/outcome.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

/// Gives up at once, and proves nothing by that.
struct Hopeless {
    Event step() { return ended(0); }
};

constexpr std::array<CodeLine, 1> code_of_hopeless{{{"give up", 0, "It gives up."}}};

constexpr Entry hopeless{
    .slug = "hopeless",
    .title = "Hopeless",
    .summary = "Gives up.",
    .approach = Approach::luck,
    .pseudocode = Pseudocode(code_of_hopeless),
    .papers = {},
    .knobs = {},
    .complete = false,
    .refuse = [](const Problem&) { return std::string(); },
    .start = [](const Problem&, const Settings&) { return searching<Hopeless>(); }};

/// What is said at the end of a run of that solver on that board.
std::string told(const Entry& entry, const Board& board) {
    const Run run = std::get<Run>(start_run({&entry, initial_settings(entry)}, problem_of(board)));
    Tally tally;
    run.search()->run(1'000'000, tally);
    REQUIRE(tally.done);
    return outcome_of(run, tally, "The last word.");
}

std::string told(std::string_view slug, const Board& board) {
    return told(*find_solver(slug), board);
}

}  // namespace

TEST_CASE("a finished search says how many solutions it found in how many steps") {
    CHECK(told("backtracking", Board({6, 6})) == "Finished: 4 solutions in 1,051 steps.");
    CHECK(
        told("fundamental", Board({6, 6})).starts_with("Finished: 1 solution up to symmetry in "));
    CHECK(
        told("most_pieces", Board({5, 5})).ends_with("nothing is better than the last solution."));
}

TEST_CASE("where rows are joined in pairs, that is why there is no solution") {
    const std::string why =
        "There is no solution: each row goes on in the row that mirrors it, so that 8 rows are "
        "only 4 lines for 8 queens.";
    for (const char* const slug : {"mobius", "klein", "proj"}) {
        CHECK(told("backtracking", Board({8, 8}, *surface_of(slug))) == why);
    }
    CHECK(told("backtracking", Board({4, 4}, *surface_of("mobiusv"))) ==
          "The search has tried everything: there is no solution.");
}

TEST_CASE("only a search that has tried everything says that there is no solution") {
    CHECK(told("backtracking", Board({3, 3})) ==
          "The search has tried everything: there is no solution.");
    CHECK(told("fundamental", Board({3, 3})) ==
          "The search has tried everything: there is no solution.");
    Board corner({4, 4});
    corner.put({0, 0}, Piece::queen);
    CHECK(told("completion", corner) ==
          "The search has tried everything: these queens cannot be completed.");
    corner.put({3, 3}, Piece::queen);
    CHECK(told("completion", corner) ==
          "Two of the pieces that were kept attack each other, so no solution has both.");
    CHECK(told(hopeless, Board({3, 3})) == "No solution was found in 1 step. The last word.");
}

TEST_CASE(
    "queens that may attack each other are not blamed for it where they cannot cover a board") {
    const Entry& domination = *find_solver("domination");
    Board board({4, 4});
    for (const Square square : {Square{2, 2}, Square{2, 3}, Square{3, 2}}) {
        board.put(square, Piece::wall);
    }
    board.put({3, 3}, Piece::forbidden);
    for (const Square square : {Square{0, 0}, Square{0, 1}}) board.put(square, Piece::queen);
    const auto told_with = [&](std::int64_t apart) {
        const Run run = std::get<Run>(start_run({&domination, {{apart}, 0}}, problem_of(board)));
        Tally tally;
        run.search()->run(1'000'000, tally);
        REQUIRE(proves_none(domination, tally));
        return outcome_of(run, tally, "");
    };
    CHECK(told_with(0) == "The search has tried everything: these queens cannot be completed.");
    CHECK(told_with(1) ==
          "Two of the pieces that were kept attack each other, so no solution has both.");
}

TEST_CASE("queens and knights that do not fit are not blamed on rows that are joined in pairs") {
    const Entry& armies = *find_solver("armies");
    const Board board({3, 3}, *surface_of("mobius"));
    const Run run = std::get<Run>(start_run({&armies, {{2, 0}, 0}}, problem_of(board)));
    Tally tally;
    run.search()->run(1'000'000, tally);
    REQUIRE(proves_none(armies, tally));
    CHECK(outcome_of(run, tally, "") == "The search has tried everything: there is no solution.");
}
