// Squares of numbers made of queens: the magic square of a torus solution, and the ways to cut a
// torus into solutions, each of them a Latin square.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "symmetry/latin.hpp"
#include "symmetry/magic.hpp"

namespace queens {

struct Magic {
    /// One sentence why there is no magic square, empty if there is one.
    std::string refusal;
    NumberSquare square;
    /// What every row, column and diagonal adds up to.
    std::uint64_t sum = 0;
    /// The side of a torus that has a solution to begin with: the same one if it can be.
    int offered_side = 0;
};
[[nodiscard]] Magic magic_of(const Columns& columns);

struct Cuts {
    /// One sentence why the board is not cut, empty if it is.
    std::string refusal;
    std::vector<Partition> partitions;
};
[[nodiscard]] Cuts cuts_of(Size size);

/// As many solutions of the plane as share no square.
struct Packed {
    /// How many they are, or why that is not known.
    std::string sentence;
    int side = 0;
    std::vector<Columns> solutions;
};
[[nodiscard]] Packed packed_on(Size size);

}  // namespace queens
