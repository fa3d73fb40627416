// All solutions of a square board in one list.
#pragma once

#include <vector>

#include "symmetry/solutions.hpp"

namespace queens::tests {

/// The solutions of the n x n plane or torus, in the order in which they are found.
[[nodiscard]] inline std::vector<Columns> listed_solutions(int n, bool torus) {
    std::vector<Columns> list;
    for_each_solution(n, torus, [&](const Columns& columns) { list.push_back(columns); });
    return list;
}

}  // namespace queens::tests
