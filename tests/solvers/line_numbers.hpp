// The numbers that a search shows beside rows and columns, held against the board.
#pragma once

#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/problem.hpp"
#include "solvers/watched.hpp"

namespace queens::tests {

/// How many squares of an empty row or column no queen attacks.
[[nodiscard]] inline std::uint32_t free_squares_of(const LineNumber& line, const Board& board) {
    const bool is_row = line.axis == Axis::row;
    std::uint32_t free = 0;
    for (int i = 0; i < (is_row ? board.columns() : board.rows()); ++i) {
        const Square square = is_row ? Square{line.index, i} : Square{i, line.index};
        REQUIRE(board.at(square) == Piece::none);
        free += pieces_attacking(board, square).empty() ? 1U : 0U;
    }
    return free;
}

/// Watches the first 300 steps of a search for six queens, and after each queen calls
/// check(number, free) for every number beside a line: exactly the rows and columns without a queen
/// have one, and the squares to choose from are those of the chosen line.
template <class Check>
void watch_line_numbers(const Entry& entry, const Settings& settings, Check check) {
    const auto look = [&](const Event& event, const Board& board, const Insight& insight) {
        const auto queens = static_cast<std::size_t>(board.count(Piece::queen));
        if (event.kind != EventKind::place || queens == 6) return;
        const std::size_t domain = grounds_of(insight, GroundKind::domain).size();
        for (const LineNumber& line : insight.numbers) {
            check(line.number, free_squares_of(line, board));
            REQUIRE((!line.chosen || domain == line.number));
            REQUIRE(domain <= line.number);
        }
        REQUIRE(insight.numbers.size() == 2 * (6 - queens));
    };
    watch(entry, problem_of(Board({6, 6})), settings, 300, look);
}

}  // namespace queens::tests
