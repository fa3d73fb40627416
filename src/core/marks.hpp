// Marks: squares that somebody has crossed out because nothing is to stand there. They belong to
// whoever looks at the board: no solver, count or verdict asks for them.
#pragma once

#include <vector>

#include "core/board.hpp"
#include "core/regions.hpp"

namespace queens {

/// Row by row from the top left, each once.
using Marks = std::vector<Square>;

/// A board with its marks, and with its regions if it is a garden.
struct MarkedBoard {
    Board board;
    Marks marks{};
    Regions regions{};

    friend bool operator==(const MarkedBoard&, const MarkedBoard&) = default;
};

[[nodiscard]] bool is_marked(const Marks& marks, Square square);

/// The marks once all of these squares, in any order, have one or, if not `on`, none of them has.
[[nodiscard]] Marks with_marks(const Marks& marks, std::vector<Square> squares, bool on);

/// The marks on empty squares of the board, without all others.
[[nodiscard]] Marks fitting(Marks marks, const Board& board);

}  // namespace queens
