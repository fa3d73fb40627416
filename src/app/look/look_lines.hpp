// The lines of a look: those of the selected piece, and those between pieces in conflict.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "app/look/look.hpp"

namespace queens {

/// The numbers of the places where lines cross joined edges: one for each place, whichever line
/// crosses there and whichever way.
class Crossings {
  public:
    /// The number of the crossing from one stroke of a line to its next.
    [[nodiscard]] int number(const Stroke& out, const Stroke& in);

  private:
    std::map<std::array<int, 4>, int> numbers_;
};

/// Adds the lines of the piece on a square, which is marked as selected.
void add_lines_of(Look& look, Crossings& crossings, Square square);

/// Adds the lines of all pieces but that one; where there are too many to be told apart, those of
/// the upper rows.
void add_all_lines(Look& look, Crossings& crossings, std::optional<Square> but);

/// Adds the lines between pieces in conflict, rings around these pieces, and in how many conflicts
/// each of them is.
void add_conflicts(Look& look, Crossings& crossings, const Conflicts& conflicts);

/// Adds the conflicts that the queens of a permutation have on the torus, of which some are none on
/// the plane. Nothing if the board is no permutation, or too large to be drawn so.
void add_conflicts_around(Look& look, Crossings& crossings);

/// Adds a line of attack.
void add_strokes(Look& look, Crossings& crossings, const std::vector<Stroke>& strokes);

/// Adds what a pawn on that square cuts off of the line from another.
void add_cut_line(Look& look, const Board& before, Square from, Square pawn);

/// The strokes of a line of squares that a ray meets one after the other, across joined edges.
[[nodiscard]] std::vector<Stroke> strokes_of(const Board& board, const LineOfSquares& line);

}  // namespace queens
