// Which empty squares of a board may not both hold a piece of one kind.
#pragma once

#include <vector>

#include "core/board.hpp"
#include "core/square_set.hpp"

namespace queens {

/// Some squares of a board as a graph: rivals are two of them from one of which a piece attacks the
/// other. A square is meant by its place in the list.
struct ConflictGraph {
    std::vector<Square> squares;
    std::vector<SquareSet> rivals;

    [[nodiscard]] const SquareSet& rivals_of(int square) const {
        return rivals[static_cast<std::size_t>(square)];
    }
    /// The places of all squares.
    [[nodiscard]] SquareSet all() const;
    /// The first of those squares, at least one, that has the fewest rivals among the free ones.
    [[nodiscard]] int quietest(const SquareSet& among, const SquareSet& free) const;
    /// Whether any two of the squares are rivals.
    [[nodiscard]] bool are_all_rivals(const SquareSet& set) const;
};

/// The graph of these squares, at most SquareSet::capacity, for a piece that attacks.
[[nodiscard]] ConflictGraph conflict_graph_of(const Board& board, Piece piece,
                                              std::vector<Square> squares);

/// Groups of which any two squares are rivals, so that each takes one piece at most.
using Groups = std::vector<SquareSet>;

/// Some ways to put the squares of a part of the graph in groups: in blocks, in pairs, and along
/// the lines of each axis.
[[nodiscard]] std::vector<Groups> groupings_of(const ConflictGraph& graph, const Board& board,
                                               const SquareSet& part);

}  // namespace queens
