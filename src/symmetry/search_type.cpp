// Lines are known by the knight length; right angles are looked for at every queen.
#include "symmetry/search_type.hpp"

#include "symmetry/modulo.hpp"

namespace queens {

namespace {

/// Whether some queen is a knight's move away from two others at a right angle.
bool has_right_angle(const Columns& columns) {
    constexpr std::array<Square, 4> moves{{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}}};
    const int n = static_cast<int>(columns.size());
    const auto stands = [&](int row, int column) {
        return columns[static_cast<std::size_t>(modulo(row, n))] == modulo(column, n);
    };
    for (int row = 0; row < n; ++row) {
        const int column = columns[static_cast<std::size_t>(row)];
        const auto either = [&](Square by) {
            return stands(row + by.row, column + by.column) ||
                   stands(row - by.row, column - by.column);
        };
        for (const Square move : moves) {
            if (either(move) && either({-move.column, move.row})) return true;
        }
    }
    return false;
}

}  // namespace

std::optional<SearchType> search_type_of(const Columns& columns, const Measures& measures) {
    if (measures.neighbour_distance < 2) return std::nullopt;
    if (measures.neighbour_distance > 2) return SearchType::apart;
    if (measures.knight_length > 2) return SearchType::knight_line;
    return has_right_angle(columns) ? SearchType::right_angle : SearchType::pairs;
}

}  // namespace queens
