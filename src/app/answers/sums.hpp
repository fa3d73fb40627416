// The sums s - x and s + x of a permutation around the torus, linear solutions, and the chain that
// it stands in. Dubreuil & Koehnen (2022), theorem 4.4 and section 4.3.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "symmetry/linked.hpp"

namespace queens {

/// A list s + kx, and whether it is a permutation, so that it can be placed.
struct RowSum {
    Columns columns;
    bool permutation = false;
};

struct RowSums {
    /// s - x, s and s + x.
    std::array<RowSum, 3> sums;
    /// What they say about the torus, and whether that torus has solutions at all.
    std::string verdict;
    std::string condition;
    /// The factors of the linear solutions of the torus, at most `most_factors`, and the linear
    /// form of the permutation if it has one.
    std::vector<int> factors;
    std::optional<LinearForm> form;
    /// The chain of solutions through it, empty if it is no solution of the torus.
    std::vector<Columns> chain;
};
inline constexpr std::size_t most_factors = 12;

[[nodiscard]] RowSums row_sums_of(const Columns& columns);

}  // namespace queens
