// Linked solutions of the torus: s, s + x and s - x, linear solutions, and the chains they form.
// Dubreuil & Koehnen (2022), theorem 4.4 and section 4.3.
//
// Write x for the list 0 .. n - 1 and add lists row by row, modulo n. A permutation s is a solution
// of the torus exactly when s + x and s - x are permutations too (these are the anti-diagonals and
// diagonals of its queens), and there are such s exactly when 2 and 3 do not divide n: then twice
// x is one. Summing s + x over all rows shows that n is odd, and summing the squares of s + x and
// s - x that 3 does not divide it.
//
// The paper says that there are always two solutions s and s + x. That is so for n = 5, where all
// ten fall into pairs. For n = 7 all 28 stand in chains of four, s to s + 3x, and for n = 11 all 88
// in chains of eight; for n = 13 most solutions are alone.
#pragma once

#include <optional>
#include <vector>

#include "symmetry/modulo.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

/// s + k x modulo n; no permutation in general.
[[nodiscard]] Columns with_rows_added(const Columns& columns, int times);

/// Whether s + x and s - x are permutations: both exactly when s is a solution of the torus.
struct Sums {
    bool plus = false;
    bool minus = false;

    friend bool operator==(const Sums&, const Sums&) = default;
};
[[nodiscard]] Sums sums_of(const Columns& columns);

/// The list i -> factor * i + start modulo n.
struct LinearForm {
    int factor = 0;
    int start = 0;

    friend bool operator==(const LinearForm&, const LinearForm&) = default;
};

/// The numbers of a linear list, nothing for other lists.
[[nodiscard]] std::optional<LinearForm> linear_form(const Columns& columns);
[[nodiscard]] Columns linear(int n, LinearForm form);

/// Whether factor, factor + 1 and factor - 1 are units modulo n: when i -> factor i is a torus
/// solution.
[[nodiscard]] constexpr bool solves_torus(int n, int factor) {
    return is_unit(factor, n) && is_unit(factor + 1, n) && is_unit(factor - 1, n);
}

/// The chain of solutions s - jx, ..., s - x, s, s + x, ..., s + kx around a torus solution, as far
/// as all are solutions. It never closes, since some s + kx has two queens in one column; a chain
/// of one is a solution that is linked with no other. n > 1.
struct Chain {
    std::vector<Columns> solutions;
    /// Where the solution stands that was asked for.
    std::size_t place = 0;
};
[[nodiscard]] Chain chain_of(const Columns& solution);

}  // namespace queens
