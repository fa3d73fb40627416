// Gardens that somebody fills: conflicts, what falls, and advice that never is wrong.
#include "gardens/play.hpp"

#include <catch2/catch_test_macros.hpp>

#include "gardens/advice.hpp"
#include "gardens/many_gardens.hpp"

namespace queens {

namespace {

Regions four_regions() {
    return regions_of(*read_garden({"AABB", "ACBB", "CCDB", "CDDD"}, {}, GardenRule::touch).garden);
}

/// A board of four with queens on these squares.
Board four_with(const std::vector<Square>& queens) {
    Board board({4, 4});
    for (const Square square : queens) board.put(square, Piece::queen);
    return board;
}

Board filled_with(const GrownGarden& grown) {
    Board board({grown.garden.n, grown.garden.n}, grown.garden.surface);
    for (int row = 0; row < grown.garden.n; ++row) {
        board.put({row, grown.solution[static_cast<std::size_t>(row)]}, Piece::queen);
    }
    return board;
}

/// Does what advice says; false if it contradicts the solution.
bool follow_advice(const Advice& advice, const Board& solution, Board& board, Marks& marks) {
    if (advice.kind == AdviceKind::place) {
        board.put(*advice.square, Piece::queen);
        marks = fitting(marks, board);
        return solution.at(*advice.square) == Piece::queen;
    }
    marks = with_marks(marks, advice.ruled_out, true);
    for (const Square square : advice.ruled_out) {
        if (solution.at(square) == Piece::queen) return false;
    }
    return advice.kind == AdviceKind::rule_out && !advice.ruled_out.empty();
}

}  // namespace

TEST_CASE("queens that touch, share a line or share a region may not stand together") {
    const Regions regions = four_regions();
    const auto pairs = [&](const std::vector<Square>& queens) {
        return garden_conflicts(four_with(queens), regions).pairs;
    };
    CHECK(pairs({{0, 0}, {2, 1}}).empty());
    CHECK(pairs({{0, 1}, {1, 2}}) == std::vector<Conflict>{{{0, 1}, {1, 2}}});
    CHECK(pairs({{0, 2}, {2, 3}}) == std::vector<Conflict>{{{0, 2}, {2, 3}}});
    CHECK(pairs({{0, 0}, {0, 3}}) == std::vector<Conflict>{{{0, 0}, {0, 3}}});
    CHECK(pairs({{0, 0}, {3, 3}}).empty());
}

TEST_CASE("a square is named with its region") {
    const Board board = four_with({{0, 1}});
    CHECK(square_words(board, four_regions(), {1, 1}) == "b3, region C, free");
    CHECK(square_words(board, four_regions(), {0, 1}) == "b4, region A, queen");
}

TEST_CASE("a solution solves its garden, and nothing less does") {
    for (const GardenWish& kind : kinds_of_gardens(5, 9)) {
        const auto grown = grow_garden(kind, 3);
        if (!grown) continue;
        const Regions regions = regions_of(grown->garden);
        Board board = filled_with(*grown);
        CHECK(is_solved_garden(board, regions));
        board.put({0, grown->solution[0]}, Piece::none);
        CHECK_FALSE(is_solved_garden(board, regions));
        CHECK(agrees_with_solution(board, regions, {}));
    }
}

TEST_CASE("whoever follows the advice solves every garden and never goes wrong") {
    for (const GardenWish& kind : kinds_of_gardens(5, 10)) {
        const auto grown = grow_garden(kind, 5);
        if (!grown) continue;
        const Regions regions = regions_of(grown->garden);
        const Board solution = filled_with(*grown);
        Board board({kind.n, kind.n}, kind.surface);
        Marks marks;
        bool right = true;
        while (right && !is_solved_garden(board, regions)) {
            const auto advice = advice_on(board, regions, marks);
            REQUIRE(advice);
            CHECK_FALSE(advice->where.empty());
            CHECK_FALSE(advice->why.empty());
            right = follow_advice(*advice, solution, board, marks);
        }
        INFO(named(kind.surface).slug << ' ' << slug_of(kind.rule) << ' ' << kind.n);
        CHECK(right);
    }
}

TEST_CASE("a queen or a mark that contradicts the solution is named first") {
    const GrownGarden grown = *grow_garden({.n = 8, .grade = {}}, 2);
    const Regions regions = regions_of(grown.garden);
    const Square queen{0, grown.solution[0]};
    const Square beside{0, (queen.column + 3) % 8};
    Board board({8, 8});
    board.put(beside, Piece::queen);
    const auto wrong = advice_on(board, regions, {});
    REQUIRE(wrong);
    CHECK(wrong->kind == AdviceKind::wrong_queen);
    CHECK(wrong->square == beside);
    CHECK(wrong->where == "Something is not right in row 8.");
    CHECK_FALSE(agrees_with_solution(board, regions, {}));
    const auto marked = advice_on(Board({8, 8}), regions, {queen});
    REQUIRE(marked);
    CHECK(marked->kind == AdviceKind::wrong_mark);
    CHECK(marked->square == queen);
}

TEST_CASE("on a garden without a single solution advice is careful") {
    const Regions rows =
        regions_of(*read_garden({"AAAA", "BBBB", "CCCC", "DDDD"}, {}, GardenRule::touch).garden);
    CHECK_FALSE(advice_on(four_with({{0, 0}, {0, 3}}), rows, {}));
    CHECK_FALSE(advice_on(four_with({{0, 0}}), rows, {{1, 2}, {1, 3}}));
    CHECK(agrees_with_solution(Board({4, 4}), rows, {}));
}

}  // namespace queens
