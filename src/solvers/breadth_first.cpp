// Breadth first: all arrangements of one queen, then all of two, level by level.
//
// A level holds the arrangements of queens in the first rows in which none attacks another. Each of
// them is extended by every free square of the next row, and the extended ones make up the next
// level; those that have all their queens are solutions. Wikipedia, Eight queens puzzle, whose
// program examines 15,720 placements for n = 8.
//
// The program there keeps a level as a list, which soon fills all memory. Here no list is kept: a
// level is in lexicographic order, so that backtracking in silence finds each arrangement from the
// one before it. The events are those of the list, and a copy costs next to nothing. A "row" is a
// slot (slots.hpp), which may also stay empty where there are more slots than queens.
#include <array>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/parts/slots.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_set_up = 2,
    line_test = 4,
    line_extend = 5,
    line_note = 6,
    line_take = 7,
    line_end = 9
};
bool is_last_queen(const Moment& moment) {
    return moment.before.count(Piece::queen) + 1 == moment.problem.queens;
}

constexpr std::array<CodeLine, 10> pseudocode{
    {{"level 0 holds only the empty board", line_start, why_nothing_to_try},
     {"row by row, for each arrangement of the level, in order:"},
     {"  set the arrangement up on the board",
      line_set_up,
      {places, "Put a queen on {square} to set up the next arrangement.",
       "Take the queen off {square} to set up the next arrangement."}},
     {"  for each square of the row, in order:"},
     {"    if a queen attacks the square: skip it", line_test, why_rejected},
     {"    else: the arrangement with a queen there joins the next level,",
      line_extend,
      {is_last_queen, "{square} is free, and a queen there is the last one.",
       "{square} is free: the arrangement with a queen there is kept for later."}},
     {"      as a solution if that was the last queen", line_note, why_solved},
     {"      take the queen off again", line_take,
      "Take the queen off {square} again and look at the next square."},
     {"  if the row may stay empty, the arrangement itself joins as well"},
     {"a level has no arrangement to extend: finished",
      line_end,
      {ends, "No arrangement is left to extend: the search is finished.",
       "No arrangement is left to extend: take the queen off {square}."}}}};
constexpr std::array<std::string_view, 1> papers{"wikipedia"};

/// As many boards of the queue as can be read in one line, and as many rows as can be seen on them.
constexpr std::size_t most_shown = 4, most_pictured = 16;

class BreadthFirst {
  public:
    explicit BreadthFirst(std::shared_ptr<const Slots> slots);

    Event step();
    [[nodiscard]] Insight insight() const;

  private:
    /// What was done last with the square after the one before `next_`.
    enum class Stage : std::uint8_t { examining, placed, told, ended };

    bool next_arrangement(bool first);
    [[nodiscard]] std::vector<Square> arrangement() const;
    [[nodiscard]] BoardRow queue() const;
    bool choose(std::size_t slot);
    void undo(std::size_t slot);
    bool set_up(Event& event);
    Event examine();
    bool turn();

    [[nodiscard]] const Cell* cell_of(std::size_t slot) const {
        const std::span<const Cell> cells = slots_->of(slot);
        return choice_[slot] < cells.size() ? &cells[choice_[slot]] : nullptr;
    }

    std::shared_ptr<const Slots> slots_;
    Occupied occupied_;
    /// The arrangement: for each slot of the level the number of its cell, or that of its cells if
    /// it is left empty.
    std::vector<std::size_t> choice_;
    /// The queens on the board.
    std::vector<const Cell*> shown_;
    /// How many arrangements there are to extend on each level, and how many solutions; the last
    /// level is still growing.
    std::vector<std::uint64_t> sizes_{1, 0};
    std::vector<std::uint64_t> solutions_{0, 0};
    std::size_t level_ = 0;
    /// How many arrangements of the level have been extended.
    std::uint64_t extended_ = 0;
    /// The cell of the next slot that is to be examined.
    std::size_t next_ = 0;
    std::uint64_t examined_ = 0;
    int missing_;
    int spare_;
    Stage stage_ = Stage::examining;
};

BreadthFirst::BreadthFirst(std::shared_ptr<const Slots> slots)
    : slots_(std::move(slots)),
      occupied_(*slots_),
      choice_(slots_->count()),
      missing_(slots_->missing),
      spare_(slots_->spare) {
    if (spare_ < 0 || missing_ == 0) stage_ = Stage::ended;
    if (spare_ >= 0 && missing_ == 0) stage_ = Stage::placed;
}

/// Chooses the first possibility of a slot from the present one on; false if there is none. All
/// queens together would be a solution, which does not belong to a level.
bool BreadthFirst::choose(std::size_t slot) {
    const std::span<const Cell> cells = slots_->of(slot);
    std::size_t& choice = choice_[slot];
    while (choice < cells.size() && (missing_ == 1 || !occupied_.is_free(cells[choice]))) ++choice;
    if (choice > cells.size() || (choice == cells.size() && spare_ == 0)) return false;
    if (choice == cells.size()) {
        --spare_;
    } else {
        occupied_.put(cells[choice]);
        --missing_;
    }
    return true;
}

void BreadthFirst::undo(std::size_t slot) {
    if (const Cell* cell = cell_of(slot)) {
        occupied_.take(*cell);
        ++missing_;
    } else {
        ++spare_;
    }
}

/// Goes on to the next arrangement of the level, or to the first one; false if there is none.
bool BreadthFirst::next_arrangement(bool first) {
    std::size_t slot = first ? 0 : level_;
    if (first && level_ > 0) choice_[0] = 0;
    bool chosen = first;
    for (;;) {
        if (chosen && slot == level_) return true;
        if (!chosen) {
            if (slot == 0) return false;
            undo(--slot);
            ++choice_[slot];
        }
        chosen = choose(slot);
        if (chosen && ++slot < level_) choice_[slot] = 0;
    }
}

/// Whether a queen has to be moved before the board shows the arrangement.
bool BreadthFirst::set_up(Event& event) {
    std::size_t same = 0;
    for (std::size_t slot = 0; slot < level_; ++slot) {
        const Cell* cell = cell_of(slot);
        if (cell == nullptr) continue;
        if (same == shown_.size()) {
            shown_.push_back(cell);
            event = placed(line_set_up, cell->square());
            return true;
        }
        if (shown_[same] != cell) break;
        ++same;
    }
    if (same == shown_.size()) return false;
    event = removed(line_set_up, shown_.back()->square());
    shown_.pop_back();
    return true;
}

/// Looks at the next cell of the row.
Event BreadthFirst::examine() {
    const Cell& cell = slots_->of(level_)[next_++];
    ++examined_;
    if (!occupied_.is_free(cell)) return rejected(line_test, cell.square());
    stage_ = missing_ == 1 ? Stage::placed : Stage::told;
    ++(missing_ > 1 ? sizes_ : solutions_).back();
    return placed(line_extend, cell.square());
}

/// When the row has no squares left: the next arrangement, or the first one of the next level.
bool BreadthFirst::turn() {
    if (spare_ > 0) ++sizes_.back();
    next_ = 0;
    ++extended_;
    if (next_arrangement(false)) return true;
    if (sizes_.back() == 0) return false;
    ++level_;
    extended_ = 0;
    sizes_.push_back(0);
    solutions_.push_back(0);
    return next_arrangement(true);
}

Event BreadthFirst::step() {
    if (stage_ == Stage::placed) {
        stage_ = slots_->missing == 0 ? Stage::ended : Stage::told;
        return solved(line_note);
    }
    if (stage_ == Stage::told) {
        stage_ = Stage::examining;
        return removed(line_take, slots_->of(level_)[next_ - 1].square());
    }
    while (stage_ == Stage::examining) {
        Event event;
        if (set_up(event)) return event;
        if (next_ < slots_->of(level_).size()) return examine();
        if (!turn()) stage_ = Stage::ended;
    }
    if (shown_.empty()) return ended(spare_ < 0 ? line_start : line_end);
    const Square square = shown_.back()->square();
    shown_.pop_back();
    return removed(line_end, square);
}

std::vector<Square> BreadthFirst::arrangement() const {
    std::vector<Square> squares;
    for (std::size_t slot = 0; slot < level_; ++slot) {
        if (const Cell* cell = cell_of(slot)) squares.push_back(cell->square());
    }
    return squares;
}

/// The front of the level, walked along by a copy, and behind it the arrangement that has just
/// joined the next level.
BoardRow BreadthFirst::queue() const {
    BoardRow row;
    const bool has_joined = stage_ == Stage::told && missing_ > 1;
    const std::size_t most = has_joined ? most_shown - 1 : most_shown;
    BreadthFirst copy = *this;
    do {
        row.boards.push_back(
            {copy.arrangement(), say("{number}", {{"number", extended_ + row.boards.size() + 1}}),
             row.boards.empty() ? BoardRow::State::present : BoardRow::State::plain});
    } while (row.boards.size() < most && copy.next_arrangement(false));
    row.more = sizes_[level_] - extended_ - row.boards.size();
    if (has_joined) {
        std::vector<Square> queens = arrangement();
        queens.push_back(slots_->of(level_)[next_ - 1].square());
        row.boards.push_back(
            {std::move(queens), say("new: {number}", {{"number", sizes_.back()}})});
    }
    return row;
}

Insight BreadthFirst::insight() const {
    Insight insight;
    if (stage_ != Stage::ended && slots_->count() <= most_pictured) {
        insight.picture = {
            queue(),
            say("What waits on level {level}, with what is being extended in front; {found} "
                "found so far wait behind.",
                {{"level", level_}, {"found", sizes_.back()}})};
    }
    for (std::size_t level = 0; level < sizes_.size(); ++level) {
        const bool growing = level + 1 == sizes_.size() && stage_ != Stage::ended;
        insight.add_fact(
            "level {level}",
            say(growing ? Sentence("{arrangements} so far") : Sentence("{arrangements}"),
                {{"arrangements", sizes_[level] + solutions_[level]}}),
            {{"level", level}});
    }
    insight.add_fact("squares examined", grouped(examined_));
    return insight;
}

std::unique_ptr<Search> start(const Problem& problem, const Settings&) {
    return searching<BreadthFirst>(std::make_shared<const Slots>(slots_of(problem)));
}

}  // namespace

constinit const Entry solver_entries::breadth_first{
    .slug = "breadth_first",
    .title = "Breadth-first search",
    .summary = "Finds all arrangements of one queen, from these all of two, and so on.",
    .approach = Approach::everything,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = {},
    .complete = true,
    .tree = SearchTree::none,
    .scans = true,
    .refuse = refuse_other_pieces,
    .start = start};

}  // namespace queens
