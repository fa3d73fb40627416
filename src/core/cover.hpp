// Which squares of a board a queen covers from where.
#pragma once

#include <cstdint>
#include <vector>

#include "core/board.hpp"

namespace queens {

/// A queen covers the square it stands on and those that it attacks. Squares are named by their
/// index on the board.
struct Cover {
    using Index = std::uint16_t;
    /// The most squares of a board that has such a table.
    static constexpr int most_squares = 256;

    Size size;
    /// The squares that a queen covers from each square, its own among them.
    std::vector<std::vector<Index>> covers;
    /// The free squares from which a queen covers each square.
    std::vector<std::vector<Index>> coverers;
    /// The squares that need a cover, those that fewest squares cover first.
    std::vector<Index> order;
    /// The most squares that one queen covers.
    int reach = 0;
};

/// The table of a board of not too many squares. Pawns and walls stop lines and need no cover.
[[nodiscard]] Cover cover_of(const Board& board);

}  // namespace queens
