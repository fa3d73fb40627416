// How many queens the rest of a board can take when pawns may stand between them.
#pragma once

#include <algorithm>

#include "solvers/insight.hpp"

namespace queens {

struct PawnRoom {
    /// The rows and the columns that can take a queen without another pawn, and how many queens
    /// that are no neighbours the squares can take.
    int rows = 0;
    int columns = 0;
    int apart = 0;
    /// How many pawns are left, each of which makes room for one more queen in its row and its
    /// column, and how many queens are missing.
    int pawns = 0;
    int queens = 0;

    [[nodiscard]] bool is_enough() const {
        return queens <= std::min({rows + pawns, columns + pawns, apart});
    }
    void add_facts(Insight& insight) const;
    /// Adds the first comparison that shows that it is not enough.
    void add_shortage(Insight& insight) const;
};

}  // namespace queens
