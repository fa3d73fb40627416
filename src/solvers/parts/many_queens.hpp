// Many queens: one placement of up to ten million of them, without a board.
//
// The searches for one solution need no more than a few numbers for each queen; here they run on
// sizes that no Board has, with the same steps as on one. They work in slices, so that a page can
// draw between them.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "solvers/solver.hpp"

namespace queens {

/// The most queens placed without a board; they take less than 400 MB.
inline constexpr std::uint32_t most_queens = 10'000'000;

/// One sentence why the solver does not place n queens without a board, empty if it does.
[[nodiscard]] std::string refuse_many(const Entry& entry, std::uint64_t n);

/// Whether queens in these rows, one in each column, do not attack each other. Takes time in
/// proportion to their number.
[[nodiscard]] bool are_solution(std::span<const std::uint32_t> rows);

}  // namespace queens
