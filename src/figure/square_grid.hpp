// Where the squares of a board are in a picture of it, also where it is seen in the mirror.
#pragma once

#include "app/state/zoom.hpp"
#include "core/board.hpp"
#include "figure/canvas.hpp"

namespace queens {

struct SquareGrid {
    Size size;
    /// The upper left corner of what is seen, and the side of a square.
    Point low{};
    float side = 1;
    Mirroring mirroring{};
    /// The rows and columns that are drawn, as they are seen: the first square, and one row and
    /// column past the last.
    Square first{0, 0};
    Square past{size.rows, size.columns};

    [[nodiscard]] Point high() const {
        return {low.x + side * static_cast<float>(size.columns),
                low.y + side * static_cast<float>(size.rows)};
    }

    /// The square that is seen where this one would be, were nothing mirrored; and the other way
    /// round.
    [[nodiscard]] Square mirrored(Square square) const {
        return {mirroring.rows ? size.rows - 1 - square.row : square.row,
                mirroring.columns ? size.columns - 1 - square.column : square.column};
    }

    /// Whether a square is among those that are drawn.
    [[nodiscard]] bool draws(Square square) const {
        const Square seen = mirrored(square);
        return seen.row >= first.row && seen.row < past.row && seen.column >= first.column &&
               seen.column < past.column;
    }

    /// A point by how many squares it is to the right of the board's upper left corner and below
    /// it; it may be outside the board.
    [[nodiscard]] Point point(Point squares) const {
        const float right =
            mirroring.columns ? static_cast<float>(size.columns) - squares.x : squares.x;
        const float down = mirroring.rows ? static_cast<float>(size.rows) - squares.y : squares.y;
        return {low.x + side * right, low.y + side * down};
    }

    /// The upper left corner of a square as it is seen, its middle, and all of it.
    [[nodiscard]] Point corner(Square square) const {
        const Square seen = mirrored(square);
        return {low.x + side * static_cast<float>(seen.column),
                low.y + side * static_cast<float>(seen.row)};
    }
    [[nodiscard]] Point centre(Square square) const {
        return corner(square) + Point{side / 2, side / 2};
    }
    [[nodiscard]] Rectangle area(Square square) const {
        const Point at = corner(square);
        return {at, at + Point{side, side}};
    }

    /// Calls visit(square) for every square that is drawn.
    template <class Visit>
    void for_each(Visit visit) const {
        for (int row = first.row; row < past.row; ++row) {
            for (int column = first.column; column < past.column; ++column) {
                visit(mirrored({row, column}));
            }
        }
    }
};

}  // namespace queens
