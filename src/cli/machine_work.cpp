// The plain loops, and the machines that the program has for the same searches.
#include "cli/machine_work.hpp"

#include <memory>
#include <string_view>

#include "solvers/solver.hpp"

namespace queens::cli {

namespace {

constexpr int rows_of_bits = 13;
constexpr int rows_of_squares = 11;

void search_bits(std::uint32_t all, std::uint32_t columns, std::uint32_t left, std::uint32_t right,
                 Searched& sum) {
    if (columns == all) ++sum.count;
    for (std::uint32_t free = all & ~(columns | left | right); free != 0; free &= free - 1) {
        const std::uint32_t square = free & (~free + 1);
        ++sum.nodes;
        search_bits(all, columns | square, (left | square) << 1, (right | square) >> 1, sum);
    }
}

/// The lines with a queen, and what was found.
struct Squares {
    std::array<bool, 32> columns{};
    std::array<bool, 64> diagonals{};
    std::array<bool, 64> anti_diagonals{};
    Searched sum;

    void search(std::size_t row, std::size_t n) {
        if (row == n) {
            ++sum.count;
            return;
        }
        for (std::size_t column = 0; column < n; ++column) {
            bool& in_column = columns[column];
            bool& on_diagonal = diagonals[n + column - row];
            bool& on_anti_diagonal = anti_diagonals[column + row];
            if (in_column || on_diagonal || on_anti_diagonal) continue;
            ++sum.nodes;
            in_column = on_diagonal = on_anti_diagonal = true;
            search(row + 1, n);
            in_column = on_diagonal = on_anti_diagonal = false;
        }
    }
};

Searched loop_over_bits() {
    Searched sum;
    search_bits((std::uint32_t{1} << rows_of_bits) - 1, 0, 0, 0, sum);
    return sum;
}

Searched loop_over_squares() {
    Squares squares;
    squares.search(0, rows_of_squares);
    return squares.sum;
}

Searched run_machine(std::string_view slug, int n) {
    constexpr std::uint64_t batch = 1 << 20;
    const Problem problem = problem_of(Board({n, n}, {}));
    const Entry& entry = *find_solver(slug);
    const std::unique_ptr<Search> search = entry.start(problem, initial_settings(entry));
    Tally tally;
    while (!tally.done) search->run(batch, tally);
    return {tally.solutions, tally.placements};
}

constexpr std::array<MachineWork, 4> works{
    {{"plain 13", nullptr, loop_over_bits},
     {"bitmask 13", "plain 13", [] { return run_machine("bitmask", rows_of_bits); }},
     {"squares 11", nullptr, loop_over_squares},
     {"backtracking 11", "squares 11",
      [] { return run_machine("backtracking", rows_of_squares); }}}};

}  // namespace

const std::array<MachineWork, 4>& machine_works() { return works; }

}  // namespace queens::cli
