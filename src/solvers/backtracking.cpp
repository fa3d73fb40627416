// Backtracking: row by row, the first free square, and back where none is left.
//
// Go through the rows from the top and put a queen on the first square that no queen attacks. If a
// row has no such square, go back to the queen before, take it off, and go on behind its square.
// Dubreuil & Koehnen (2022), section 2.1.1.
//
// Here a "row" is any slot (slots.hpp), and where there are more slots than queens, a slot may also
// stay empty, so that every solution is found. On the plain n x n board all this comes to the
// paper's method.
#include "solvers/parts/backtracking.hpp"

#include <array>
#include <span>

#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

Backtracking::Backtracking(std::shared_ptr<const Slots> slots)
    : slots_(std::move(slots)),
      occupied_(*slots_),
      chosen_(slots_->count()),
      missing_(slots_->missing),
      spare_(slots_->spare) {
    if (spare_ < 0) return;
    solved_ = missing_ == 0;
    if (missing_ > 0) enter();
}

/// Places a queen on a free cell and begins with the next slot, unless it was the last.
Event Backtracking::descend(const Cell& cell) {
    occupied_.put(cell);
    chosen_[slot_++] = &cell;
    if (--missing_ > 0) {
        enter();
    } else {
        solved_ = true;
        end_ = cell_;
    }
    return placed(line_place, cell.square());
}

/// What to do when no cell is left to try.
Event Backtracking::turn() {
    if (spare_ < 0) return ended(line_start);
    if (solved_) {
        solved_ = false;
        return solved(line_note);
    }
    if (missing_ == 0) return retreat(line_resume);
    if (spare_ == 0) return retreat(line_back);
    --spare_;
    chosen_[slot_++] = nullptr;
    enter();
    return step();
}

/// Takes the latest queen off and goes on behind its cell; without one, the search is over.
Event Backtracking::retreat(Line line) {
    while (slot_ > 0) {
        const Cell* cell = chosen_[--slot_];
        if (cell == nullptr) {
            ++spare_;
            continue;
        }
        occupied_.take(*cell);
        ++missing_;
        enter();
        cell_ = cell + 1;
        return removed(line, cell->square());
    }
    return ended(line_end);
}

Insight Backtracking::insight() const {
    Insight insight;
    for (const Cell& cell : std::span(cell_, end_)) {
        if (occupied_.is_free(cell)) insight.grounds.push_back({GroundKind::domain, cell.square()});
    }
    return insight;
}

namespace {

using enum Backtracking::Line;

constexpr std::array<CodeLine, 11> pseudocode{
    {{"start in the top row", line_start, why_nothing_to_try},
     {"for each square of the row, in order:"},
     {"  if no queen attacks the square:", line_test, why_rejected},
     {"    place a queen on it", line_place, "{square} is free: place the queen of {line} there."},
     {"    if that was the last queen:"},
     {"      a solution! remember it,", line_note, why_solved},
     {"      then take the queen off and look for the next", line_resume,
      "The solution is noted. Take the queen off {square} and look for the next one."},
     {"    else: go on with the next row"},
     {"no free square left: go on with the next row if this one may stay empty,"},
     {"  else go back one row and move that queen further on", line_back, why_back},
     {"nothing left to go back to: finished", line_end, everything_tried}}};
constexpr std::array<std::string_view, 1> papers{"dubreuil2022"};

std::unique_ptr<Search> start(const Problem& problem, const Settings&) {
    return searching<Backtracking>(std::make_shared<const Slots>(slots_of(problem)));
}

}  // namespace

constinit const Entry solver_entries::backtracking{
    .slug = "backtracking",
    .title = "Backtracking",
    .summary =
        "Puts a queen on the first free square of each row, and goes back when a row has none.",
    .approach = Approach::everything,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = {},
    .complete = true,
    .tree = SearchTree::row_after_row,
    .scans = true,
    .refuse = refuse_other_pieces,
    .start = start};

}  // namespace queens
