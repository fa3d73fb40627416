// Squares and sizes of boards, and the names players give to squares.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

/// The largest number of rows or columns of a board.
inline constexpr int largest_side = 1024;

/// A square: row 0 is at the top, column 0 at the left.
struct Square {
    int row = 0;
    int column = 0;

    friend constexpr auto operator<=>(const Square&, const Square&) = default;
};

/// The size of a board, 1 to `largest_side` each way.
struct Size {
    int columns = 8;
    int rows = 8;

    [[nodiscard]] constexpr int area() const { return columns * rows; }
    [[nodiscard]] constexpr int shorter() const { return columns < rows ? columns : rows; }
    [[nodiscard]] constexpr bool is_square() const { return columns == rows; }
    [[nodiscard]] constexpr bool contains(Square s) const {
        return s.row >= 0 && s.row < rows && s.column >= 0 && s.column < columns;
    }
    /// Row by row from the top left corner: 0 .. area() - 1.
    [[nodiscard]] constexpr int index(Square s) const { return s.row * columns + s.column; }
    [[nodiscard]] constexpr Square square(int index) const {
        return {index / columns, index % columns};
    }

    friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// Whether both sides lie in 1 .. largest_side.
[[nodiscard]] constexpr bool is_valid(Size size) {
    return size.columns >= 1 && size.columns <= largest_side && size.rows >= 1 &&
           size.rows <= largest_side;
}

/// The column as players and spreadsheets write it: a to z, then aa, ab and so on to amj.
[[nodiscard]] std::string column_name(int column);

/// The row as players write it, 1 at the bottom.
[[nodiscard]] std::string row_name(int row, Size size);

/// The square as players write it, "a1" at the bottom left.
[[nodiscard]] std::string square_name(Square square, Size size);
[[nodiscard]] std::vector<std::string> square_names(const std::vector<Square>& squares, Size size);

/// The square of that name, nothing if the board has none so called.
[[nodiscard]] std::optional<Square> square_named(std::string_view name, Size size);

}  // namespace queens
