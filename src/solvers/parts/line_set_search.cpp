// How sets are extended row by row, and how solutions are read from the ways between them.
#include "solvers/parts/line_set_search.hpp"

#include <algorithm>

#include "core/numbers.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

constexpr std::uint32_t none = LineWay::none;
/// Of the placements that are one set at most that many are shown.
constexpr std::size_t most_placements = 4;

}  // namespace

LineSetSearch::LineSetSearch(std::shared_ptr<const CellLines> table, Ahead ahead, Rows rows)
    : table_(std::move(table)),
      filled_(table_->slots.count(), 0),
      ahead_(ahead),
      votes_(rows == Rows::by_votes && table_->slots.spare == 0),
      over_(table_->slots.spare < 0) {
    LineLevel first;
    first.sets.push_back({{}, table_->slots.missing, 1, none});
    levels_.push_back(std::make_shared<const LineLevel>(std::move(first)));
    if (over_) return;
    telling_ = table_->slots.missing == 0;
    if (telling_) return;
    enter_level();
    show();
}

/// Chooses the slot by which the sets of the latest level are extended, if there is one left.
void LineSetSearch::enter_level() {
    if (levels_.size() > filled_.size()) return;
    slot_ = next_slot();
    filled_[slot_] = 1;
}

/// The first slot that is left, or the one with the fewest free squares over all sets.
std::size_t LineSetSearch::next_slot() const {
    std::size_t best = filled_.size();
    std::uint64_t fewest = UINT64_MAX;
    for (std::size_t slot = 0; slot < filled_.size(); ++slot) {
        if (filled_[slot] != 0) continue;
        if (!votes_) return slot;
        std::uint64_t free = 0;
        for (const LineSet& set : level().sets) free += table_->free_squares(set.lines, slot);
        if (free < fewest) best = slot;
        fewest = std::min(fewest, free);
    }
    return best;
}

/// Adds the set that comes of a queen on the cell, or of none, to the next level.
LineSetSearch::Line LineSetSearch::reach(std::uint32_t cell) {
    const LineSet& from = level().sets[set_];
    LineBits lines = from.lines;
    const int missing = from.missing - (cell != none);
    for (std::size_t i = 0; i < lines.size() && cell != none; ++i) {
        lines[i] |= table_->lines[cell][i];
    }
    if (ahead_ != Ahead::off && table_->is_hopeless(lines, missing, filled_)) {
        ++dropped_;
        return line_drop;
    }
    if (ahead_ == Ahead::forced_queens && table_->forces_hopeless(lines, missing, filled_)) {
        ++dropped_by_force_;
        return line_forced;
    }
    return growing_.add(lines, missing, from.ways, {set_, cell, none}) ? line_new : line_join;
}

/// Begins with the present set: its queens by the first way, and the row to be looked at.
void LineSetSearch::show() {
    const Slots& slots = table_->slots;
    cell_ = slots.first[slot_];
    end_ = slots.first[slot_ + 1];
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
bool LineSetSearch::set_up(Event& event) {
    const auto [shown, wanted] =
        std::mismatch(shown_.begin(), shown_.end(), wanted_.begin(), wanted_.end());
    if (shown != shown_.end()) {
        event = removed(line_set_up, square_of(shown_.back()));
        shown_.pop_back();
        return true;
    }
    if (wanted == wanted_.end()) return false;
    event = placed(line_set_up, square_of(*wanted));
    shown_.push_back(*wanted);
    return true;
}

/// Goes on to the next set that misses queens, of this level or of the next one.
bool LineSetSearch::next_set() {
    ++set_;
    for (;;) {
        while (set_ < level().sets.size() && level().sets[set_].missing == 0) ++set_;
        if (set_ < level().sets.size()) return true;
        if (growing_.level().sets.empty()) return false;
        levels_.push_back(std::make_shared<const LineLevel>(growing_.take()));
        enter_level();
        set_ = 0;
    }
}

Event LineSetSearch::grow() {
    if (placed_) {
        placed_ = false;
        return removed(line_take, square_of(cell_ - 1));
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
        return rejected(line_test, square_of(cell));
    }
    placed_ = true;
    return placed(reach(cell), square_of(cell));
}

/// Goes on to the next set with all queens; false if there is none.
bool LineSetSearch::next_final() {
    ++final_set_;
    for (; final_level_ < levels_.size(); ++final_level_, final_set_ = 0) {
        const std::vector<LineSet>& sets = levels_[final_level_]->sets;
        while (final_set_ < sets.size() && sets[final_set_].missing > 0) ++final_set_;
        if (final_set_ < sets.size()) return true;
    }
    return false;
}

/// Goes the ways back from the sets with all queens, each to its end.
Event LineSetSearch::tell() {
    for (;;) {
        if (back_.empty()) {
            if (!next_final()) break;
            told_ = false;
            back_.push_back({final_set_, levels_[final_level_]->sets[final_set_].first_way});
        }
        const std::size_t at = final_level_ + 1 - back_.size();
        if (at == 0 && !told_) {
            told_ = true;
            return solved(line_note);
        }
        Back& latest = back_.back();
        if (at > 0 && !told_) {
            const LineWay& way = levels_[at]->ways[latest.way];
            back_.push_back({way.from, levels_[at - 1]->sets[way.from].first_way});
            if (way.cell != none) return placed(line_tell, square_of(way.cell));
            continue;
        }
        // The end of a way: back to the set before it, and on by its next way if it has one.
        back_.pop_back();
        if (back_.empty()) continue;
        Back& before = back_.back();
        const LineWay& gone = levels_[at + 1]->ways[before.way];
        before.way = gone.next;
        told_ = gone.next == none;
        if (gone.cell != none) return removed(line_tell, square_of(gone.cell));
    }
    over_ = true;
    return ended(line_end);
}

Event LineSetSearch::step() {
    if (over_) return ended(line_start);
    return telling_ && shown_.empty() && !placed_ ? tell() : grow();
}

/// The levels, how many sets they have and in how many ways these are reached.
Table LineSetSearch::sizes() const {
    Table table{{say("Rows filled"), say("Sets"), say("Ways")}, {}, levels_.size()};
    const auto add = [&](const LineLevel& level) {
        table.rows.push_back(
            {grouped(table.rows.size()), grouped(level.sets.size()), grouped(level.way_count())});
    };
    for (const auto& level : levels_) add(*level);
    return table;
}

/// The squares of the next rows on which no queen may stand if the lines of the present set are
/// occupied.
void LineSetSearch::add_occupied(Insight& insight) const {
    const LineBits& lines = level().sets[set_].lines;
    const std::vector<std::uint32_t>& first = table_->slots.first;
    for (std::size_t slot = 0; slot < filled_.size(); ++slot) {
        if (filled_[slot] != 0 && slot != slot_) continue;
        for (std::uint32_t cell = first[slot]; cell < first[slot + 1]; ++cell) {
            if (table_->is_free(cell, lines)) continue;
            insight.grounds.push_back({GroundKind::occupied, square_of(cell)});
        }
    }
}

/// Adds the placements that end with a way to a set of that level and with the queens on the cells
/// after it.
void LineSetSearch::add_placements(BoardRow& row, std::size_t level, const LineWay& way,
                                   std::vector<std::uint32_t> later) const {
    if (way.cell != none) later.push_back(way.cell);
    if (level == 1 && row.boards.size() < most_placements) {
        BoardRow::Item item{{}, say("{number}", {{"number", row.boards.size() + 1}})};
        for (const std::uint32_t cell : later) item.queens.push_back(square_of(cell));
        row.boards.push_back(std::move(item));
    }
    if (level == 1) return;
    const LineLevel& before = *levels_[level - 1];
    std::uint32_t next = before.sets[way.from].first_way;
    for (; next != none && row.boards.size() < most_placements; next = before.ways[next].next) {
        add_placements(row, level - 1, before.ways[next], later);
    }
}

/// The placements that are one set: that of the queen just placed, if it was kept, else the one
/// that is being extended.
BoardRow LineSetSearch::one_set() const {
    BoardRow row;
    const std::vector<LineWay>& grown = growing_.level().ways;
    const bool joined =
        placed_ && !grown.empty() && grown.back().from == set_ && grown.back().cell == cell_ - 1;
    const LineLevel& shown = joined ? growing_.level() : level();
    const std::size_t number = joined ? levels_.size() : levels_.size() - 1;
    if (number == 0) return row;
    const auto last = static_cast<std::uint32_t>(grown.size()) - 1;
    const auto holds_last = [&](const LineSet& set) {
        return set.first_way == last || grown[set.first_way].next == last;
    };
    const LineSet& set =
        joined ? *std::find_if(shown.sets.begin(), shown.sets.end(), holds_last) : shown.sets[set_];
    if (joined) add_placements(row, number, grown.back(), {});
    if (joined) row.boards.front().state = BoardRow::State::present;
    for (std::uint32_t way = set.first_way; way != none; way = shown.ways[way].next) {
        if (!joined || way != last) add_placements(row, number, shown.ways[way], {});
    }
    row.more = set.ways - row.boards.size();
    return row;
}

Insight LineSetSearch::insight() const {
    Insight insight;
    if (ahead_ != Ahead::off) insight.add_fact("dropped", grouped(dropped_));
    if (ahead_ == Ahead::forced_queens) {
        insight.add_fact("dropped by forced queens", grouped(dropped_by_force_));
    }
    insight.picture.words = say(
        "Placements that occupy the same lines below them are one set, reached in several ways: "
        "what can follow is the same for all.");
    if (over_ || telling_) {
        insight.picture.shown = sizes();
    } else {
        insight.picture.shown = one_set();
        add_occupied(insight);
        insight.add_fact("rows filled", grouped(levels_.size() - 1));
        insight.add_fact("sets", grouped(level().sets.size()));
        insight.add_fact("ways", grouped(level().way_count()));
        insight.add_fact("sets with one row more, so far", grouped(growing_.level().sets.size()));
    }
    return insight;
}

}  // namespace queens
