// Names of squares and columns.
#include "core/square.hpp"

#include "core/read.hpp"

namespace queens {

namespace {

constexpr int letters = 26;

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

/// The column of that name, from 0; the name is made of at most four letters.
int column_named(std::string_view name) {
    int column = 0;
    for (const char letter : name) column = letters * column + (letter - 'a') + 1;
    return column - 1;
}

}  // namespace

std::string column_name(int column) {
    const std::string before = column < letters ? "" : column_name(column / letters - 1);
    return before + static_cast<char>('a' + column % letters);
}

std::string row_name(int row, Size size) { return std::to_string(size.rows - row); }

std::string square_name(Square square, Size size) {
    return column_name(square.column) + row_name(square.row, size);
}

std::vector<std::string> square_names(const std::vector<Square>& squares, Size size) {
    std::vector<std::string> names;
    names.reserve(squares.size());
    for (const Square square : squares) names.push_back(square_name(square, size));
    return names;
}

std::optional<Square> square_named(std::string_view name, Size size) {
    constexpr std::size_t longest = 4;
    std::size_t length = 0;
    while (length < name.size() && is_letter(name[length])) ++length;
    if (length > longest) return std::nullopt;
    const auto row = number_in<unsigned>(name.substr(length)).value_or(0);
    if (row > static_cast<unsigned>(size.rows)) return std::nullopt;
    const Square square{size.rows - static_cast<int>(row), column_named(name.substr(0, length))};
    if (!size.contains(square)) return std::nullopt;
    return square;
}

}  // namespace queens
