// Slots: the lines that a search fills one after the other, each with one queen at most.
//
// On the plain n x n board they are the rows. In general a slot is any line along the scanning
// axis: a column where the board is taller than wide, a piece of a row between pawns or walls, two
// rows where an edge joins them. Where there are more slots than queens, some stay empty. Lines
// with given queens are left out.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/problem.hpp"

namespace queens {

/// A square to be tried, with the lines through it other than that of its slot.
struct Cell {
    std::int16_t row = 0;
    std::int16_t column = 0;
    std::array<std::uint32_t, 3> lines{};

    [[nodiscard]] Square square() const { return {row, column}; }
};

/// The cells of a problem, slot by slot.
struct Slots {
    /// Forbidden squares among them, which lie on a line that is always occupied.
    std::vector<Cell> cells;
    /// Slot i holds the cells from first[i] to first[i + 1].
    std::vector<std::uint32_t> first;
    /// The lines of the given queens, 1 where occupied.
    std::vector<std::uint8_t> occupied;
    /// Queens still to place, and how many more slots there are than that: below 0 if they cannot
    /// be placed, because of too few slots or of given queens that attack each other.
    int missing = 0;
    int spare = 0;

    [[nodiscard]] std::size_t count() const { return first.size() - 1; }
    [[nodiscard]] std::span<const Cell> of(std::size_t slot) const {
        return {cells.data() + first[slot], cells.data() + first[slot + 1]};
    }
};

/// The slots in scanning order, a slot's place being that of its first cell; cells in scanning
/// order too.
[[nodiscard]] Slots slots_of(const Problem& problem);

/// Which lines have a queen, for searches that put at most one into each slot.
class Occupied {
  public:
    explicit Occupied(const Slots& slots) : lines_(slots.occupied) {}

    [[nodiscard]] bool is_free(const Cell& cell) const {
        const auto [a, b, c] = cell.lines;
        return (lines_[a] | lines_[b] | lines_[c]) == 0;
    }
    /// Puts a queen on a free cell, and takes it off again.
    void put(const Cell& cell) { set(cell, 1); }
    void take(const Cell& cell) { set(cell, 0); }

  private:
    void set(const Cell& cell, std::uint8_t by) {
        for (const std::uint32_t line : cell.lines) lines_[line] = by;
    }

    std::vector<std::uint8_t> lines_;
};

}  // namespace queens
