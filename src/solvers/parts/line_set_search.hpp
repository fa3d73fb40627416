// The machine of the line sets: it grows the levels, and then goes the ways back from the last
// sets.
#pragma once

#include <memory>
#include <vector>

#include "solvers/parts/line_levels.hpp"
#include "solvers/solver.hpp"

namespace queens {

/// Puts the queens of each set on the board while the set is extended, and those of each solution
/// when all levels are complete.
class LineSetSearch {
  public:
    /// The lines of the pseudocode that events happen in.
    enum Line : std::uint8_t {
        line_start = 0,
        line_set_up = 2,
        line_test = 3,
        line_new = 4,
        line_join = 5,
        line_drop = 6,
        line_forced = 7,
        line_take = 8,
        line_tell = 9,
        line_note = 10,
        line_end = 11
    };
    /// How far each set is looked ahead.
    enum class Ahead : std::uint8_t { off, free_squares, forced_queens };

    /// Which row is filled next: the next one, or that for which the sets vote. They can vote only
    /// where every row needs a queen.
    enum class Rows : std::uint8_t { in_order, by_votes };

    LineSetSearch(std::shared_ptr<const CellLines> table, Ahead ahead, Rows rows);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return growing_.memory(); }

  private:
    /// A set on the way back, and by which of its ways.
    struct Back {
        std::uint32_t set;
        std::uint32_t way;
    };

    [[nodiscard]] Square square_of(std::uint32_t cell) const {
        return table_->slots.cells[cell].square();
    }
    [[nodiscard]] const LineLevel& level() const { return *levels_.back(); }
    void enter_level();
    [[nodiscard]] std::size_t next_slot() const;
    Line reach(std::uint32_t cell);
    bool set_up(Event& event);
    void show();
    bool next_set();
    Event grow();
    Event tell();
    bool next_final();
    [[nodiscard]] Table sizes() const;
    void add_placements(BoardRow& row, std::size_t level, const LineWay& way,
                        std::vector<std::uint32_t> later) const;
    [[nodiscard]] BoardRow one_set() const;
    void add_occupied(Insight& insight) const;

    std::shared_ptr<const CellLines> table_;
    /// The levels that are complete, and the sets of the one that grows.
    std::vector<std::shared_ptr<const LineLevel>> levels_;
    GrowingLevel growing_;
    /// The slots that are filled, and the one that is being filled among them.
    FilledSlots filled_;
    std::size_t slot_ = 0;
    /// The set that is being extended, its queens, and those on the board.
    std::uint32_t set_ = 0;
    std::vector<std::uint32_t> wanted_;
    std::vector<std::uint32_t> shown_;
    /// The next cell to be looked at, and the end of its row.
    std::uint32_t cell_ = 0;
    std::uint32_t end_ = 0;
    /// Going back: the level and set with all queens, and the sets behind it.
    std::size_t final_level_ = 0;
    std::uint32_t final_set_ = LineWay::none;
    std::vector<Back> back_;
    std::uint64_t dropped_ = 0;
    std::uint64_t dropped_by_force_ = 0;
    Ahead ahead_;
    bool votes_;
    bool placed_ = false;
    bool telling_ = false;
    bool told_ = false;
    bool over_;
};

}  // namespace queens
