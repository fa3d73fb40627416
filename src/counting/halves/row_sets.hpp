// Which rows the queens of the western half have: the sets of rows that are counted.
#pragma once

#include <cstdint>
#include <vector>

#include "counting/halves/halves_kernel.hpp"

namespace queens {

/// Sets of half of 2 * side rows up to complement and reflection.
[[nodiscard]] std::vector<RowSet> classes_of_sets(int side);

/// The sets of side - 1 rows that leave out the row `middle`; their boards count eight times.
[[nodiscard]] std::vector<RowSet> sets_beside(int side, int middle);

/// How many sets `classes_of_sets` and `sets_beside` have.
[[nodiscard]] std::uint32_t number_of_classes(int side);
[[nodiscard]] std::uint32_t number_beside(int side);

/// Brings the sets together that have equally many southern rows, and of these those that have the
/// same: their quadrants are the same or come round again.
void sort_for_neighbours(std::vector<RowSet>& sets, int side);

/// About how much work a set is compared with others of the same board.
///
/// That grows with the pairs of half boards, and these with the placements on the four quadrants.
/// Of the ways to put rooks in the rows of a quadrant, those are placements of queens where no two
/// share a diagonal; two rows do by chance, more often when they are near, and the chances are
/// multiplied as if they were independent. Up to a common factor that is right within a tenth.
class SetWeights {
  public:
    /// For sets of the rows `rows` of a board with quadrants of that side.
    SetWeights(int side, std::uint32_t rows);

    [[nodiscard]] double of(std::uint32_t west_rows) const;
    /// The logarithm of the expected half boards with queens in these rows.
    [[nodiscard]] double half_boards(std::uint32_t rows) const;

  private:
    int side_;
    std::uint32_t rows_;
    /// By the rows of a quadrant, the logarithm of the expected placements.
    std::vector<double> placements_;
};

}  // namespace queens
