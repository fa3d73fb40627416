// How many pieces can still follow: no more than groups of rivals have a free square.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/conflict_graph.hpp"

namespace queens {

/// The squares of a graph, free or closed, in all of those groupings that have the fewest groups.
class FreeGroups {
  public:
    /// All squares are free.
    FreeGroups(const ConflictGraph& graph, const Board& board);

    /// The fewest groups with a free square that a grouping has.
    [[nodiscard]] std::size_t room() const;
    /// Closes a free square, and opens a closed one.
    void close(int square);
    void open(int square);

    [[nodiscard]] std::size_t memory() const;

  private:
    /// The number of the group of each square.
    using Grouping = std::vector<std::uint16_t>;
    /// The free squares of each group, and how many groups have any.
    struct Room {
        std::vector<std::uint16_t> free;
        std::size_t open = 0;
    };

    std::shared_ptr<const std::vector<Grouping>> groupings_;
    std::vector<Room> rooms_;
};

}  // namespace queens
