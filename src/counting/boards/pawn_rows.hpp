// The ways to fill a row with queens and pawns, no queen attacking another, over bitmasks.
//
// In every row and column queens and pawns alternate, and queens come first and last: two queens
// need a pawn between them, and with k pawns for k more queens than lines no pawn may be wasted. So
// a row with some pawns has one queen more. A pawn stands where a queen attacks down its column,
// and takes the attacks along the column and the diagonals off its square, for the rows below.
#pragma once

#include <bit>
#include <cstdint>

namespace queens {

/// Some rows from the top that hold their queens and pawns: what they attack in the next row, and
/// what is still to be placed.
struct PawnPosition {
    std::uint32_t columns = 0;
    std::uint32_t diagonals = 0;
    std::uint32_t anti_diagonals = 0;
    int rows = 0;
    int pawns = 0;

    [[nodiscard]] std::uint32_t attacked() const { return columns | diagonals | anti_diagonals; }
};

/// A row: where its queens and its pawns stand, a bit for each column.
struct FilledRow {
    std::uint32_t queens = 0;
    std::uint32_t pawns = 0;
};

/// The position after that row, with that number of pawns left.
[[nodiscard]] inline PawnPosition position_below(const PawnPosition& position, FilledRow row,
                                                 int pawns) {
    return {(position.columns | row.queens) & ~row.pawns,
            ((position.diagonals | row.queens) & ~row.pawns) << 1,
            ((position.anti_diagonals | row.queens) & ~row.pawns) >> 1, position.rows - 1, pawns};
}

/// Calls found(row, pawns left) for the row, whose last queen is `last`, and for all that have more
/// pawns and queens on its right, where `pawns` are left and at most `later` of them may stay so.
template <class Found>
void extend_pawn_row(const PawnPosition& position, std::uint32_t free, FilledRow row,
                     std::uint32_t last, int pawns, int later, Found& found) {
    /// The bits above one bit.
    const auto beyond = [](std::uint32_t square) { return ~(square | (square - 1)); };
    if (pawns <= later) found(row, pawns);
    if (pawns == 0) return;
    const std::uint32_t squares_beyond = free & beyond(last);
    if (squares_beyond == 0) return;
    // A pawn needs a queen behind it.
    const std::uint32_t before = std::bit_floor(squares_beyond) - 1;
    for (std::uint32_t places = position.columns & beyond(last) & before; places != 0;
         places &= places - 1) {
        const std::uint32_t pawn = places & (~places + 1);
        for (std::uint32_t squares = squares_beyond & beyond(pawn); squares != 0;
             squares &= squares - 1) {
            const std::uint32_t queen = squares & (~squares + 1);
            extend_pawn_row(position, free, {row.queens | queen, row.pawns | pawn}, queen,
                            pawns - 1, later, found);
        }
    }
}

/// Calls found(row, pawns left) for every way to fill the next row with queens on `free` squares,
/// which none attacks. The last row cannot hold a pawn, so that the row before it holds all that
/// are left.
template <class Found>
void for_each_pawn_row(const PawnPosition& position, std::uint32_t free, Found found) {
    const int pawns = position.rows > 1 ? position.pawns : 0;
    const int later = position.rows > 2 ? position.pawns : 0;
    for (std::uint32_t squares = free; squares != 0; squares &= squares - 1) {
        const std::uint32_t queen = squares & (~squares + 1);
        extend_pawn_row(position, free, {queen, 0}, queen, pawns, later, found);
    }
}

}  // namespace queens
