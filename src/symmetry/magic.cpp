// How magic squares are made.
#include "symmetry/magic.hpp"

#include <cassert>

#include "core/say.hpp"
#include "symmetry/modulo.hpp"

namespace queens {

std::string refuse_magic(const Columns& columns) {
    if (is_torus_solution(columns)) return {};
    return say(
        "A magic square needs a solution of the torus, but here queens attack each other around "
        "it.");
}

NumberSquare magic_square(const Columns& solution) {
    assert(refuse_magic(solution).empty());
    const int n = static_cast<int>(solution.size());
    NumberSquare square;
    for (const int queen : solution) {
        std::vector<int> row;
        for (int column = 0; column < n; ++column) {
            row.push_back(n * modulo(column - queen, n) + modulo(column + queen, n) + 1);
        }
        square.push_back(std::move(row));
    }
    return square;
}

}  // namespace queens
