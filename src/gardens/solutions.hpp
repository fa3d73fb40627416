// The solutions of a garden.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gardens/garden.hpp"
#include "gardens/ground.hpp"

namespace queens {

/// The column of the queen in each row from the top, counted from 0.
using GardenSolution = std::vector<int>;

/// The squares of its queens, numbered row by row.
[[nodiscard]] SquareSet queens_of(const GardenSolution& solution);

/// Up to `most` solutions. Always branches on the row, column or region with the fewest squares
/// left, the first of them.
[[nodiscard]] std::vector<GardenSolution> solutions_of(const Puzzle& puzzle, std::size_t most);

/// Queens that a search for somebody who waits puts down at most, in all.
inline constexpr std::uint64_t longest_search = 1'000'000;

/// The solutions that a search of limited length finds.
struct SoughtSolutions {
    std::vector<GardenSolution> solutions;
    /// Whether the search was given up before it had found as many as wanted, or all.
    bool given_up = false;
};

/// Up to `most` solutions in the same order, putting down at most `queens` queens in all. A region
/// without squares leaves no solution.
[[nodiscard]] SoughtSolutions seek_solutions(const Puzzle& puzzle, std::size_t most,
                                             std::uint64_t queens);

/// The queens of the only solution: nothing if there is none, if there are several, and if putting
/// down that many queens in all does not show which.
[[nodiscard]] std::optional<SquareSet> only_solution(const Puzzle& puzzle, std::uint64_t queens);

/// The first solution that is not the one given, in the same order.
[[nodiscard]] std::optional<GardenSolution> another_solution(const Puzzle& puzzle,
                                                             const GardenSolution& than);

}  // namespace queens
