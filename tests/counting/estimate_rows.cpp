// Tests of the tree of trying row after row as random walks foretell it.
#include <array>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <numeric>

#include "core/attacks.hpp"
#include "counting/estimate_rows.hpp"

using namespace queens;

namespace {

constexpr Surface torus = torus_surface;

/// Adds the nodes of the tree below a board, filled up to that row, to the levels.
void count_nodes(Board& board, int row, std::size_t level, std::vector<double>& levels) {
    while (row < board.rows()) {
        bool given = false;
        for (int column = 0; column < board.columns(); ++column) {
            given = given || board.at({row, column}) == Piece::queen;
        }
        if (!given) break;
        ++row;
    }
    if (row == board.rows()) return;
    const auto attacked = attack_map(board);
    for (int column = 0; column < board.columns(); ++column) {
        const Square square{row, column};
        const auto index = static_cast<std::size_t>(board.size().index(square));
        if (board.at(square) != Piece::none || (*attacked)[index] > 0) continue;
        ++levels[level];
        board.put(square, Piece::queen);
        count_nodes(board, row + 1, level + 1, levels);
        board.put(square, Piece::none);
    }
}

std::vector<double> naive(Board board) {
    std::vector<double> levels(static_cast<std::size_t>(board.rows()), 0);
    count_nodes(board, 0, 0, levels);
    while (!levels.empty() && levels.back() == 0) levels.pop_back();
    return levels;
}

}  // namespace

TEST_CASE("random walks foretell how many queens eight rows take on each level of the tree") {
    constexpr std::array<double, 8> nodes{8, 42, 140, 344, 568, 550, 312, 92};
    const std::vector<double> many = estimate_rows(problem_of(Board({8, 8})), 100'000);
    const std::vector<double> few = estimate_rows(problem_of(Board({8, 8})), 500);
    REQUIRE(many.size() == nodes.size());
    CHECK(many[0] == 8);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        CAPTURE(i);
        CHECK(many[i] == Catch::Approx(nodes[i]).epsilon(0.03));
    }
    CHECK(std::accumulate(many.begin(), many.end(), 0.0) == Catch::Approx(2056).epsilon(0.01));
    CHECK(std::accumulate(few.begin(), few.end(), 0.0) == Catch::Approx(2056).epsilon(0.1));
}

TEST_CASE("on boards with given queens and forbidden squares the walks foretell what there is") {
    Board board({6, 6});
    board.put({2, 3}, Piece::queen);
    board.put({0, 0}, Piece::forbidden);
    board.put({5, 2}, Piece::forbidden);
    for (const Surface surface : {Surface{}, torus}) {
        board.set_surface(surface);
        const std::vector<double> nodes = naive(board);
        const std::vector<double> foretold = estimate_rows(problem_of(board), 50'000);
        REQUIRE(foretold.size() == nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            CAPTURE(i);
            CHECK(foretold[i] == Catch::Approx(nodes[i]).epsilon(0.03));
        }
    }
}

TEST_CASE("where each row leaves its queen no choice one walk is exact") {
    constexpr std::array<int, 5> columns{0, 2, 4, 1, 3};
    Board board({5, 5});
    for (int i = 0; i < 25; ++i) board.put(board.size().square(i), Piece::forbidden);
    for (int row = 0; row < 5; ++row) {
        board.put({row, columns[static_cast<std::size_t>(row)]}, Piece::none);
    }
    CHECK(estimate_rows(problem_of(board), 1) == std::vector<double>(5, 1));
    CHECK(estimate_rows(problem_of(Board({1, 1})), 1) == std::vector<double>{1});
}

TEST_CASE("equal boards of queens give equal estimates of their trees") {
    const Problem problem = problem_of(Board({12, 12}));
    CHECK(estimate_rows(problem, 500) == estimate_rows(problem, 500));
}

TEST_CASE("where rows need not hold a queen each no tree is foretold") {
    CHECK(estimate_rows({Board({8, 8}), 7}, 100).empty());
    CHECK(estimate_rows(problem_of(Board({5, 8})), 100).empty());
    CHECK(estimate_rows(problem_of(Board({33, 33})), 100).empty());
    CHECK(estimate_rows(problem_of(Board({1024, 8})), 100).empty());
    for (const Piece piece : {Piece::pawn, Piece::wall}) {
        Board board({8, 8});
        board.put({3, 3}, piece);
        CHECK(estimate_rows(problem_of(board), 100).empty());
    }
    Board pair({8, 8});
    pair.put({2, 1}, Piece::queen);
    pair.put({2, 6}, Piece::queen);
    CHECK(estimate_rows(problem_of(pair), 100).empty());
}
