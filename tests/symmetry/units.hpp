// The units modulo n, by which tests count and go through dilations.
#pragma once

#include <vector>

#include "symmetry/modulo.hpp"

namespace queens::tests {

/// The units among 0 .. n - 1 in order: φ(n) of them.
[[nodiscard]] inline std::vector<int> units(int n) {
    std::vector<int> found;
    for (int number = 0; number < n; ++number) {
        if (is_unit(number, n)) found.push_back(number);
    }
    return found;
}

}  // namespace queens::tests
