// Which squares of a board may not both hold a piece of one kind, and how many such pieces fit.
#pragma once

#include <cstdint>
#include <vector>

#include "core/board.hpp"

namespace queens {

/// The empty squares of a board, row by row, as a graph: rivals are two of them from one of which a
/// piece attacks the other. A square is meant by its place in the list.
struct PeaceGraph {
    using Index = std::uint16_t;

    /// All squares in groups of which any two are rivals, so that a group takes one piece at most.
    struct Grouping {
        std::vector<Index> group_of;
        Index groups = 0;

        friend bool operator==(const Grouping&, const Grouping&) = default;
    };

    std::vector<Square> squares;
    /// The places in the list, in order, and the rivals of each.
    std::vector<Index> places;
    std::vector<std::vector<Index>> rivals;
    /// For each pair of squares, whether they are rivals.
    std::vector<char> matrix;
    /// Some groupings into as few groups as are found, at least one.
    std::vector<Grouping> groupings;

    [[nodiscard]] bool are_rivals(Index one, Index other) const {
        return matrix[one * squares.size() + other] != 0;
    }
    /// The first of those squares, among them a free one, that are free and have the fewest free
    /// rivals. `closed` holds a number for each square, 0 if it is free.
    [[nodiscard]] Index quietest(const std::vector<Index>& among,
                                 const std::vector<Index>& closed) const;
    /// Whether all free rivals of a square are rivals of each other.
    [[nodiscard]] bool has_united_rivals(Index square, const std::vector<Index>& closed) const;
};

/// Takes a piece that attacks, and boards of up to 65,535 squares; it is meant for hundreds.
[[nodiscard]] PeaceGraph peace_graph_of(const Board& board, Piece piece);

}  // namespace queens
