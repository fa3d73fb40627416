// Chances of pairs of queens, multiplied.
#include "counting/halves/set_finds.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace queens {

SetFinds::SetFinds(const SetWeights& weights, int n, int crossings, std::uint32_t rows,
                   const std::vector<RowSet>& sets)
    : weights_(weights),
      side_(n / 2),
      middle_(n % 2),
      crossings_(crossings),
      rows_(rows),
      apart_(static_cast<std::size_t>(n)),
      shares_(std::size_t{1} << crossings, 1.0) {
    // The more queens of two halves lie well for each other, the better do the others: the chances
    // count more than once. Between 2.5 and 4 the power hardly matters.
    constexpr double power = 3.5;
    for (int lines = 1 + middle_; lines < n; ++lines) {
        const int pairs_of_columns = std::min(lines - middle_, n - lines);
        apart_[static_cast<std::size_t>(lines)] =
            power * std::log1p(-pairs_of_columns / static_cast<double>(side_ * side_));
    }
    if (crossings == 0) return;
    // Rows and columns change places under transposition, so the number of the columns is as likely
    // as that of the rows; boards with the larger number of columns count twice, with the smaller
    // one not at all.
    std::vector<double> likely(shares_.size());
    double all = 0;
    for (const RowSet& set : sets) {
        const double found = boards(set);
        likely[crossed_rows(set.west)] += found;
        all += found;
    }
    double larger = 0;
    for (std::size_t number = likely.size(); number-- > 0;) {
        shares_[number] = (likely[number] + 2 * larger) / all;
        larger += likely[number];
    }
}

double SetFinds::boards(const RowSet& set) const {
    double logarithm = weights_.half_boards(set.west) + weights_.half_boards(rows_ & ~set.west);
    const std::uint32_t west = on_board(set.west);
    const std::uint32_t rows = on_board(rows_);
    for (std::size_t lines = 1; lines < apart_.size(); ++lines) {
        const std::uint32_t pairs = (west ^ west >> lines) & rows & rows >> lines;
        logarithm += std::popcount(pairs) * apart_[lines];
    }
    return set.times * std::exp(logarithm);
}

std::uint32_t SetFinds::on_board(std::uint32_t rows) const {
    const std::uint32_t north = (std::uint32_t{1} << side_) - 1;
    return (rows & north) | (rows & ~north) << middle_;
}

std::uint32_t SetFinds::crossed_rows(std::uint32_t west_rows) const {
    std::uint32_t crossed = 0;
    for (int k = 0; k < crossings_; ++k) {
        const std::uint32_t north = west_rows >> (side_ - 1 - k);
        const std::uint32_t south = west_rows >> (side_ + k);
        crossed = crossed << 1 | ((north ^ south) & 1U);
    }
    return crossed;
}

}  // namespace queens
