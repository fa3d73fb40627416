// Two ways to check a solution by arithmetic: Gauss' sums (1850) and Günther's determinant (1874).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "symmetry/permutation.hpp"

namespace queens {

struct GaussCheck {
    /// The row of each queen and its column, both from 1, as Gauss wrote them, and the sum and the
    /// difference of the two.
    struct Line {
        int row = 0;
        int column = 0;
        int sum = 0;
        int difference = 0;
        /// Whether another queen has the same.
        bool sum_repeats = false;
        bool difference_repeats = false;
    };
    std::vector<Line> lines;
    std::string verdict;
    /// The queens' factors in the determinant, "a4 e2 ...", and how many of all its terms are
    /// solutions; empty on boards that are larger than `largest_determinant`.
    std::string term;
    std::string terms;
};
[[nodiscard]] GaussCheck gauss_check_of(const Columns& columns);

/// The largest determinant that is written out.
inline constexpr int largest_determinant = 8;

/// What stands in the determinant: the same letter along each anti-diagonal, the same number along
/// each diagonal.
[[nodiscard]] std::string determinant_entry(Square square, int n);

}  // namespace queens
