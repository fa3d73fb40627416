// Queens one in each column of a plane board, with the number of queens on every row and diagonal,
// so that the attacks on a square are known without looking at the queens.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/square.hpp"

namespace queens {

/// The square of a column's queen.
[[nodiscard]] constexpr Square square_at(std::uint32_t column, std::uint32_t row) {
    return {static_cast<int>(row), static_cast<int>(column)};
}

class QueenColumns {
  public:
    /// The row of a column without a queen.
    static constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();

    /// Without queens. The longer side is at most 2^30.
    QueenColumns(std::uint32_t columns, std::uint32_t rows)
        : rows_by_column_(columns, nowhere),
          on_row_(rows, 0),
          on_diagonal_(columns + rows - 1, 0),
          on_anti_diagonal_(columns + rows - 1, 0) {}

    [[nodiscard]] std::uint32_t columns() const {
        return static_cast<std::uint32_t>(rows_by_column_.size());
    }
    [[nodiscard]] std::uint32_t rows() const { return static_cast<std::uint32_t>(on_row_.size()); }
    /// The row of the queen in each column, `nowhere` if there is none.
    [[nodiscard]] std::span<const std::uint32_t> rows_by_column() const { return rows_by_column_; }
    [[nodiscard]] std::uint32_t row_of(std::uint32_t column) const {
        return rows_by_column_[column];
    }
    [[nodiscard]] std::uint32_t on_row(std::uint32_t row) const { return on_row_[row]; }

    /// How many queens would attack one on this square of a column without a queen.
    [[nodiscard]] std::uint32_t attackers(std::uint32_t column, std::uint32_t row) const {
        return on_row_[row] + on_diagonal_[diagonal(column, row)] + on_anti_diagonal_[column + row];
    }
    /// How many queens attack the one in this column.
    [[nodiscard]] std::uint32_t attackers(std::uint32_t column) const {
        return attackers(column, rows_by_column_[column]) - 3;
    }
    /// How many pairs of queens attack each other.
    [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }

    /// Puts a queen into a column without one.
    void put(std::uint32_t column, std::uint32_t row) {
        conflicts_ += attackers(column, row);
        rows_by_column_[column] = row;
        ++on_row_[row];
        ++on_diagonal_[diagonal(column, row)];
        ++on_anti_diagonal_[column + row];
    }
    /// Takes the queen of a column off and returns its row.
    std::uint32_t take(std::uint32_t column) {
        const std::uint32_t row = rows_by_column_[column];
        rows_by_column_[column] = nowhere;
        --on_row_[row];
        --on_diagonal_[diagonal(column, row)];
        --on_anti_diagonal_[column + row];
        conflicts_ -= attackers(column, row);
        return row;
    }

    /// The bytes that a copy takes.
    [[nodiscard]] std::size_t memory() const {
        return sizeof(std::uint32_t) * (rows_by_column_.size() + on_row_.size() +
                                        on_diagonal_.size() + on_anti_diagonal_.size());
    }

  private:
    [[nodiscard]] std::uint32_t diagonal(std::uint32_t column, std::uint32_t row) const {
        return column + rows() - 1 - row;
    }

    std::vector<std::uint32_t> rows_by_column_;
    std::vector<std::uint32_t> on_row_;
    std::vector<std::uint32_t> on_diagonal_;
    std::vector<std::uint32_t> on_anti_diagonal_;
    std::uint64_t conflicts_ = 0;
};

}  // namespace queens
