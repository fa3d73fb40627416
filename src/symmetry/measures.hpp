// The class functions of Engelhardt (2007), sections 2.4 to 2.7: three numbers of a permutation
// that no rotation, reflection or shift around the torus changes.
//
// All rows and columns are counted modulo n. Two queens are neighbours when they stand in rows, or
// in columns, next to each other. Their neighbour distance is the number of columns (or rows)
// between them the shorter way round (definition 2.1). The minimal neighbour distance d of a
// permutation is the least of these; it is 1 when two queens stand diagonally side by side and 2
// when they are a knight's move apart.
//
// A knight's chain of length l is a run of l queens each of which is one row and d columns further
// than the one before, always in the same directions, or one column and d rows (definition 2.4: the
// queens k -> k d for k < l, up to D4,n). The knight length is the length of the longest one; it is
// n when the chain closes.
//
// In the row (or column) after the end of a longest chain the queen stands e columns further than
// the last one, 0 < e < n, counted in the direction of the chain. The secondary minimal distance is
// the least such e over all longest chains, read from either end; it is 0 when the knight length is
// n (definition 2.5).
#pragma once

#include "symmetry/permutation.hpp"

namespace queens {

struct Measures {
    int neighbour_distance = 0;
    int knight_length = 0;
    int secondary_distance = 0;

    friend bool operator==(const Measures&, const Measures&) = default;
};

/// The three numbers of a permutation of n >= 1. A single queen is its own neighbour at distance 0.
[[nodiscard]] Measures measure(const Columns& columns);

}  // namespace queens
