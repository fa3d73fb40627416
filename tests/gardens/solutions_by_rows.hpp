// A plain search for the solutions of a garden, row by row, by differences of rows and columns. It
// shares no code with the search of the product.
#pragma once

#include <utility>
#include <vector>

#include "gardens/solutions.hpp"

namespace queens {

/// It knows a garden only by its numbers.
class RowByRow {
  public:
    RowByRow(const Garden& garden, std::size_t most) : garden_(garden), most_(most) {}

    std::vector<GardenSolution> run() {
        extend(0, 0);
        return std::move(solutions_);
    }

  private:
    void extend(unsigned columns, unsigned regions) {
        const int row = static_cast<int>(placed_.size());
        if (row == garden_.n) {
            solutions_.push_back(placed_);
            return;
        }
        for (int column = 0; column < garden_.n && solutions_.size() < most_; ++column) {
            const auto square = static_cast<std::size_t>(row * garden_.n + column);
            const unsigned region = 1U << garden_.regions[square];
            if ((columns >> column & 1U) != 0 || (regions & region) != 0) continue;
            if (clashes(row, column)) continue;
            placed_.push_back(column);
            extend(columns | 1U << column, regions | region);
            placed_.pop_back();
        }
    }

    [[nodiscard]] bool clashes(int row, int column) const {
        for (int above = 0; above < row; ++above) {
            const int across = column - placed_[static_cast<std::size_t>(above)];
            if (clash(row - above, across)) return true;
        }
        return false;
    }

    /// Whether two queens that many rows and columns apart may not stand together.
    [[nodiscard]] bool clash(int rows, int columns) const {
        const int n = garden_.n;
        const bool sides = garden_.surface.sides != Join::open;
        const bool ends = garden_.surface.ends != Join::open;
        if (garden_.rule == GardenRule::touch) {
            return nearest(rows, ends) == 1 && nearest(columns, sides) == 1;
        }
        const bool joined = sides || ends;
        return joined ? (columns - rows) % n == 0 || (columns + rows) % n == 0
                      : columns == rows || columns == -rows;
    }

    /// How far apart on a line of n squares, which may be closed.
    [[nodiscard]] int nearest(int apart, bool closed) const {
        const int distance = apart < 0 ? -apart : apart;
        return closed && garden_.n - distance < distance ? garden_.n - distance : distance;
    }

    const Garden& garden_;
    std::size_t most_;
    GardenSolution placed_;
    std::vector<GardenSolution> solutions_;
};

/// Up to `most` solutions, in the order of their columns.
inline std::vector<GardenSolution> solutions_by_rows(const Garden& garden, std::size_t most) {
    return RowByRow(garden, most).run();
}

}  // namespace queens
