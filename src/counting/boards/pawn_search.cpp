// Row by row over bitmasks, as on the plane, with pawns that open lines again.
//
// In every row and column queens and pawns alternate, and queens come first and last: two queens
// need a pawn between them, and with k pawns for k more queens than lines no pawn may be wasted. So
// a row with some pawns has one queen more. A pawn stands where a queen attacks down its column,
// and takes the attacks along the column and the diagonals off its square, for the rows below.
//
// Chatham and others (2006) ask the question; the method is the plane's (Richards 1997).
#include "counting/boards/pawn_search.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "symmetry/sheet_motion.hpp"

namespace queens {

namespace {

/// The bits above the highest one of `square`, which is one bit.
std::uint32_t beyond(std::uint32_t square) { return ~(square | (square - 1)); }

}  // namespace

PawnPosition PawnSearch::below(const PawnPosition& position, Row row, int pawns) {
    return {(position.columns | row.queens) & ~row.pawns,
            ((position.diagonals | row.queens) & ~row.pawns) << 1,
            ((position.anti_diagonals | row.queens) & ~row.pawns) >> 1, position.rows - 1, pawns};
}

/// Calls found(row, pawns left) for the row, whose last queen is `last`, and for all that have more
/// pawns and queens on its right, where `pawns` are left and at most `later` of them may stay so.
template <class Found>
void PawnSearch::extend(const PawnPosition& position, std::uint32_t free, Row row,
                        std::uint32_t last, int pawns, int later, Found& found) const {
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
            extend(position, free, {row.queens | queen, row.pawns | pawn}, queen, pawns - 1, later,
                   found);
        }
    }
}

/// Calls found(row, pawns left) for every way to fill the next row. The last row cannot hold a
/// pawn, so that the row before it holds all that are left.
template <class Found>
void PawnSearch::for_each_row(const PawnPosition& position, Found found) const {
    const std::uint32_t free = this->free(position);
    const int pawns = position.rows > 1 ? position.pawns : 0;
    const int later = position.rows > 2 ? position.pawns : 0;
    for (std::uint32_t squares = free; squares != 0; squares &= squares - 1) {
        const std::uint32_t queen = squares & (~squares + 1);
        extend(position, free, {queen, 0}, queen, pawns, later, found);
    }
}

std::vector<int> PawnSearch::moves(const PawnPosition& position) const {
    std::vector<int> moves;
    if (position.rows == 0) return moves;
    for_each_row(position, [&](Row, int) { moves.push_back(static_cast<int>(moves.size())); });
    return moves;
}

void PawnSearch::play(PawnPosition& position, int move) const {
    PawnPosition next;
    for_each_row(position, [&](Row row, int pawns) {
        if (move-- == 0) next = below(position, row, pawns);
    });
    position = next;
}

Completions PawnSearch::count(const PawnPosition& position) const {
    if (position.rows == 0) return {position.pawns == 0 ? 1U : 0U, 0};
    Completions found;
    if (free(position) != 0) search(position, found);
    return found;
}

/// At least one row is to be filled, and it has a free square.
void PawnSearch::search(const PawnPosition& position, Completions& found) const {
    if (position.rows == 1) {
        const auto last = static_cast<std::uint64_t>(std::popcount(free(position)));
        found.count += last;
        found.nodes += last;
        return;
    }
    for_each_row(position, [&](Row row, int pawns) {
        ++found.nodes;
        const PawnPosition next = below(position, row, pawns);
        if (free(next) != 0) search(next, found);
    });
}

std::uint64_t PawnSearch::count_fundamental() const {
    std::vector<Row> rows;
    return count_least(start(), rows);
}

std::uint64_t PawnSearch::count_least(const PawnPosition& position, std::vector<Row>& rows) const {
    if (position.rows == 0) return position.pawns == 0 && is_least(rows) ? 1 : 0;
    std::uint64_t count = 0;
    for_each_row(position, [&](Row row, int pawns) {
        rows.push_back(row);
        count += count_least(below(position, row, pawns), rows);
        rows.pop_back();
    });
    return count;
}

/// Whether no rotation or reflection makes a lesser placement, row by row, of this one.
bool PawnSearch::is_least(const std::vector<Row>& rows) const {
    const Size size{n_, n_};
    for (const SheetMotion& motion : sheet_motions) {
        std::vector<Row> image(rows.size());
        for (int row = 0; row < n_; ++row) {
            const Row& from = rows[static_cast<std::size_t>(row)];
            for (int column = 0; column < n_; ++column) {
                const Square to = motion({row, column}, size);
                Row& there = image[static_cast<std::size_t>(to.row)];
                there.queens |= (from.queens >> column & 1) << to.column;
                there.pawns |= (from.pawns >> column & 1) << to.column;
            }
        }
        const auto order = [](const Row& a, const Row& b) {
            return a.queens != b.queens ? a.queens < b.queens : a.pawns < b.pawns;
        };
        if (std::lexicographical_compare(image.begin(), image.end(), rows.begin(), rows.end(),
                                         order)) {
            return false;
        }
    }
    return true;
}

}  // namespace queens
