// The boards to try, and those of the papers.
#include "app/state/examples.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "app/state/state.hpp"
#include "core/attacks.hpp"
#include "symmetry/linked.hpp"

using namespace queens;

namespace {

Board board_of_example(std::size_t index) { return read_link(examples()[index].link).link->board; }

int free_squares(const Board& board, int row) {
    const std::vector<std::uint32_t> map = attack_map(board).value();
    int count = 0;
    for (int column = 0; column < board.columns(); ++column) {
        const Square square{row, column};
        const bool attacked = map[static_cast<std::size_t>(board.size().index(square))] > 0;
        count += board.at(square) == Piece::none && !attacked ? 1 : 0;
    }
    return count;
}

}  // namespace

TEST_CASE("every example of the papers is a link without complaints") {
    for (const Example& example : examples()) {
        INFO(example.link);
        const LinkReading reading = read_link(example.link);
        REQUIRE(reading.ok());
        CHECK(reading.link->board.count(Piece::queen) > 0);
        CHECK_FALSE(example.title.empty());
        CHECK_FALSE(example.source.empty());
    }
}

TEST_CASE("every board to try asks a question, and is a link without complaints") {
    for (const Example& example : questions_to_try()) {
        INFO(example.link);
        CHECK(read_link(example.link).ok());
        CHECK(example.title.text().ends_with("?"));
    }
}

TEST_CASE("the linked solutions are those of section 4.3") {
    constexpr std::size_t place = 7;
    const Example& linked = examples()[place];
    CHECK(linked.source.text() == "Dubreuil & Koehnen (2022), 4.3");
    const auto columns = columns_of(board_of_example(place));
    REQUIRE(columns);
    CHECK(is_torus_solution(with_rows_added(*columns, 1)));
}

TEST_CASE("four examples are solutions on the torus as solids, of 5, 7, 11 and 13 queens") {
    std::vector<int> sizes;
    for (const Example& example : examples()) {
        const State state = state_of(*read_link(example.link).link).state;
        if (state.view != View::solid) continue;
        CHECK(state.board.surface() == torus_surface);
        const auto columns = columns_of(state.board);
        REQUIRE(columns);
        CHECK(is_torus_solution(*columns));
        sizes.push_back(state.board.rows());
    }
    CHECK(sizes == std::vector{5, 7, 11, 13});
}

TEST_CASE("in Engelhardt's figure 3 row 7 alone has no free square") {
    const Board board = board_of_example(2);
    REQUIRE(board.count(Piece::queen) == 4);
    for (int row = 0; row < 4; ++row) {
        INFO("row " << 8 - row);
        CHECK((free_squares(board, row) == 0) == (row == 1));
    }
}

TEST_CASE("in Engelhardt's figure 4 rows 8 to 4 have 4, 3, 3, 2 and 3 free squares") {
    const Board board = board_of_example(3);
    REQUIRE(board.count(Piece::queen) == 3);
    const std::vector<int> printed{4, 3, 3, 2, 3};
    for (int row = 0; row < 5; ++row)
        CHECK(free_squares(board, row) == printed[static_cast<std::size_t>(row)]);
}

TEST_CASE("the first solution of backtracking among the examples is 0 4 7 5 2 6 1 3") {
    const Board board = board_of_example(6);
    const int columns[] = {0, 4, 7, 5, 2, 6, 1, 3};
    for (int row = 0; row < 8; ++row) CHECK(board.at({row, columns[row]}) == Piece::queen);
}
