// Why a torus has a solution exactly when neither 2 nor 3 divides its side, step by step with
// numbers: Theorem 4.4 of Dubreuil & Koehnen (2022), proved as by Schlude & Specker (2011).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

/// A list with numbers 0 .. n - 1 that should hold each of them once.
struct ProofList {
    std::string title;
    Columns numbers;
    bool permutation = false;
};

/// A placement that always works where one can, and the two sums that forbid one.
enum class ProofPart : std::uint8_t { queens, sums, squares };

struct ProofStep {
    ProofPart part;
    std::string title;
    std::vector<std::string> sentences;
    /// Whether the step goes well: the lists are permutations, the sums agree.
    bool holds = false;
};

struct Theorem {
    int n = 0;
    /// 2i, 3i and i, modulo n.
    std::array<ProofList, 3> lists;
    /// First those that settle the question for n, `settled_by` of them, then the others.
    std::vector<ProofStep> steps;
    std::size_t settled_by = 0;
    std::string conclusion;
    /// The queens of the first list on the torus.
    Board board;
};

/// The proof for the n x n torus, 1 <= n <= 1024.
[[nodiscard]] Theorem theorem_for(int n);

}  // namespace queens
