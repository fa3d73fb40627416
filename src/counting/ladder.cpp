// The rungs are products; only the last one takes a search.
#include "counting/ladder.hpp"

#include <cassert>
#include <cmath>

#include "counting/lines/plane.hpp"

namespace queens {

std::vector<Rung> ladder(int n) {
    assert(n >= 1 && n <= largest_ladder);
    const double squares = n * n;
    double ordered = 1;
    double permutations = 1;
    for (int i = 0; i < n; ++i) {
        ordered *= squares - i;
        permutations *= i + 1;
    }
    const auto nodes = static_cast<double>(count_plane(n, n, {}).nodes + 1);
    return {
        {"Any square for each queen", std::pow(squares, n)},
        {"Different squares", ordered},
        {"In any order", std::round(ordered / permutations)},
        {"One queen in each row", std::pow(n, n)},
        {"And one in each column", permutations},
        {"Going back as soon as two attack each other: positions, from the empty board on", nodes}};
}

}  // namespace queens
