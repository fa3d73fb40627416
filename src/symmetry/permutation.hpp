// Placements as permutations: the list of the columns of the queens by row.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "symmetry/motion.hpp"

namespace queens {

/// The column of the queen in each row, from row 0 on: n different numbers 0 .. n - 1.
using Columns = std::vector<int>;

/// Whether each of 0 .. size - 1 occurs once.
[[nodiscard]] bool is_permutation(const Columns& columns);

/// The columns of a square board on which nothing but one queen in each row and column stands;
/// nothing for other boards.
[[nodiscard]] std::optional<Columns> columns_of(const Board& board);

/// The square board with these queens.
[[nodiscard]] Board board_of(const Columns& columns, Surface surface = {});

/// "0 4 7 5 2 6 1 3".
[[nodiscard]] std::string text_of(const Columns& columns);

/// Whether the queens of a permutation stand on different diagonals and anti-diagonals of the
/// plane, or of the torus.
[[nodiscard]] bool is_regular_solution(const Columns& columns);
[[nodiscard]] bool is_torus_solution(const Columns& columns);

/// The board upside down: the list read backwards.
[[nodiscard]] Columns reflected(const Columns& columns);
/// The board turned by 90 degrees against the clock.
[[nodiscard]] Columns turned(const Columns& columns);
/// The inverse permutation: the board reflected in its main diagonal.
[[nodiscard]] Columns inverse(const Columns& columns);
/// The queens `down` rows down and `right` columns to the right, around the torus.
[[nodiscard]] Columns shifted(const Columns& columns, int down, int right);

/// The queens carried by a motion; nothing where two of them come into one row or column, as under
/// affine maps that are no similarities.
[[nodiscard]] std::optional<Columns> image(const Columns& columns, const Motion& motion);

/// Whether none of the eight rotations and reflections comes before the list lexicographically: of
/// each class of solutions the one that is found first.
[[nodiscard]] bool is_fundamental(const Columns& columns);

}  // namespace queens
