// Attack maps, conflicts and attackers against the naive oracle, on all surfaces.
#include "core/attacks.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "core/many_boards.hpp"
#include "core/oracle.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("the attack map counts every attacker of every square once") {
    for_many_boards(17, all_pieces, [](const Board& board) {
        std::vector<std::uint32_t> expected(static_cast<std::size_t>(board.size().area()), 0);
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            if (!attacks_anything(board.at(from))) continue;
            for (const Square to : naive_attacks(board, from, board.at(from))) {
                ++expected[static_cast<std::size_t>(board.size().index(to))];
            }
        }
        CHECK(attack_map(board) == expected);
    });
}

TEST_CASE("an attack map that takes too much work is not made") {
    Board board({8, 8});
    board.put({0, 0}, Piece::queen);
    CHECK(attack_map(board, 21));
    CHECK_FALSE(attack_map(board, 20));
}

TEST_CASE("conflicts are the pairs that the naive oracle finds, in order") {
    for_many_boards(18, all_pieces, [](const Board& board) {
        const auto expected = naive_conflicts(board);
        const Conflicts found = conflicts(board);
        std::set<std::pair<Square, Square>> pairs;
        for (const Conflict& pair : found.pairs) pairs.insert({pair.first, pair.second});
        CHECK(pairs == expected);
        CHECK(found.pairs.size() == expected.size());
        CHECK(std::is_sorted(found.pairs.begin(), found.pairs.end()));
        CHECK(found.complete);
    });
}

TEST_CASE("there are never more conflicts than asked for, and it is said when there are more") {
    Dice dice(19);
    for (int round = 0; round < 200; ++round) {
        const Size size{dice.between(1, 4), dice.between(1, 4)};
        const Board board = dice.board(size, dice.surface(), movers, 2);
        const auto expected = naive_conflicts(board);
        for (std::size_t limit = 0; limit <= expected.size() + 1; ++limit) {
            const Conflicts found = conflicts(board, limit);
            REQUIRE(found.pairs.size() == std::min(limit, expected.size()));
            REQUIRE(found.complete == (expected.size() <= limit));
            for (const Conflict& pair : found.pairs) {
                REQUIRE(expected.count({pair.first, pair.second}) == 1);
            }
        }
    }
}

TEST_CASE("two kings who meet in twelve ways are still one conflict") {
    Board board({2, 1}, torus_surface);
    board.put({0, 0}, Piece::king);
    board.put({0, 1}, Piece::king);
    const Conflicts found = conflicts(board, 1);
    CHECK(found.pairs.size() == 1);
    CHECK(found.complete);
}

TEST_CASE("a full board of the largest size gives up after as many conflicts as asked for") {
    Board board({1024, 1024}, torus_surface);
    for (int i = 0; i < board.size().area(); ++i) board.put(board.size().square(i), Piece::king);
    board.put({0, 0}, Piece::queen);
    const Conflicts found = conflicts(board, 1000);
    CHECK(found.pairs.size() == 1000);
    CHECK_FALSE(found.complete);
}

TEST_CASE("a hundred thousand knights who leave each other alone are soon looked through") {
    Board board({512, 512});
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if ((square.row + square.column) % 2 == 0) board.put(square, Piece::knight);
    }
    board.put({0, 1}, Piece::rook);
    const Conflicts found = conflicts(board);
    CHECK(found.complete);
    CHECK(found.pairs.size() == 256 + 256 + 3);
}

TEST_CASE("the attackers of a square are the pieces that attack it") {
    for_many_boards(20, all_pieces, [](const Board& board) {
        std::map<Square, std::set<Square>> expected;
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            if (!attacks_anything(board.at(from))) continue;
            for (const Square square : naive_attacks(board, from, board.at(from))) {
                expected[square].insert(from);
            }
        }
        for (int i = 0; i < board.size().area(); ++i) {
            const Square square = board.size().square(i);
            const std::vector<Square> found = pieces_attacking(board, square);
            if (std::set(found.begin(), found.end()) != expected[square]) FAIL("not the same");
            if (found.size() != expected[square].size()) FAIL("a piece came twice");
            const auto one = attacker_of(board, square);
            if (one != (found.empty() ? std::nullopt : std::optional(found.front()))) FAIL("one");
        }
        SUCCEED();
    });
}
