// Backtracking: row by row, the first free square, and back where none is left.
//
// Go through the rows from the top and put a queen on the first square that no queen attacks. If a
// row has no such square, go back to the queen before, take her off, and go on behind her square.
// Dubreuil & Koehnen (2022), section 2.1.1.
//
// Here a "row" is any slot (slots.hpp), and where there are more slots than queens, a slot may also
// stay empty, so that every solution is found. On the plain n x n board all this comes to the
// paper's method.
#include "solvers/parts/backtracking.hpp"

#include <array>

#include "solvers/parts/words.hpp"

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

/// Places a queen on a free cell and begins with the next slot, unless she was the last.
Event Backtracking::descend(const Cell& cell) {
    occupied_.put(cell);
    chosen_[slot_++] = &cell;
    if (--missing_ > 0) {
        enter();
    } else {
        solved_ = true;
        end_ = cell_;
    }
    return {EventKind::place, line_place, cell.square()};
}

/// What to do when no cell is left to try.
Event Backtracking::turn() {
    if (spare_ < 0) return {EventKind::done, line_start, {}};
    if (solved_) {
        solved_ = false;
        return {EventKind::solution, line_note, {}};
    }
    if (missing_ == 0) return retreat(line_resume);
    if (spare_ == 0) return retreat(line_back);
    --spare_;
    chosen_[slot_++] = nullptr;
    enter();
    return step();
}

/// Takes the latest queen off and goes on behind her cell; without one, the search is over.
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
        return {EventKind::remove, line, cell->square()};
    }
    return {EventKind::done, line_end, {}};
}

namespace {

constexpr std::array<std::string_view, 11> pseudocode{
    "start with the first row",
    "for each square of the row, in order:",
    "  if no queen attacks the square:",
    "    place a queen on it",
    "    if this was the last queen:",
    "      note the solution",
    "      take the queen off and go on",
    "    else: start with the next row",
    "when the row is through, leave it empty if there are rows enough",
    "else go back, take the queen before off, and go on in her row",
    "when no queen is left to take off, all has been tried"};
constexpr std::array<std::string_view, 1> papers{"Dubreuil & Koehnen (2022)"};

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    switch (event.kind) {
        case EventKind::reject: return why_rejected(before, event.square) + ".";
        case EventKind::place:
            return name + " is free: place the queen of " + line_name(before, event.square) + ".";
        case EventKind::solution: return solution_sentence(before);
        case EventKind::remove: {
            if (event.line == Backtracking::line_resume) {
                return "The solution is noted: take the queen on " + name +
                       " off and look for the next one.";
            }
            const auto through = next_empty_line(before, event.square);
            return "No square is left in " +
                   (through ? line_name(before, *through) : std::string("the next row")) +
                   ": go back and move the queen on " + name + ".";
        }
        case EventKind::done: break;
    }
    if (event.line == Backtracking::line_end)
        return "All possibilities have been tried: the search is over.";
    return nothing_to_try(before);
}

std::unique_ptr<Search> start(const Problem& problem, const Settings&) {
    return searching<Backtracking>(std::make_shared<const Slots>(slots_of(problem)));
}

}  // namespace

namespace solver_entries {

extern constinit const Entry backtracking{
    .slug = "backtracking",
    .title = "Backtracking",
    .summary =
        "Puts a queen on the first free square of each row, and goes back where none is left.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = {},
    .complete = true,
    .accepts = complain_about_pieces,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
