// A challenge that somebody plays: hints lead to its solution, and mistakes come first.
#include "puzzles/challenge.hpp"

#include <catch2/catch_test_macros.hpp>

#include "puzzles/many_challenges.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

namespace {

Challenge some(ChallengeKind kind, std::uint64_t seed) {
    return set_challenge({kind, 8, {}, {}}, seed)->challenge;
}

/// The first empty square where the solution has no queen.
Square wrong_square(const Challenge& challenge) {
    const SquareSet solution = solution_of(challenge).value();
    int place = 0;
    const Size size = challenge.board.size();
    while (solution.contains(place) || challenge.board.at(size.square(place)) != Piece::none)
        ++place;
    return size.square(place);
}

constexpr std::array kinds{ChallengeKind::complete, ChallengeKind::pawns, ChallengeKind::watch};

}  // namespace

TEST_CASE("whoever follows the hints of a challenge comes to its solution") {
    for (const ChallengeWish& wish : kinds_of_challenges()) {
        for (std::uint64_t seed = 20; seed < 24; ++seed) {
            INFO(describe(wish, seed));
            const Challenge challenge = set_challenge(wish, seed)->challenge;
            MarkedBoard board{challenge.board};
            while (!is_solved(challenge, board.board)) {
                const auto advice = advice_on(challenge, board.board, board.marks);
                REQUIRE(advice);
                CHECK_FALSE(advice->where.empty());
                CHECK_FALSE(advice->why.empty());
                MarkedBoard next = followed(board, *advice);
                REQUIRE(next != board);
                board = std::move(next);
                REQUIRE(agrees_with_solution(challenge, board.board, board.marks));
            }
        }
    }
}

TEST_CASE("a queen or a mark of a challenge that is wrong is named before any rule") {
    for (const ChallengeKind kind : kinds) {
        const Challenge challenge = some(kind, 1);
        const Square wrong = wrong_square(challenge);
        Board board = challenge.board;
        board.put(wrong, Piece::queen);
        CHECK_FALSE(agrees_with_solution(challenge, board, {}));
        const auto advice = advice_on(challenge, board, {});
        REQUIRE(advice);
        CHECK(advice->kind == AdviceKind::wrong_queen);
        CHECK(advice->square == wrong);
        const SquareSet missing = solution_of(challenge).value();
        const Square queen = [&] {
            for (int place = 0;; ++place) {
                const Square square = challenge.board.size().square(place);
                if (missing.contains(place) && challenge.board.at(square) == Piece::none)
                    return square;
            }
        }();
        const auto marked = advice_on(challenge, challenge.board, {queen});
        REQUIRE(marked);
        CHECK(marked->kind == AdviceKind::wrong_mark);
    }
}

TEST_CASE("the goal of a challenge says how many queens are wanted and which are given") {
    Board board({5, 5});
    board.put({4, 0}, Piece::queen);
    CHECK(goal_of({ChallengeKind::complete, board, 5}) == "solution_and_unique_and_queen=1-1");
    CHECK(goal_of({ChallengeKind::pawns, board, 6}) ==
          "queens=6_and_conflicts=0_and_unique_and_queen=1-1");
    CHECK(goal_of({ChallengeKind::watch, board, 3}) ==
          "queens=3_and_attacked=all_and_unique_and_queen=1-1");
}

TEST_CASE("queens that attack each other are no solution, and may be one of watching") {
    Board row({4, 4});
    for (int column = 0; column < 4; ++column) row.put({1, column}, Piece::queen);
    const Board empty({4, 4});
    CHECK_FALSE(is_solved({ChallengeKind::complete, empty, 4}, row));
    CHECK(is_solved({ChallengeKind::watch, empty, 4}, row));
    CHECK_FALSE(is_solved({ChallengeKind::watch, empty, 3}, row));
}

TEST_CASE("a board whose lines are parted unlike its queens is no challenge") {
    Board edge({5, 5});
    edge.put({2, 0}, Piece::pawn);
    CHECK_FALSE(solution_of({ChallengeKind::pawns, edge, 6}));
    CHECK_FALSE(advice_on({ChallengeKind::pawns, edge, 6}, edge, {}));
    CHECK_FALSE(solve_challenge({ChallengeKind::pawns, edge, 6}).grade);
    CHECK_FALSE(solution_of({ChallengeKind::complete, Board({15, 15}), 15}));
    CHECK_FALSE(solution_of({ChallengeKind::complete, Board({6, 5}), 5}));
    CHECK(choice_of<ChallengeKind>("watch") == ChallengeKind::watch);
    CHECK_FALSE(choice_of<ChallengeKind>("garden"));
}

TEST_CASE("other queens than those that are given are no solution") {
    const Columns solution{3, 1, 6, 2, 5, 7, 4, 0};
    const Columns another{2, 4, 7, 3, 0, 6, 1, 5};
    Board given({8, 8});
    given.put({0, solution.front()}, Piece::queen);
    const Challenge challenge{ChallengeKind::complete, given, 8};
    CHECK(is_solved(challenge, board_of(solution, {})));
    CHECK_FALSE(is_solved(challenge, board_of(another, {})));
}

TEST_CASE("a board that walls part into more lines than a search can hold is no challenge") {
    for (const bool even : {true, false}) {
        Board board({8, 8});
        for (int place = 0; place < 64; ++place) {
            const Square square = board.size().square(place);
            if ((square.row + square.column) % 2 == (even ? 0 : 1)) board.put(square, Piece::wall);
        }
        const Challenge challenge{ChallengeKind::pawns, board, 32};
        CHECK_FALSE(solution_of(challenge));
        CHECK_FALSE(is_solved(challenge, board));
    }
}

}  // namespace queens
