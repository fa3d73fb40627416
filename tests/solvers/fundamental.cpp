// Tests of the fundamental solutions: published counts, which solutions are kept, and the insight.
#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "known_fundamental.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "symmetry/permutation.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("fundamental"); }

Tally full_run(const Problem& problem) {
    Tally tally;
    solver().start(problem, {})->run(UINT64_MAX, tally);
    return tally;
}

}  // namespace

TEST_CASE("one solution of queens is kept of each class, as many as published") {
    for (int n = 1; n <= 10; ++n) {
        INFO(n);
        CHECK(full_run(problem_of(Board({n, n}))).solutions == known_fundamental(n));
    }
}

TEST_CASE("the solutions of queens that are kept come before all their images") {
    Board board({8, 8});
    std::vector<Event> events(100'000);
    events.resize(solver().start(problem_of(board), {})->events(events));
    int kept = 0;
    int dropped = 0;
    for (const Event& event : events) {
        apply(event, board);
        const bool judged = event.kind == EventKind::solution ||
                            (event.kind == EventKind::reject && event.line == 5);
        if (!judged) continue;
        const bool is_new = event.kind == EventKind::solution;
        CHECK(is_new == is_fundamental(columns_of(board).value()));
        (is_new ? kept : dropped) += 1;
    }
    CHECK(kept == 12);
    CHECK(dropped == 80);
}

TEST_CASE("only symmetries that keep the given queen carry queens to solutions of its board") {
    const auto solutions_with = [](Square given) {
        Board board({8, 8});
        board.put(given, Piece::queen);
        return full_run(problem_of(board)).solutions;
    };
    CHECK(solutions_with({0, 0}) == 2);
    CHECK(solutions_with({0, 3}) == 18);
    CHECK(solutions_with({3, 3}) == 4);
}

TEST_CASE("the images of a solution of queens are listed when it is judged") {
    const auto search = solver().start(problem_of(Board({4, 4})), {});
    Tally tally;
    while (tally.solutions == 0) search->run(1, tally);
    const Insight first = search->insight();
    const std::vector<BoardRow::Item>& images = std::get<BoardRow>(first.picture.shown).boards;
    REQUIRE(images.size() == 8);
    CHECK(first.facts[0] == Fact{"solutions found", "1"});
    CHECK(images[0].queens == Placement{{0, 1}, {1, 3}, {2, 0}, {3, 2}});
    CHECK(images[1] == BoardRow::Item{images[0].queens, "the same", BoardRow::State::plain});
    const Placement mirrored{{0, 2}, {1, 0}, {2, 3}, {3, 1}};
    CHECK(images[4] == BoardRow::Item{mirrored, "to come", BoardRow::State::plain});
    search->run(1, tally);
    CHECK(search->insight().picture == first.picture);
    search->run(UINT64_MAX, tally);
    CHECK(search->insight().facts[2] == Fact{"dropped", "1"});
}

TEST_CASE("fundamental solutions of queens are sought on square boards only") {
    CHECK(solver().refuse(problem_of(Board({5, 4}))).ends_with("."));
    CHECK(solver().refuse(problem_of(Board({5, 5}, {Join::straight, Join::open}))).empty());
}
