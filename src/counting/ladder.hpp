// The ladder of ideas: how many arrangements of n queens there are to be looked at, from trying
// everything down to backtracking.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/sentence.hpp"

namespace queens {

/// An idea and what it leaves to be looked at.
struct Rung {
    Sentence idea;
    /// Exact up to 2^53, rounded beyond.
    double arrangements = 0;
};

/// The largest board whose search tree is counted to the end for its rung.
inline constexpr int largest_ladder = 12;

/// The rungs for n queens on the n x n board, 1 <= n <= largest_ladder: queens on any squares,
/// on different squares, as sets of squares, one in each row, one in each row and column, and the
/// queens placed by backtracking, with the empty board. For n = 8 these are 64^8, 64!/56!,
/// C(64,8), 8^8, 8! and 2057, which Knuth counts, too.
[[nodiscard]] std::vector<Rung> ladder(int n);

}  // namespace queens
