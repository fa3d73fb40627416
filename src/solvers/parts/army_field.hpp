// The squares of two armies, queens and knights, and where their pieces hinder each other.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/board.hpp"

namespace queens {

struct ArmyField {
    using Index = std::uint16_t;
    using SquareLists = std::vector<std::vector<Index>>;

    /// The empty squares of a board; the first army is that of the queens or that of the knights.
    ArmyField(const Board& board, bool knights_first);

    Size size;
    std::array<Piece, 2> armies{Piece::queen, Piece::knight};
    /// The squares that may be taken, in order, with their rows and columns.
    std::vector<Index> squares;
    std::vector<std::array<std::int32_t, 2>> lines;
    int line_count = 0;
    /// Where a piece of the second army may not stand when one of the first stands on a square.
    std::array<std::array<SquareLists, 2>, 2> hindered;
};

}  // namespace queens
