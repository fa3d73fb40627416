// About how many boards a row set is going to find, before it is counted.
#pragma once

#include <cstdint>
#include <vector>

#include "counting/halves/row_sets.hpp"

namespace queens {

/// About how many boards the sets of a board find, each compared with the others.
///
/// A board is a pair of half boards without a common diagonal. Of the first there are as many as
/// `SetWeights` says. Whether two queens in different halves share a diagonal depends on how far
/// their rows are apart: by chance their columns are just as far apart, and the chances of all such
/// pairs are multiplied as if they were independent, to a power that was found by trying it. Where
/// transposes are counted together, a set also finds more or fewer boards by the rows that are
/// crossed in it (`matching.hpp`).
///
/// For single row sets of 16, 18 and 20 rows this leaves a standard deviation of some 0.3 of the
/// expected number, where the work of a set alone would leave 0.7.
class SetFinds {
  public:
    /// For sets of the rows `rows` of a board of n rows; `crossings` as in `HalvesWork`. The
    /// weights must stay.
    SetFinds(const SetWeights& weights, int n, int crossings, std::uint32_t rows,
             const std::vector<RowSet>& sets);

    [[nodiscard]] double of(const RowSet& set) const {
        return boards(set) * shares_[crossed_rows(set.west)];
    }

  private:
    /// Without regard to transposes.
    [[nodiscard]] double boards(const RowSet& set) const;
    [[nodiscard]] std::uint32_t crossed_rows(std::uint32_t west_rows) const;
    /// The rows as the board counts them, a middle row among them.
    [[nodiscard]] std::uint32_t on_board(std::uint32_t rows) const;

    const SetWeights& weights_;
    int side_;
    int middle_;  ///< how many rows and columns are in the middle, 0 or 1
    int crossings_;
    std::uint32_t rows_;
    /// By the rows between two queens in different halves, the logarithm of the chance that they
    /// share no diagonal.
    std::vector<double> apart_;
    /// By the number of the crossed rows, how many times a board of the set counts on average.
    std::vector<double> shares_;
};

}  // namespace queens
