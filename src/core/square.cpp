// Names of squares and columns.
#include "core/square.hpp"

#include "core/read.hpp"

namespace queens {

namespace {

constexpr int letters = 26;

}  // namespace

std::string column_name(int column) {
    if (column < letters) return {static_cast<char>('a' + column)};
    return std::to_string(column + 1);
}

std::string row_name(int row, Size size) { return std::to_string(size.rows - row); }

std::string square_name(Square square, Size size) {
    const std::string row = std::to_string(size.rows - square.row);
    const std::string separator = square.column < letters ? "" : ".";
    return column_name(square.column) + separator + row;
}

std::optional<Square> square_named(std::string_view name, Size size) {
    if (name.empty()) return std::nullopt;
    Square square{0, name.front() - 'a'};
    std::string_view row = name.substr(1);
    if (const std::size_t dot = name.find('.'); dot != std::string_view::npos) {
        square.column = number_in<int>(name.substr(0, dot)).value_or(0) - 1;
        row = name.substr(dot + 1);
        if (square.column < letters) return std::nullopt;
    } else if (square.column >= letters) {
        return std::nullopt;
    }
    square.row = size.rows - number_in<int>(row).value_or(0);
    if (!size.contains(square)) return std::nullopt;
    return square;
}

}  // namespace queens
