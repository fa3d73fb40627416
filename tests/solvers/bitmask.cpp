// Tests of the bit masks: counts, the order of the queens, what is refused, and what is shown.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("bitmask"); }

/// The placements, removals and solutions of a search.
std::vector<std::pair<EventKind, Square>> moves_of(const Entry& entry, const Problem& problem) {
    std::vector<Event> events(200'000);
    events.resize(entry.start(problem, initial_settings(entry))->events(events));
    std::vector<std::pair<EventKind, Square>> moves;
    for (const Event& event : events) {
        if (event.kind != EventKind::reject) moves.emplace_back(event.kind, event.square);
    }
    return moves;
}

std::vector<std::string> masks_of(const Insight& insight) {
    std::vector<std::string> masks;
    for (const BitRows::Item& row : picture_of<BitRows>(insight).rows) masks.push_back(row.bits);
    return masks;
}

}  // namespace

TEST_CASE("with masks the queens move as in backtracking, without a single rejection") {
    Board given({7, 7}, torus_surface);
    given.put({2, 3}, Piece::queen);
    given.put({5, 0}, Piece::forbidden);
    for (const Board& board :
         {Board({8, 8}), Board({6, 9}), Board({9, 6}), Board({7, 7}, {Join::straight, Join::open}),
          Board({7, 7}, {Join::open, Join::straight}), given}) {
        const Problem problem = problem_of(board);
        CHECK(moves_of(solver(), problem) == moves_of(*find_solver("backtracking"), problem));
        Tally tally;
        solver().start(problem, {})->run(UINT64_MAX, tally);
        CHECK(tally.rejections == 0);
    }
}

TEST_CASE("the masks count the queens of plane and torus as published") {
    for (int n = 1; n <= 11; ++n) {
        INFO(n);
        Tally plane;
        solver().start(problem_of(Board({n, n})), {})->run(UINT64_MAX, plane);
        CHECK(plane.solutions == known_queens(n));
        Tally torus;
        const Board board({n, n}, torus_surface);
        solver().start(problem_of(board), {})->run(UINT64_MAX, torus);
        CHECK(torus.solutions == known_torus(n));
    }
}

TEST_CASE("the first solution of 20 queens is found with masks, and 32 queens have room in them") {
    Board board({20, 20});
    const auto search = solver().start(problem_of(board), {});
    Event event;
    while (event.kind != EventKind::solution) {
        REQUIRE(search->events({&event, 1}) == 1);
        apply(event, board);
    }
    CHECK(is_solution(board, 20));
    CHECK(solver().refuse(problem_of(Board({32, 32}))).empty());
    Tally tally;
    solver().start(problem_of(Board({32, 32})), {})->run(100'000, tally);
    CHECK(tally.placements > 40'000);
}

TEST_CASE("the masks of the second row have the queen, and its diagonals beside it") {
    const auto search = solver().start(problem_of(Board({8, 8})), {});
    Tally tally;
    while (tally.placements < 1) search->run(1, tally);
    const std::vector<std::string> masks{"10000000", "01000000", "00000000", "00111111"};
    CHECK(masks_of(search->insight()) == masks);
    const Board torus({5, 5}, torus_surface);
    const auto around = solver().start(problem_of(torus), {});
    Tally first;
    around->run(1, first);
    CHECK(masks_of(around->insight()) ==
          std::vector<std::string>{"10000", "01000", "00001", "00110"});
}

TEST_CASE("a queen is placed on the next free square, which need not be the first") {
    const Board board({4, 4});
    CHECK(explanation(solver(), {EventKind::place, 3, {1, 3}}, board) ==
          "d3 is the next free square of row 3: place a queen and shift the masks.");
}

TEST_CASE("masks refuse queens that their shifts cannot follow") {
    const Join open = Join::open;
    const std::vector<Problem> refused{problem_of(Board({33, 8})),
                                       problem_of(Board({5, 5}, {Join::flipped, open})),
                                       problem_of(Board({5, 4}, {Join::straight, open})),
                                       problem_of(board_from({"..P", "...", "..."})),
                                       {Board({5, 5}), 4}};
    for (const Problem& problem : refused) CHECK(solver().refuse(problem).ends_with("."));
    CHECK(solver().refuse(problem_of(Board({5, 4}))).empty());
}

TEST_CASE("the bits are the squares of the present row that queens attack, in reading order") {
    watch(
        solver(), problem_of(Board({8, 8})), {}, 400,
        [](const Event& event, const Board& board, const Insight& insight) {
            const BitRows& bits = picture_of<BitRows>(insight);
            if (!bits.line || event.kind == EventKind::remove) return;
            std::vector<std::string> masks(4, std::string(8, '0'));
            for (std::size_t column = 0; column < 8; ++column) {
                const Square square{*bits.line, static_cast<int>(column)};
                for (const Square queen : board.find(Piece::queen)) {
                    const int right = square.column - queen.column;
                    const int down = square.row - queen.row;
                    const std::size_t mask = right == 0 ? 0 : right == down ? 1 : 2;
                    if (right == 0 || std::abs(right) == down) masks[mask][column] = '1';
                }
                const bool free = pieces_attacking(board, square).empty();
                masks[3][column] = free ? '1' : '0';
                const auto domain = grounds_of(insight, GroundKind::domain);
                REQUIRE((std::find(domain.begin(), domain.end(), square) != domain.end()) == free);
            }
            REQUIRE(masks_of(insight) == masks);
        });
}
