// What undo and redo walk through: the boards with their marks, what was drawn on them, and the
// searches that were loaded there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/state/drawing.hpp"
#include "core/marks.hpp"
#include "gardens/day.hpp"
#include "gardens/grade.hpp"
#include "lessons/condition.hpp"
#include "play/run.hpp"

namespace queens {

/// Where a loaded run stands, which queens of the board it kept, and whether its start took
/// some off.
struct StandingRun {
    Solver solver;
    std::uint64_t step = 0;
    KeptQueens kept_queens = KeptQueens::none;
    bool cleared_board = false;
};

struct Snapshot {
    MarkedBoard on;
    std::vector<Drawing> drawings;
    std::optional<StandingRun> run{};
    /// Of which day the garden on it is, and what is claimed of a challenge.
    std::optional<Day> day{};
    std::optional<GardenGrade> grade{};
    lessons::Conditions goal{};
    /// As in Program.
    std::uint64_t moves = 0;
    bool own_work = false;
};

/// Keeps the latest 500 snapshots each way, fewer where boards are very large.
class History {
  public:
    /// Remembers a snapshot that another one replaces, and forgets what could be redone.
    void remember(Snapshot before);
    void forget();
    [[nodiscard]] bool can_undo() const { return !undo_.empty(); }
    [[nodiscard]] bool can_redo() const { return !redo_.empty(); }
    /// How many snapshots there are to redo.
    [[nodiscard]] std::size_t undone() const { return redo_.size(); }
    /// The snapshot that `undo` would bring back. There must be one.
    [[nodiscard]] const Snapshot& before() const { return undo_.back(); }
    /// The snapshot before or after the present one, which changes places with it. There must be
    /// one.
    [[nodiscard]] Snapshot undo(Snapshot present);
    [[nodiscard]] Snapshot redo(Snapshot present);

  private:
    std::vector<Snapshot> undo_;
    std::vector<Snapshot> redo_;
};

}  // namespace queens
