// The straight strokes in which the lines and jumps of pieces are drawn on the sheet.
#pragma once

#include <compare>
#include <vector>

#include "core/board.hpp"
#include "core/surface.hpp"

namespace queens {

/// A point of the sheet in quarters of a square, from the middle of the upper left square: lines
/// cross edges after half a step, a knight's jump also after one or three quarters.
struct SheetPoint {
    int row = 0;
    int column = 0;

    friend constexpr auto operator<=>(const SheetPoint&, const SheetPoint&) = default;
};

[[nodiscard]] constexpr SheetPoint middle_of(Square square) {
    return {4 * square.row, 4 * square.column};
}
/// The point that number of quarters of a step further on.
[[nodiscard]] constexpr SheetPoint further(SheetPoint from, Direction direction, int quarters) {
    return {from.row + quarters * direction.row, from.column + quarters * direction.column};
}

/// A straight stroke on the sheet. It begins and ends in the middle of a square or, where the line
/// goes on over a joined edge, at that edge; the next stroke then begins where it comes in again.
struct Stroke {
    SheetPoint from;
    SheetPoint to;
    Direction direction;
    bool from_edge = false;
    bool to_edge = false;

    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// A line that has not left the middle of its first square yet.
[[nodiscard]] inline std::vector<Stroke> line_at(const Ray& start) {
    return {{middle_of(start.square), middle_of(start.square), start.direction}};
}
/// Prolongs a line, of one stroke at least, by a step that did not end and led to that ray.
void prolong(std::vector<Stroke>& line, const Ray& ray, Step step);

/// The lines and jumps of a piece on `from` cut at the joined edges, in the order a ray runs
/// through them. A line that closes is given once, not once for each of its two directions.
[[nodiscard]] std::vector<Stroke> strokes_from(const Board& board, Square from, Piece piece);

/// The straight way from a square to where that direction leads, cut at the joined edges. It leaves
/// the sheet over joined edges only.
[[nodiscard]] std::vector<Stroke> strokes_of_way(const Board& board, Square from, Direction way);

/// The shortest line along which the piece on one of two squares attacks the other, of equal ones
/// that with the fewest edges; empty if none does.
[[nodiscard]] std::vector<Stroke> strokes_between(const Board& board, Square from, Square to);

}  // namespace queens
