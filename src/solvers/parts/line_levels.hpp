// Levels of line sets: which lines are occupied, in how many ways, and by which queens.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "solvers/parts/slots.hpp"

namespace queens {

/// A set of lines, one bit each.
using LineBits = std::array<std::uint64_t, 3>;

/// A set of lines, how many queens are missing, in how many ways it is reached, and the first way.
struct LineSet {
    LineBits lines{};
    int missing = 0;
    std::uint64_t ways = 1;
    std::uint32_t first_way = UINT32_MAX;
};

/// A way to a set: from which set of the level before, by a queen on which cell, and the next way
/// to the same set.
struct LineWay {
    /// Instead of a cell: the row stays empty. Instead of a next way: this is the last.
    static constexpr std::uint32_t none = UINT32_MAX;

    std::uint32_t from = 0;
    std::uint32_t cell = none;
    std::uint32_t next = none;
};

struct LineLevel {
    std::vector<LineSet> sets;
    std::vector<LineWay> ways;

    /// The ways to all sets together.
    [[nodiscard]] std::uint64_t way_count() const;
};

/// For each slot, 1 if the search has finished it.
using FilledSlots = std::vector<std::uint8_t>;

/// Which lines each cell of a problem lies on. There may be 192 lines at most besides the slots.
struct CellLines {
    explicit CellLines(const Problem& problem);

    /// Whether a queen may stand on the cell when the lines of the set are occupied.
    [[nodiscard]] bool is_free(std::uint32_t cell, const LineBits& set) const {
        const LineBits& bits = lines[cell];
        const bool meets = ((bits[0] & set[0]) | (bits[1] & set[1]) | (bits[2] & set[2])) != 0;
        return closed[cell] == 0 && !meets;
    }
    /// Whether too few of the slots that are not filled, or too few columns across them, have a
    /// free square for the missing queens.
    [[nodiscard]] bool is_hopeless(const LineBits& set, int missing,
                                   const FilledSlots& filled) const;
    /// The same, or whether it becomes so when queens are placed on squares that are the only free
    /// ones of a slot or column which needs a queen, and then again, as long as there are such.
    [[nodiscard]] bool forces_hopeless(LineBits set, int missing, FilledSlots filled) const;
    /// How many squares of a slot are free when the lines of the set are occupied.
    [[nodiscard]] std::uint32_t free_squares(const LineBits& set, std::size_t slot) const;

    Slots slots;
    std::vector<LineBits> lines;
    /// Whether no queen may ever stand on the cell.
    std::vector<std::uint8_t> closed;
    /// The number of the column of each cell, and how many there are.
    std::vector<std::uint32_t> column;
    std::uint32_t columns = 0;

  private:
    /// The free squares of the slots and columns that are left.
    struct Left {
        int slots = 0;
        int columns = 0;
        /// A cell that is the only free one of its slot, and of its column; `LineWay::none` if
        /// there is no such.
        std::uint32_t only_of_slot = UINT32_MAX;
        std::uint32_t only_of_column = UINT32_MAX;
    };
    [[nodiscard]] Left left_by(const LineBits& set, const FilledSlots& filled) const;
};

/// A level while its sets are being found.
class GrowingLevel {
  public:
    /// Adds a way to a set, with all ways to the set that it comes from; whether the set is new.
    bool add(const LineBits& lines, int missing, std::uint64_t ways, LineWay way);
    /// The level so far, after which this one is empty.
    [[nodiscard]] LineLevel take();

    [[nodiscard]] const LineLevel& level() const { return level_; }
    /// About how many bytes a copy has.
    [[nodiscard]] std::size_t memory() const;

  private:
    struct Hash {
        std::size_t operator()(const LineBits& bits) const;
    };

    LineLevel level_;
    std::unordered_map<LineBits, std::uint32_t, Hash> known_;
};

}  // namespace queens
