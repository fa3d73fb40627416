// The board as a permutation, which the topics of mathematics are about, or else a placement to
// begin with.
#pragma once

#include <optional>

#include "symmetry/permutation.hpp"

namespace queens {

/// The largest permutation that the topics are shown for.
inline constexpr int largest_permutation = 64;

struct Placement {
    /// The columns of the queens, nothing if the board is not one queen in each row and column.
    std::optional<Columns> columns;
    /// A board with a solution to begin with, where there are no columns: of the same size if one
    /// is quickly found, and of the same surface if it solves that.
    std::optional<Board> offer;
};
[[nodiscard]] Placement placement_on(const Board& board);

}  // namespace queens
