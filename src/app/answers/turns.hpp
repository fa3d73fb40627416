// The eight boards of a permutation, and what the calculator of symbols says of its two strings.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/state/state.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

/// An image of a permutation with the motion that makes it.
struct TurnedBoard {
    Columns columns;
    std::string motion;
};

struct Turns {
    Columns columns;
    Columns inverse;
    /// In the order of Hui's digits 0 to 7.
    std::vector<TurnedBoard> boards;
};
[[nodiscard]] Turns turns_of(const Columns& columns);

struct Calculation {
    /// For each string the digits that it leads through, shortened where they are many.
    std::array<std::string, 2> digits;
    bool same = false;
    /// The last line of Hui's proof.
    std::string proof;
    /// The shortest string that does the same as the edited one; empty if that is not longer.
    Symbols shorter;
};
[[nodiscard]] Calculation calculate(const Calculator& calculator);

}  // namespace queens
