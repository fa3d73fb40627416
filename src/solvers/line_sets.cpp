// Line sets: dynamic programming over the lines that queens occupy.
//
// What queens can still be added depends on the occupied lines alone, not on which queens occupy
// them. So the search goes row by row through sets of lines: each set of a level is extended by
// every square whose lines are all free, and sets that come out equal are put together, with their
// numbers of ways added. In the end the ways of the sets with all queens are the number of
// solutions. Rivin & Zabih (1992); the look-ahead, which drops sets that leave some row or column
// no free square, is that of Engelhardt (2007), section 4.2.
//
// The original only counts. Here each set keeps the queens by which it was reached, so that all
// solutions are found by going back from the last sets; that, too, is in Engelhardt (2007), section
// 4.3. Levels grow fast: `accepts` keeps to boards where they cannot hold more than 203,000 sets.
// A "row" is a slot (slots.hpp), which may also stay empty where there are more slots than queens.
#include <algorithm>
#include <array>

#include "solvers/line_levels.hpp"
#include "solvers/solver.hpp"
#include "solvers/words.hpp"

namespace queens {

namespace {

/// The largest boards: with a queen in every row, with fewer queens, and with pawns or walls. The
/// sets of a level are at most as many as the arrangements of queens: 35,538 and 118,969 on the
/// plane; and with walls as those of kings on 6 x 6, 202,841.
constexpr int largest_full = 10;
constexpr int largest_spare = 8;
constexpr int largest_cut = 6;

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_set_up = 2,
    line_test = 3,
    line_new = 4,
    line_join = 5,
    line_drop = 6,
    line_take = 7,
    line_tell = 9,
    line_note = 10,
    line_end = 11
};
constexpr std::array<std::string_view, 12> pseudocode{
    "the first level holds the set of no lines, reached in one way",
    "row by row, for each set of the level:",
    "  put queens on the board that occupy these lines",
    "  for each square of the row: if a line through it is in the set, pass it over",
    "    else: the set with the lines of a queen there joins the next level,",
    "      or if it is there already, its ways are added,",
    "      or if it leaves a row or column no free square, it is dropped",
    "    take the queen off again",
    "for each set with all queens, go all ways by which it was reached back:",
    "  put the queens of the way on the board",
    "  note the solution",
    "when all ways have been gone, the search is over"};
constexpr std::array<std::string_view, 2> papers{"Rivin & Zabih (1992)", "Engelhardt (2007)"};
constexpr std::array<std::string_view, 2> look_choices{"off", "on"};
constexpr std::array<Knob, 1> knobs{
    {{.name = "look",
      .title = "Look ahead",
      .summary = "Whether sets are dropped that leave some row or column no free square.",
      .lowest = 0,
      .highest = 1,
      .initial = 0,
      .choices = look_choices}}};

constexpr std::uint32_t none = LineWay::none;

class LineSets {
  public:
    LineSets(std::shared_ptr<const CellLines> table, bool look);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return growing_.memory(); }

  private:
    /// A set on the way back, and by which of its ways.
    struct Back {
        std::uint32_t set;
        std::uint32_t way;
    };

    [[nodiscard]] Event event(EventKind kind, Line line, std::uint32_t cell) const {
        return {kind, line, table_->slots.cells[cell].square()};
    }
    [[nodiscard]] const LineLevel& level() const { return *levels_.back(); }
    Line reach(std::uint32_t cell);
    bool set_up(Event& event);
    void show();
    bool next_set();
    Event grow();
    Event tell();
    bool next_final();

    std::shared_ptr<const CellLines> table_;
    /// The levels that are complete, and the sets of the one that grows.
    std::vector<std::shared_ptr<const LineLevel>> levels_;
    GrowingLevel growing_;
    /// The set that is being extended, its queens, and those on the board.
    std::uint32_t set_ = 0;
    std::vector<std::uint32_t> wanted_;
    std::vector<std::uint32_t> shown_;
    /// The next cell to be looked at, and the end of its row.
    std::uint32_t cell_ = 0;
    std::uint32_t end_ = 0;
    /// Going back: the level and set with all queens, and the sets behind it.
    std::size_t final_level_ = 0;
    std::uint32_t final_set_ = none;
    std::vector<Back> back_;
    std::uint64_t dropped_ = 0;
    bool look_;
    bool placed_ = false;
    bool telling_ = false;
    bool told_ = false;
    bool over_;
};

LineSets::LineSets(std::shared_ptr<const CellLines> table, bool look)
    : table_(std::move(table)), look_(look), over_(table_->slots.spare < 0) {
    LineLevel first;
    first.sets.push_back({{}, table_->slots.missing, 1, none});
    levels_.push_back(std::make_shared<const LineLevel>(std::move(first)));
    if (over_) return;
    telling_ = table_->slots.missing == 0;
    if (!telling_) show();
}

/// Adds the set that comes of a queen on the cell, or of none, to the next level.
Line LineSets::reach(std::uint32_t cell) {
    const LineSet& from = level().sets[set_];
    LineBits lines = from.lines;
    const int missing = from.missing - (cell != none);
    for (std::size_t i = 0; i < lines.size() && cell != none; ++i) {
        lines[i] |= table_->lines[cell][i];
    }
    if (look_ && table_->is_hopeless(lines, missing, levels_.size())) {
        ++dropped_;
        return line_drop;
    }
    return growing_.add(lines, missing, from.ways, {set_, cell, none}) ? line_new : line_join;
}

/// Begins with the present set: its queens by the first way, and the row to be looked at.
void LineSets::show() {
    const Slots& slots = table_->slots;
    cell_ = slots.first[levels_.size() - 1];
    end_ = slots.first[levels_.size()];
    wanted_.clear();
    std::uint32_t set = set_;
    for (std::size_t i = levels_.size() - 1; i > 0; --i) {
        const LineWay& way = levels_[i]->ways[levels_[i]->sets[set].first_way];
        if (way.cell != none) wanted_.push_back(way.cell);
        set = way.from;
    }
    std::reverse(wanted_.begin(), wanted_.end());
}

/// Whether a queen has to be moved before the board shows those that are wanted.
bool LineSets::set_up(Event& event) {
    const auto [shown, wanted] =
        std::mismatch(shown_.begin(), shown_.end(), wanted_.begin(), wanted_.end());
    if (shown != shown_.end()) {
        event = this->event(EventKind::remove, line_set_up, shown_.back());
        shown_.pop_back();
        return true;
    }
    if (wanted == wanted_.end()) return false;
    event = this->event(EventKind::place, line_set_up, *wanted);
    shown_.push_back(*wanted);
    return true;
}

/// Goes on to the next set that misses queens, of this level or of the next one.
bool LineSets::next_set() {
    ++set_;
    for (;;) {
        while (set_ < level().sets.size() && level().sets[set_].missing == 0) ++set_;
        if (set_ < level().sets.size()) return true;
        if (growing_.level().sets.empty()) return false;
        levels_.push_back(std::make_shared<const LineLevel>(growing_.take()));
        set_ = 0;
    }
}

Event LineSets::grow() {
    if (placed_) {
        placed_ = false;
        return event(EventKind::remove, line_take, cell_ - 1);
    }
    for (;;) {
        Event moved;
        if (set_up(moved)) return moved;
        if (telling_) return tell();
        if (cell_ < end_) break;
        const LineSet& set = level().sets[set_];
        const std::size_t left = table_->slots.count() - (levels_.size() - 1);
        if (static_cast<int>(left) > set.missing) reach(none);
        telling_ = !next_set();
        if (telling_) wanted_.clear();
        if (!telling_) show();
    }
    const std::uint32_t cell = cell_++;
    if (!table_->is_free(cell, level().sets[set_].lines)) {
        return event(EventKind::reject, line_test, cell);
    }
    placed_ = true;
    return event(EventKind::place, reach(cell), cell);
}

/// Goes on to the next set with all queens; false if there is none.
bool LineSets::next_final() {
    ++final_set_;
    for (; final_level_ < levels_.size(); ++final_level_, final_set_ = 0) {
        const std::vector<LineSet>& sets = levels_[final_level_]->sets;
        while (final_set_ < sets.size() && sets[final_set_].missing > 0) ++final_set_;
        if (final_set_ < sets.size()) return true;
    }
    return false;
}

/// Goes the ways back from the sets with all queens, each to its end.
Event LineSets::tell() {
    for (;;) {
        if (back_.empty()) {
            if (!next_final()) break;
            told_ = false;
            back_.push_back({final_set_, levels_[final_level_]->sets[final_set_].first_way});
        }
        const std::size_t at = final_level_ + 1 - back_.size();
        if (at == 0 && !told_) {
            told_ = true;
            return {EventKind::solution, line_note, {}};
        }
        Back& latest = back_.back();
        if (at > 0 && !told_) {
            const LineWay& way = levels_[at]->ways[latest.way];
            back_.push_back({way.from, levels_[at - 1]->sets[way.from].first_way});
            if (way.cell != none) return event(EventKind::place, line_tell, way.cell);
            continue;
        }
        // The end of a way: back to the set before it, and on by her next way if she has one.
        back_.pop_back();
        if (back_.empty()) continue;
        Back& before = back_.back();
        const LineWay& gone = levels_[at + 1]->ways[before.way];
        before.way = gone.next;
        told_ = gone.next == none;
        if (gone.cell != none) return event(EventKind::remove, line_tell, gone.cell);
    }
    over_ = true;
    return {EventKind::done, line_end, {}};
}

Event LineSets::step() {
    if (over_) return {EventKind::done, line_start, {}};
    return telling_ && shown_.empty() && !placed_ ? tell() : grow();
}

Insight LineSets::insight() const {
    Insight insight;
    const auto add = [&](std::size_t number, const LineLevel& level, const char* state) {
        insight.facts.push_back({"level " + std::to_string(number),
                                 std::to_string(level.sets.size()) + " sets, " +
                                     std::to_string(level.way_count()) + " ways" + state});
    };
    for (std::size_t i = 0; i < levels_.size(); ++i) add(i, *levels_[i], "");
    if (!telling_) add(levels_.size(), growing_.level(), " so far");
    if (look_) insight.facts.push_back({"dropped", std::to_string(dropped_)});
    return insight;
}

std::string accepts(const Problem& problem) {
    if (std::string complaint = complain_about_pieces(problem); !complaint.empty()) {
        return complaint;
    }
    const Board& board = problem.board;
    const int longer = std::max(board.rows(), board.columns());
    const auto too_large = [](const std::string& which, int largest) {
        return "The sets of lines would be too many to be kept: boards " + which + "can have " +
               std::to_string(largest) + " rows and columns at most.";
    };
    if (board.count(Piece::pawn) + board.count(Piece::wall) > 0 && longer > largest_cut) {
        return too_large("with pawns or walls ", largest_cut);
    }
    if (longer > largest_full) return too_large("", largest_full);
    if (longer > largest_spare && slots_of(problem).spare > 0) {
        return too_large("on which rows stay empty ", largest_spare);
    }
    return {};
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    switch (event.line) {
        case line_set_up:
            return (event.kind == EventKind::place ? "Put the queen on " + name
                                                   : "Take the queen on " + name + " off") +
                   ", so that the board shows the next set of lines.";
        case line_test: return why_rejected(before, event.square) + ".";
        case line_new:
            return "With a queen on " + name + " the occupied lines make a set that is new.";
        case line_join:
            return "With a queen on " + name +
                   " the same lines are occupied as by other queens before: add the ways.";
        case line_drop:
            return "With a queen on " + name +
                   " too few rows or columns have a free square: drop the set.";
        case line_take:
            return "The set is kept: take the queen on " + name +
                   " off and look at the next square.";
        case line_tell:
            return (event.kind == EventKind::place
                        ? "One way to this set was a queen on " + name
                        : "All ways behind " + name + " have been gone: take the queen off") +
                   ".";
        case line_note: return solution_sentence(before);
        case line_end: return "All ways have been gone: the search is over.";
        default: return nothing_to_try(before);
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<LineSets>(std::make_shared<const CellLines>(problem),
                               settings.knobs.front() != 0);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry line_sets{
    .slug = "line_sets",
    .title = "Line sets",
    .summary = "Goes row by row through the sets of occupied lines, and puts equal ones together.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .accepts = accepts,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
