// Pairs of numbers, and the squares they mean.
#include "core/read.hpp"

namespace queens {

std::optional<NumberPair> number_pair_in(std::string_view text, char between) {
    const std::size_t middle = text.find(between);
    if (middle == std::string_view::npos) return std::nullopt;
    const auto first = number_in<std::uint64_t>(text.substr(0, middle));
    const auto second = number_in<std::uint64_t>(text.substr(middle + 1));
    if (!first || !second) return std::nullopt;
    return NumberPair{*first, *second};
}

std::optional<Square> square_in(std::string_view text, Size size) {
    const auto pair = number_pair_in(text, '-');
    if (!pair) return std::nullopt;
    const auto [column, row] = *pair;
    const auto fits = [](std::uint64_t number, int side) {
        return number >= 1 && number <= static_cast<std::uint64_t>(side);
    };
    if (!fits(column, size.columns) || !fits(row, size.rows)) return std::nullopt;
    return Square{size.rows - static_cast<int>(row), static_cast<int>(column) - 1};
}

}  // namespace queens
