// A row of queens and pawns as bits: what attacks it from above, and what stands in it.
#pragma once

#include <cstdint>

namespace queens {

/// The bit of a column, which is below 64.
[[nodiscard]] constexpr std::uint64_t column_bit(int column) { return std::uint64_t{1} << column; }

struct PawnRow {
    /// The squares that queens attack from above along columns and both kinds of diagonals.
    std::uint64_t column = 0;
    std::uint64_t diagonal = 0;
    std::uint64_t anti_diagonal = 0;
    std::uint64_t queens = 0;
    std::uint64_t pawns = 0;

    [[nodiscard]] constexpr std::uint64_t attacked() const {
        return column | diagonal | anti_diagonal;
    }
    /// The columns whose last piece, this row included, is a queen.
    [[nodiscard]] constexpr std::uint64_t closed_columns() const { return passes(column); }

    /// Takes over the attacks from the row above, which its pawns stop.
    constexpr void follow(const PawnRow& above) {
        column = above.passes(above.column);
        diagonal = above.passes(above.diagonal) << 1U;
        anti_diagonal = above.passes(above.anti_diagonal) >> 1U;
    }

  private:
    [[nodiscard]] constexpr std::uint64_t passes(std::uint64_t from_above) const {
        return (from_above | queens) & ~pawns;
    }
};

}  // namespace queens
