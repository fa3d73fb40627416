// Covering boards with queens: known values, every subset of small boards, the step machine.
#include "counting/domination.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

#include "core/attacks.hpp"
#include "core/dice.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "symmetry/orbit.hpp"

using namespace queens;

namespace {

/// By trying all sets of free squares; inequivalent ones are told apart on the plane only.
Covering naive_covering(const Board& board, bool independent) {
    const std::vector<Square> free = board.find(Piece::none);
    Covering best;
    for (std::uint32_t set = 0; set < std::uint32_t{1} << free.size(); ++set) {
        const int queens = std::popcount(set);
        if (best.fewest && queens > *best.fewest) continue;
        Board filled = board;
        for (std::size_t i = 0; i < free.size(); ++i) {
            if ((set >> i & 1U) != 0) filled.put(free[i], Piece::queen);
        }
        bool covered = !independent || conflicts(filled, 1).pairs.empty();
        for (int i = 0; covered && i < board.size().area(); ++i) {
            const Square square = board.size().square(i);
            covered = stops_lines(filled.at(square)) || filled.at(square) == Piece::queen ||
                      attacker_of(filled, square).has_value();
        }
        if (!covered) continue;
        if (!best.fewest || queens < *best.fewest) best = {queens, 0, 0};
        ++best.ways;
    }
    return best;
}

/// Solutions of the step machine as boards.
std::vector<Board> solutions_of_machine(Board board, bool independent) {
    const Entry& entry = *find_solver("domination");
    const Settings settings{{independent ? 1 : 0}, 0};
    std::vector<Board> found;
    for (const Event& event : tests::events_of_run(entry, problem_of(board), settings)) {
        apply(event, board);
        if (event.kind == EventKind::solution) found.push_back(board);
    }
    return found;
}

}  // namespace

TEST_CASE("five queens cover the chessboard in 4860 ways, of which 638 are inequivalent") {
    CHECK(count_coverings(Board({8, 8}), false) == Covering{5, 4860, 638});
    CHECK(count_coverings(Board({8, 8}), true) == Covering{5, 728, 91});
    CHECK(count_coverings(Board({9, 9}), false) == Covering{5, 114, 21});
    CHECK(count_coverings(Board({10, 10}), false) == Covering{5, 8, 1});
}

TEST_CASE("as many queens cover a board as its domination number says") {
    // OEIS A075458 and, independent, A075324.
    const std::vector<int> fewest{1, 1, 1, 2, 3, 3, 4, 5, 5};
    const std::vector<int> independent{1, 1, 1, 3, 3, 4, 4, 5, 5};
    for (int n = 1; n <= 9; ++n) {
        INFO(n);
        const auto i = static_cast<std::size_t>(n - 1);
        CHECK(count_coverings(Board({n, n}), false)->fewest == fewest[i]);
        CHECK(count_coverings(Board({n, n}), true)->fewest == independent[i]);
    }
}

TEST_CASE("queens cover boards of every surface, with obstacles, as trying all sets does") {
    tests::Dice dice(12);
    const std::vector<Piece> obstacles{Piece::pawn, Piece::wall, Piece::forbidden};
    for (const NamedSurface& surface : surfaces) {
        for (const Size size : {Size{1, 1}, Size{2, 3}, Size{3, 3}, Size{4, 3}, Size{2, 5}}) {
            const Board board = dice.board(size, surface.surface, obstacles, 5);
            for (const bool independent : {false, true}) {
                CAPTURE(surface.slug, size.columns, size.rows, independent);
                const Covering covering = count_coverings(board, independent).value();
                const Covering expected = naive_covering(board, independent);
                CHECK(covering.fewest == expected.fewest);
                CHECK(covering.ways == expected.ways);
                CHECK(covering.inequivalent <= covering.ways);
                CHECK(covering.ways <= 8 * covering.inequivalent);
            }
        }
    }
}

TEST_CASE("the step machine covers boards in the same ways, and their images are told apart") {
    for (int n = 1; n <= 7; ++n) {
        for (const bool independent : {false, true}) {
            INFO(n << (independent ? ", independent" : ""));
            const std::vector<Board> found = solutions_of_machine(Board({n, n}), independent);
            std::set<std::vector<Piece>> classes;
            const Group group(GroupKind::d4, n);
            for (const Board& board : found) {
                const Board least = canonical(group, board).value();
                classes.insert({least.pieces().begin(), least.pieces().end()});
            }
            const Covering covering = count_coverings(Board({n, n}), independent).value();
            CHECK(covering.ways == found.size());
            CHECK(covering.inequivalent == classes.size());
        }
    }
}

TEST_CASE("ways to cover a Moebius strip are images of each other under its own motions only") {
    const Board strip({3, 3}, surface_of("mobius").value());
    CHECK(count_coverings(strip, false)->inequivalent == 4);
}

TEST_CASE("no motion that exchanges a pawn and a wall makes two ways to cover a board one") {
    Board board({2, 2});
    board.put({0, 0}, Piece::wall);
    board.put({0, 1}, Piece::pawn);
    CHECK(count_coverings(board, false) == Covering{1, 2, 2});
}

TEST_CASE("a square that no queen can cover makes covering impossible") {
    Board board({2, 1});
    CHECK(count_coverings(board, false) == Covering{1, 2, 1});
    board.put({0, 0}, Piece::wall);
    board.put({0, 1}, Piece::forbidden);
    CHECK(count_coverings(board, false) == Covering{});
    board.put({0, 1}, Piece::pawn);
    CHECK(count_coverings(board, false) == Covering{0, 1, 1});
}

TEST_CASE("boards with pieces that attack and large boards are not covered") {
    Board board({8, 8});
    CHECK(refuse_covering(board).empty());
    board.put({0, 0}, Piece::knight);
    CHECK(refuse_covering(board).ends_with("."));
    CHECK(refuse_covering(Board({16, 16})).empty());
    CHECK(refuse_covering(Board({17, 16})).ends_with("has 272."));
}

TEST_CASE("covering a board with queens ends where its steps or its patience do") {
    CHECK_FALSE(count_coverings(Board({8, 8}), false, 1000));
    CHECK_FALSE(count_coverings(Board({16, 16}), false, 1 << 18, [] { return false; }));
}
