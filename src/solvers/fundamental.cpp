// Fundamental: generates every solution and keeps one of those that are symmetric to each other.
//
// A generator goes through all solutions by backtracking. Of each solution the images under the
// rotations and reflections of the board are made, and it is new if none of them has been generated
// before. Dubreuil & Koehnen (2022), section 2.2.
//
// The paper's program keeps a list of the solutions that were new and looks all images up in it.
// Here nothing is kept: the generator runs in lexicographic order, so that an image has been
// generated before exactly when it comes before the solution in that order. On boards with pieces
// and on surfaces only those rotations and reflections count that carry the problem to itself; the
// images under others would not be its solutions.
#include <algorithm>
#include <array>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "solvers/parts/backtracking.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"
#include "symmetry/sheet_motion.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_test = 2,
    line_place = 3,
    line_drop = 5,
    line_note = 6,
    line_resume = 7,
    line_back = 8,
    line_end = 9
};
constexpr std::array<CodeLine, 10> pseudocode{
    {{"start in the top row", line_start, why_nothing_to_try},
     {"for each square of the row, in order:"},
     {"  if no queen attacks the square:", line_test, why_rejected},
     {"    place a queen on it and go on with the next row", line_place,
      "{square} is free: place the queen of {line} there."},
     {"when the last queen stands, turn and mirror the board in every way"},
     {"  if such an image was found before: drop the solution", line_drop,
      "Turned or mirrored, this solution was found before: drop it."},
     {"  else: it is a new one", line_note,
      "No turned or mirrored image of this solution was found before: it is a new one."},
     {"  take the last queen off and try its next square", line_resume,
      "The solution is noted or dropped: take the queen off {square} and look for the next one."},
     {"no free square left: go back one row and move that queen further on", line_back, why_back},
     {"nothing left to go back to: finished", line_end,
      "All solutions have been found: the search is finished."}}};
constexpr std::array<std::string_view, 1> papers{"dubreuil2022"};

/// The line in which the event of the generator happens here.
Line line_of(std::uint8_t generator) {
    switch (generator) {
        case Backtracking::line_test: return line_test;
        case Backtracking::line_place: return line_place;
        case Backtracking::line_resume: return line_resume;
        case Backtracking::line_back: return line_back;
        case Backtracking::line_end: return line_end;
        default: return line_start;
    }
}

/// A rotation or reflection that carries the problem to itself: to which cell it carries each cell.
using Symmetry = std::vector<std::uint32_t>;

/// What does not change during a run.
struct Table {
    std::shared_ptr<const Slots> slots;
    std::vector<Symmetry> symmetries;
};

Table table_of(const Problem& problem) {
    const Board& board = problem.board;
    Table table{std::make_shared<const Slots>(slots_of(problem)), {}};
    const std::vector<Cell>& cells = table.slots->cells;
    std::vector<std::uint32_t> cell_at(static_cast<std::size_t>(board.size().area()));
    const auto at = [&](Square square) -> std::uint32_t& {
        return cell_at[static_cast<std::size_t>(board.size().index(square))];
    };
    for (std::uint32_t i = 0; i < cells.size(); ++i) at(cells[i].square()) = i;
    const std::vector<SheetMotion> motions = motions_keeping(board);
    for (auto motion = motions.begin() + 1; motion != motions.end(); ++motion) {
        Symmetry& symmetry = table.symmetries.emplace_back();
        for (const Cell& cell : cells) {
            symmetry.push_back(at((*motion)(cell.square(), board.size())));
        }
    }
    return table;
}

class Fundamental {
  public:
    explicit Fundamental(std::shared_ptr<const Table> table)
        : table_(std::move(table)), generator_(table_->slots) {}

    Event step() {
        Event event = generator_.step();
        if (event.kind != EventKind::solution) {
            event.line = line_of(event.line);
            if (event.kind == EventKind::place) latest_ = event.square;
            return event;
        }
        ++generated_;
        judged_ = standing();
        const bool is_new = std::none_of(
            table_->symmetries.begin(), table_->symmetries.end(),
            [&](const Symmetry& symmetry) { return image_of(judged_, symmetry) < judged_; });
        if (!is_new) return rejected(line_drop, latest_);
        ++new_;
        return solved(line_note);
    }

    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return judged_.size() * sizeof(std::uint32_t); }

  private:
    [[nodiscard]] BoardRow images() const;
    /// The cells of the queens in order. Two solutions are generated in the order of these lists.
    [[nodiscard]] std::vector<std::uint32_t> standing() const {
        std::vector<std::uint32_t> queens;
        for (const Cell* cell : generator_.chosen()) {
            if (cell == nullptr) continue;
            queens.push_back(static_cast<std::uint32_t>(cell - table_->slots->cells.data()));
        }
        return queens;
    }
    [[nodiscard]] static std::vector<std::uint32_t> image_of(std::vector<std::uint32_t> queens,
                                                             const Symmetry& symmetry) {
        for (std::uint32_t& queen : queens) queen = symmetry[queen];
        std::sort(queens.begin(), queens.end());
        return queens;
    }

    std::shared_ptr<const Table> table_;
    Backtracking generator_;
    /// Where the last queen was placed.
    Square latest_;
    std::uint64_t generated_ = 0;
    std::uint64_t new_ = 0;
    /// The latest solution that was found new or dropped.
    std::vector<std::uint32_t> judged_;
};

/// The latest solution with its images.
BoardRow Fundamental::images() const {
    BoardRow row;
    const auto add = [&](const std::vector<std::uint32_t>& queens, std::string words,
                         BoardRow::State state) {
        BoardRow::Item& item = row.boards.emplace_back();
        for (const std::uint32_t queen : queens) {
            item.queens.push_back(table_->slots->cells[queen].square());
        }
        item.words = std::move(words);
        item.state = state;
    };
    add(judged_, say("the solution"), BoardRow::State::present);
    for (const Symmetry& symmetry : table_->symmetries) {
        const std::vector<std::uint32_t> moved = image_of(judged_, symmetry);
        if (moved < judged_) {
            add(moved, say("found before"), BoardRow::State::dropped);
        } else {
            add(moved, moved == judged_ ? say("the same") : say("to come"), BoardRow::State::plain);
        }
    }
    return row;
}

Insight Fundamental::insight() const {
    Insight insight;
    insight.facts = {{"solutions found", grouped(generated_)},
                     {"new ones", grouped(new_)},
                     {"dropped", grouped(generated_ - new_)}};
    if (generated_ == 0) {
        insight.picture.words =
            say("Each solution that is found will be shown here with its "
                "turned and mirrored images.");
        return insight;
    }
    insight.picture = {images(), say("The latest solution, framed, and how it looks turned and "
                                     "mirrored: dropped if one of these was found before, which "
                                     "is crossed out.")};
    return insight;
}

std::string refuse(const Problem& problem) {
    if (!problem.board.size().is_square()) {
        return say("Turning and mirroring the board needs as many rows as columns.");
    }
    return refuse_other_pieces(problem);
}

std::unique_ptr<Search> start(const Problem& problem, const Settings&) {
    return searching<Fundamental>(std::make_shared<const Table>(table_of(problem)));
}

}  // namespace

constinit const Entry solver_entries::fundamental{
    .slug = "fundamental",
    .title = "Fundamental solutions",
    .summary = "Finds all solutions and keeps only one of each set of turned and mirrored images.",
    .approach = Approach::shortcut,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = {},
    .complete = false,
    .up_to_symmetry = true,
    .tree = SearchTree::row_after_row,
    .refuse = refuse,
    .start = start};

}  // namespace queens
