// All solutions of the plane or the torus in lexicographic order, one after the other.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "symmetry/permutation.hpp"

namespace queens {

/// The largest board whose solutions can be listed.
inline constexpr int largest_listed = 31;

/// A search that stops at each solution. All those of 14 queens take about a second, and each queen
/// more makes that some six times as long.
class Solutions {
  public:
    enum class State : std::uint8_t { found, paused, ended };

    /// Solutions of n queens on the n x n board, 1 <= n <= largest_listed, with the first queen in
    /// one of the first `first_columns` columns, 1 .. n.
    Solutions(int n, bool torus, int first_columns);
    Solutions(int n, bool torus) : Solutions(n, torus, n) {}

    /// Goes on to the next solution, placing at most `steps` queens on the way.
    State advance(std::uint64_t steps = UINT64_MAX);

    /// The solution, after `advance` found one.
    [[nodiscard]] const Columns& columns() const { return columns_; }

  private:
    /// A row: the squares that queens above attack, and those that are still to be tried.
    struct Row {
        std::uint32_t columns = 0;
        std::uint32_t diagonals = 0;
        std::uint32_t anti_diagonals = 0;
        std::uint32_t untried = 0;
    };

    void enter(int row, std::uint32_t queen);

    int n_;
    bool torus_;
    int row_ = 0;
    std::uint32_t board_;
    std::array<Row, largest_listed + 1> rows_{};
    Columns columns_;
};

/// Calls found(columns) for every solution in order.
template <class Found>
void for_each_solution(int n, bool torus, Found found) {
    Solutions solutions(n, torus);
    while (solutions.advance() == Solutions::State::found) found(solutions.columns());
}

/// Calls found(columns) for every solution that is left, in order, for as long as go_on() says so,
/// which is asked now and then unless it is null. Returns false if it was to stop on the way.
template <class Found>
bool for_each_solution(Solutions solutions, const std::function<bool()>& go_on, Found found) {
    constexpr std::uint64_t queens_between_questions = 1 << 18;
    constexpr std::uint64_t solutions_between_questions = 1 << 12;
    for (std::uint64_t taken = 0;;) {
        const Solutions::State state = solutions.advance(queens_between_questions);
        if (state == Solutions::State::ended) return true;
        if (state == Solutions::State::found) found(solutions.columns());
        const bool due =
            state == Solutions::State::paused || ++taken % solutions_between_questions == 0;
        if (due && go_on && !go_on()) return false;
    }
}

}  // namespace queens
