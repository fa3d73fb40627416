// The search for one solution after the other.
//
// Row by row from the top and from left to right, so that the lists of columns come in
// lexicographic order. Three masks of a row say which of its squares are attacked along columns,
// diagonals and anti-diagonals; from one row to the next the diagonals move on by one square, on
// the torus around the edge (Richards 1997). Each row keeps its masks, so that a search can stop
// anywhere and go on later.
#include "symmetry/solutions.hpp"

#include <bit>
#include <cassert>

namespace queens {

Solutions::Solutions(int n, bool torus, int first_columns)
    : n_(n),
      torus_(torus),
      board_((std::uint32_t{1} << n) - 1),
      columns_(static_cast<std::size_t>(n)) {
    assert(1 <= n && n <= largest_listed && 1 <= first_columns && first_columns <= n);
    rows_[0].untried = (std::uint32_t{1} << first_columns) - 1;
}

/// Prepares the row below one with a new queen.
void Solutions::enter(int row, std::uint32_t queen) {
    const Row& above = rows_[static_cast<std::size_t>(row - 1)];
    Row& here = rows_[static_cast<std::size_t>(row)];
    const std::uint32_t diagonals = above.diagonals | queen;
    const std::uint32_t anti_diagonals = above.anti_diagonals | queen;
    here.columns = above.columns | queen;
    here.diagonals = (diagonals << 1) & board_;
    here.anti_diagonals = anti_diagonals >> 1;
    if (torus_) {
        here.diagonals |= diagonals >> (n_ - 1);
        here.anti_diagonals |= (anti_diagonals & 1) << (n_ - 1);
    }
    here.untried = board_ & ~(here.columns | here.diagonals | here.anti_diagonals);
}

Solutions::State Solutions::advance(std::uint64_t steps) {
    while (row_ >= 0) {
        Row& here = rows_[static_cast<std::size_t>(row_)];
        if (here.untried == 0) {
            --row_;
            continue;
        }
        if (steps-- == 0) return State::paused;
        const std::uint32_t queen = here.untried & (~here.untried + 1);
        here.untried ^= queen;
        columns_[static_cast<std::size_t>(row_)] = std::countr_zero(queen);
        if (row_ + 1 == n_) return State::found;
        enter(++row_, queen);
    }
    return State::ended;
}

}  // namespace queens
