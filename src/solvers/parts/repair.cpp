// Min-conflicts repair: how rows are chosen, and which queens are known to be attacked.
//
// Squares of fewest attackers are looked for among all rows, but on the way to the start most
// columns have rows that nobody attacks. Drawing unused rows until one is free chooses among those
// as fairly as listing them, and at little cost, so that a million queens start within a second.
#include "solvers/parts/repair.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace queens {

namespace {

/// Rows that are drawn before all are looked at.
constexpr int draws = 100;

}  // namespace

Repair::Repair(std::uint32_t columns, std::uint32_t rows, RepairStart start, std::uint64_t seed)
    : queens_(columns, rows), random_(seed), start_(start), is_attacked_(columns, 0) {
    assert(columns <= rows && (columns != rows || (columns != 2 && columns != 3)));
    begin();
}

void Repair::begin() {
    phase_ = Phase::starting;
    column_ = 0;
    moves_since_start_ = 0;
    ++starts_;
    for (const std::uint32_t column : attacked_) is_attacked_[column] = 0;
    attacked_.clear();
    if (start_ == RepairStart::any_row || start_ == RepairStart::own_row) {
        unused_.resize(queens_.rows());
        std::iota(unused_.begin(), unused_.end(), std::uint32_t{0});
    }
}

std::uint64_t Repair::slice() const {
    constexpr std::uint64_t quick_steps = 4096;
    if (phase_ == Phase::starting) {
        return std::min<std::uint64_t>(queens_.columns() - column_, quick_steps);
    }
    return std::max<std::uint64_t>(1, (1U << 18) / queens_.columns());
}

Event Repair::step() {
    switch (phase_) {
        case Phase::starting: return start();
        case Phase::choosing: return choose();
        case Phase::moving: return move();
        case Phase::clearing: return clear();
        case Phase::ended: break;
    }
    return finish();
}

/// Puts the queen of the next column where it starts.
Event Repair::start() {
    const std::uint32_t row = starting_row();
    queens_.put(column_, row);
    const Event event = placed(line_start, square_at(column_, row));
    if (++column_ < queens_.columns()) return event;
    for (std::uint32_t column = 0; column < queens_.columns(); ++column) {
        if (queens_.attackers(column) > 0) note_attacked(column);
    }
    unused_.clear();
    phase_ = any_attacked() ? Phase::choosing : Phase::ended;
    return event;
}

/// Takes one of the attacked queens off, each as likely as the other.
Event Repair::choose() {
    if (moves_since_start_ == patience()) {
        phase_ = Phase::clearing;
        column_ = 0;
        return clear();
    }
    for (;;) {
        const auto drawn = random_.below(static_cast<std::uint32_t>(attacked_.size()));
        column_ = attacked_[drawn];
        if (queens_.attackers(column_) > 0) break;
        is_attacked_[column_] = 0;
        attacked_[drawn] = attacked_.back();
        attacked_.pop_back();
    }
    phase_ = Phase::moving;
    return removed(line_take, square_at(column_, queens_.take(column_)));
}

/// Puts the queen that was taken off where fewest attack it.
Event Repair::move() {
    const std::uint32_t row =
        fewest_attackers(queens_.rows(), [](std::uint32_t index) { return index; });
    const bool free = queens_.attackers(column_, row) == 0;
    queens_.put(column_, row);
    if (!free) note_all_attacked_by(column_);
    ++moves_;
    ++moves_since_start_;
    phase_ = any_attacked() ? Phase::choosing : Phase::ended;
    return placed(line_move, square_at(column_, row)).ending_move(1);
}

/// Takes the queens off from the first column to the last, to start again.
Event Repair::clear() {
    const Event event = removed(line_restart, square_at(column_, queens_.take(column_)));
    if (++column_ == queens_.columns()) begin();
    return event;
}

Event Repair::finish() {
    if (solved_) return ended(line_end);
    solved_ = true;
    return solved(line_note);
}

std::uint32_t Repair::starting_row() {
    switch (start_) {
        case RepairStart::random_rows: return random_.below(queens_.rows());
        case RepairStart::one_row: return queens_.rows() / 2;
        case RepairStart::any_row:
        case RepairStart::own_row: break;
    }
    std::uint32_t row = 0;
    if (find_free_row(row)) return row;
    if (start_ == RepairStart::any_row) return row_attacked_once();
    const auto left = static_cast<std::uint32_t>(unused_.size());
    return fewest_attackers(left, [&](std::uint32_t index) { return unused_[index]; });
}

/// Whether a square of the column is attacked by no queen; if so, one of them at random. Leaves no
/// used row in the list if there is none.
bool Repair::find_free_row(std::uint32_t& row) {
    for (int draw = 0; draw < draws && !unused_.empty(); ++draw) {
        const auto drawn = random_.below(static_cast<std::uint32_t>(unused_.size()));
        row = unused_[drawn];
        if (queens_.on_row(row) == 0 && queens_.attackers(column_, row) > 0) continue;
        const bool free = queens_.on_row(row) == 0;
        unused_[drawn] = unused_.back();
        unused_.pop_back();
        if (free) return true;
    }
    std::erase_if(unused_, [&](std::uint32_t used) { return queens_.on_row(used) > 0; });
    if (unused_.empty()) return false;
    const auto left = static_cast<std::uint32_t>(unused_.size());
    row = fewest_attackers(left, [&](std::uint32_t index) { return unused_[index]; });
    return queens_.attackers(column_, row) == 0;
}

/// A row of fewest attackers where none is free: rows attacked by one queen are drawn, unless there
/// are too few of them.
std::uint32_t Repair::row_attacked_once() {
    for (int draw = 0; draw < draws; ++draw) {
        const std::uint32_t row = random_.below(queens_.rows());
        if (queens_.attackers(column_, row) == 1) return row;
    }
    return fewest_attackers(queens_.rows(), [](std::uint32_t index) { return index; });
}

/// One of the rows of fewest attackers in the present column, each as likely as the other.
template <class RowAt>
std::uint32_t Repair::fewest_attackers(std::uint32_t count, RowAt row_at) {
    std::uint32_t fewest = QueenColumns::nowhere;
    for (std::uint32_t index = 0; index < count; ++index) {
        fewest = std::min(fewest, queens_.attackers(column_, row_at(index)));
    }
    const auto is_best = [&](std::uint32_t index) {
        return queens_.attackers(column_, row_at(index)) == fewest;
    };
    std::uint32_t ties = 0;
    for (std::uint32_t index = 0; index < count; ++index) ties += is_best(index);
    std::uint32_t before = random_.below(ties);
    std::uint32_t index = 0;
    while (!is_best(index) || before-- > 0) ++index;
    return row_at(index);
}

void Repair::note_attacked(std::uint32_t column) {
    if (is_attacked_[column] != 0) return;
    is_attacked_[column] = 1;
    attacked_.push_back(column);
}

/// Notes the queen of a column and all that it attacks.
void Repair::note_all_attacked_by(std::uint32_t column) {
    const std::uint32_t row = queens_.row_of(column);
    const auto rows = queens_.rows_by_column();
    for (std::uint32_t other = 0; other < queens_.columns(); ++other) {
        const std::uint32_t other_row = rows[other];
        const bool attacked = other_row == row || other_row + other == row + column ||
                              other_row - other == row - column;
        if (attacked) note_attacked(other);
    }
}

/// Whether a queen is attacked; forgets from the end of the list those that are not any more.
bool Repair::any_attacked() {
    while (!attacked_.empty() && queens_.attackers(attacked_.back()) == 0) {
        is_attacked_[attacked_.back()] = 0;
        attacked_.pop_back();
    }
    return !attacked_.empty();
}

}  // namespace queens
