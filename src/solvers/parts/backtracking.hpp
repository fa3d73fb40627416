// The machine of backtracking, which other solvers run as well.
#pragma once

#include <memory>
#include <vector>

#include "solvers/parts/slots.hpp"
#include "solvers/solver.hpp"

namespace queens {

class Backtracking {
  public:
    /// The lines of the pseudocode that events happen in.
    enum Line : std::uint8_t {
        line_start = 0,
        line_test = 2,
        line_place = 3,
        line_note = 5,
        line_resume = 6,
        line_back = 9,
        line_end = 10
    };

    explicit Backtracking(std::shared_ptr<const Slots> slots);

    Event step() {
        if (cell_ == end_) return turn();
        const Cell& cell = *cell_++;
        if (occupied_.is_free(cell)) return descend(cell);
        return rejected(line_test, cell.square());
    }

    /// The free squares of the present slot that are still to be tried.
    [[nodiscard]] Insight insight() const;

    /// The cell of the queen in each slot before the present one, null where it is left empty.
    [[nodiscard]] std::span<const Cell* const> chosen() const { return {chosen_.data(), slot_}; }

  private:
    /// Begins with the first cell of the present slot.
    void enter() {
        const std::span<const Cell> cells = slots_->of(slot_);
        cell_ = cells.data();
        end_ = cell_ + cells.size();
    }

    Event descend(const Cell& cell);
    Event turn();
    Event retreat(Line line);

    std::shared_ptr<const Slots> slots_;
    Occupied occupied_;
    std::vector<const Cell*> chosen_;
    std::size_t slot_ = 0;
    /// The cells of the present slot that are still to be tried.
    const Cell* cell_ = nullptr;
    const Cell* end_ = nullptr;
    /// Queens still to place, and how many more slots are left than that.
    int missing_;
    int spare_;
    /// Whether the queens on the board are a solution that has not been reported yet.
    bool solved_ = false;
};

}  // namespace queens
