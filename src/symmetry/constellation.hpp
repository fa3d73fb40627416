// Conflict constellations: a regular solution as a torus placement with flaws, and the shifts that
// separate them. Engelhardt (2007), section 5.
#pragma once

#include <vector>

#include "core/lines.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

/// Two queens on one line of the torus; `first` stands in the upper row.
struct TorusConflict {
    Square first;
    Square second;
    Axis axis = Axis::diagonal;

    friend constexpr bool operator==(const TorusConflict&, const TorusConflict&) = default;
};

/// The conflicts of the queens of a permutation on the torus, on diagonals and on anti-diagonals:
/// pair by pair from the top row down. For even n two queens half a board apart both ways are in
/// conflict on both. A permutation has none exactly when it is a torus solution.
[[nodiscard]] std::vector<TorusConflict> torus_conflicts(const Columns& columns);

/// Whether two queens in conflict on the torus do not attack each other on the plane, because the
/// edge of the board lies between them.
[[nodiscard]] bool is_separated(const TorusConflict& conflict);

/// A shift of the board around the torus.
struct Shift {
    int down = 0;
    int right = 0;

    friend constexpr auto operator<=>(const Shift&, const Shift&) = default;
};

/// The shifts, 0 <= down, right < n in order, after which the queens are a solution of the plane:
/// those that separate every conflict. All n^2 for a torus solution.
[[nodiscard]] std::vector<Shift> separating_shifts(const Columns& columns);

}  // namespace queens
