// Hui's first program: what it compares, and what it costs to hold everything at once.
//
// For each permutation it takes all pairs of queens, the combinations of 2 out of n, and compares
// the distance of their columns with that of their rows. Hui (1981), "An Initial Solution" and
// "Computational Considerations".
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "symmetry/permutation.hpp"

namespace queens {

/// Two queens by their rows, and how far apart their rows and columns are.
struct PairOfQueens {
    int first = 0;
    int second = 0;
    int rows = 0;
    int columns = 0;

    [[nodiscard]] bool clash() const { return rows == columns; }
};

struct Pairs {
    /// The pairs of the placement, in the order of the combinations.
    std::vector<PairOfQueens> pairs;
    int clashes = 0;
    /// What the paper's `comb` prints: all pairs, a line for each first number; empty for more
    /// queens than `most_listed`.
    std::vector<std::string> list{};
    /// The costs for as many queens, each with its name.
    std::vector<std::pair<std::string, std::string>> costs;
};
/// The most queens whose pairs are listed.
inline constexpr int most_listed = 16;
[[nodiscard]] Pairs pairs_of(const Columns& columns);

}  // namespace queens
