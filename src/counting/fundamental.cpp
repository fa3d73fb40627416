// Solutions that a turn of the board maps to themselves, and the fundamental count from the total.
//
// The search fills the first row that has no queen. Each queen brings its images under the turn
// with it: two in all under the half turn, four under the quarter turn, one in the centre. What
// stands on the board is thus always its own image, and only the images of one queen have to be
// compared with each other.
#include "counting/fundamental.hpp"

#include <bit>
#include <cassert>

namespace queens {

namespace {

/// The occupied lines of a board, as bits from the first row, column, diagonal and anti-diagonal.
struct Occupied {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint64_t diagonals = 0;
    std::uint64_t anti_diagonals = 0;
};

class Turned {
  public:
    Turned(int n, bool quarter) : n_(n), quarter_(quarter) {}

    /// Counts the completions of a board that the turn maps to itself.
    [[nodiscard]] std::uint64_t count(const Occupied& occupied) const {
        const int row = std::countr_one(occupied.rows);
        if (row == n_) return 1;
        std::uint64_t sum = 0;
        // The reflection of a solution is another one, so that half of the first row is enough.
        const int columns = row == 0 && n_ > 1 ? n_ / 2 : n_;
        for (std::uint32_t free = free_squares(occupied, row, columns); free != 0;
             free &= free - 1) {
            Occupied next = occupied;
            if (place(next, row, std::countr_zero(free))) sum += count(next);
        }
        return columns < n_ ? 2 * sum : sum;
    }

  private:
    [[nodiscard]] std::uint32_t free_squares(const Occupied& occupied, int row, int columns) const {
        const std::uint32_t board = (std::uint32_t{1} << columns) - 1;
        return board & ~(occupied.columns |
                         static_cast<std::uint32_t>(occupied.diagonals >> (n_ - 1 - row)) |
                         static_cast<std::uint32_t>(occupied.anti_diagonals >> row));
    }

    /// Puts a queen and its images on the board; says whether no two of them attack each other.
    [[nodiscard]] bool place(Occupied& occupied, int row, int column) const {
        const int first_row = row;
        const int first_column = column;
        do {
            const std::uint64_t diagonal = std::uint64_t{1} << (column - row + n_ - 1);
            const std::uint64_t anti_diagonal = std::uint64_t{1} << (column + row);
            const std::uint32_t row_bit = std::uint32_t{1} << row;
            const std::uint32_t column_bit = std::uint32_t{1} << column;
            if ((occupied.rows & row_bit) != 0 || (occupied.columns & column_bit) != 0 ||
                (occupied.diagonals & diagonal) != 0 ||
                (occupied.anti_diagonals & anti_diagonal) != 0) {
                return false;
            }
            occupied.rows |= row_bit;
            occupied.columns |= column_bit;
            occupied.diagonals |= diagonal;
            occupied.anti_diagonals |= anti_diagonal;
            const int old_row = row;
            row = quarter_ ? column : n_ - 1 - row;
            column = n_ - 1 - (quarter_ ? old_row : column);
        } while (row != first_row || column != first_column);
        return true;
    }

    int n_;
    bool quarter_;
};

}  // namespace

std::uint64_t count_half_turn(int n) {
    assert(1 <= n && n <= largest_symmetric);
    return Turned(n, false).count({});
}

std::uint64_t count_quarter_turn(int n) {
    assert(1 <= n && n <= largest_symmetric);
    return Turned(n, true).count({});
}

std::optional<SymmetricCounts> symmetric_of(const Task& task, std::uint64_t total, int largest) {
    const bool plane_square = task.surface == Surface{} && task.size.is_square();
    if (!is_plain(task) || !plane_square || task.size.rows > largest) return std::nullopt;
    const int n = task.size.rows;
    SymmetricCounts counts{total, count_half_turn(n), count_quarter_turn(n)};
    if (n > 1) counts.fundamental = (total + counts.half_turn + 2 * counts.quarter_turn) / 8;
    return counts;
}

}  // namespace queens
