// The search on permutations: placing at random, then mending by swaps.
//
// A swap moves two queens to squares that neither shares a diagonal with now, so the counts of
// queens on the four new diagonals show at once whether both would be free. A queen that is free
// stays free, as no accepted swap attacks it: the queens are mended once, from left to right.
#include "solvers/parts/permutation_search.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace queens {

namespace {

/// Draws for each hundred queens before the others are placed anywhere, as in the paper.
constexpr std::uint64_t draws_for_a_hundred = 308;

/// Swaps tried for one queen before all start again; the paper's number on large boards.
std::uint64_t patience(std::size_t n) { return std::min<std::uint64_t>(7000, 10 * n); }

}  // namespace

PermutationSearch::PermutationSearch(std::uint32_t n, std::uint64_t seed)
    : rows_(n), on_diagonal_(2 * n - 1, 0), on_anti_diagonal_(2 * n - 1, 0), random_(seed) {
    assert(n == 1 || n >= 4);
    std::iota(rows_.begin(), rows_.end(), std::uint32_t{0});
    begin();
}

void PermutationSearch::begin() {
    phase_ = Phase::placing;
    draws_ = 0;
    ++starts_;
}

Event PermutationSearch::step() {
    kept_ = false;
    switch (phase_) {
        case Phase::placing: return place();
        case Phase::resting: return rest();
        case Phase::mending: return mend();
        case Phase::swapping: return swap();
        case Phase::clearing: return clear();
        case Phase::ended: break;
    }
    return finish();
}

void PermutationSearch::count(std::uint32_t column, int by) {
    const auto change = static_cast<std::uint16_t>(by);
    std::uint16_t& on_diagonal = on_diagonal_[diagonal(column, rows_[column])];
    std::uint16_t& on_anti_diagonal = on_anti_diagonal_[column + rows_[column]];
    on_diagonal = static_cast<std::uint16_t>(on_diagonal + change);
    on_anti_diagonal = static_cast<std::uint16_t>(on_anti_diagonal + change);
}

/// Gives the next column the row that stands at `from`.
Event PermutationSearch::put_next(std::uint32_t from, Line line) {
    std::swap(rows_[standing_], rows_[from]);
    count(standing_, 1);
    return placed(line, square_of(standing_++));
}

/// Tries a row that is left for the next column.
Event PermutationSearch::place() {
    const auto n = static_cast<std::uint32_t>(rows_.size());
    const std::uint32_t drawn = standing_ + random_.below(n - standing_);
    const std::uint32_t row = rows_[drawn];
    const bool free =
        (on_diagonal_[diagonal(standing_, row)] | on_anti_diagonal_[standing_ + row]) == 0;
    const bool last_draw = ++draws_ * 100 >= draws_for_a_hundred * n;
    if (!free) {
        if (last_draw) phase_ = Phase::resting;
        placed_well_ = standing_;
        return rejected(line_reject, square_at(standing_, row));
    }
    const Event event = put_next(drawn, line_place);
    placed_well_ = standing_;
    if (last_draw) phase_ = Phase::resting;
    if (standing_ == n) phase_ = Phase::ended;
    return event;
}

/// Gives the next column any row that is left.
Event PermutationSearch::rest() {
    const auto n = static_cast<std::uint32_t>(rows_.size());
    const Event event = put_next(standing_ + random_.below(n - standing_), line_rest);
    if (standing_ == n) {
        phase_ = Phase::mending;
        column_ = placed_well_;
        tries_ = 0;
    }
    return event;
}

/// Whether the queen to be mended and another are both free after swapping their rows.
bool PermutationSearch::swap_helps(std::uint32_t other) const {
    const std::uint32_t row = rows_[column_];
    const std::uint32_t other_row = rows_[other];
    if (column_ + other_row == other + row || column_ + row == other + other_row) return false;
    return (on_diagonal_[diagonal(column_, other_row)] | on_anti_diagonal_[column_ + other_row] |
            on_diagonal_[diagonal(other, row)] | on_anti_diagonal_[other + row]) == 0;
}

/// Tries to swap the next attacked queen with another one.
Event PermutationSearch::mend() {
    const auto n = static_cast<std::uint32_t>(rows_.size());
    while (column_ < n && attackers(column_) == 0) {
        ++column_;
        tries_ = 0;
    }
    if (column_ == n) return finish();
    if (tries_++ == patience(n)) {
        phase_ = Phase::clearing;
        return clear();
    }
    other_ = random_.below(n - 1);
    if (other_ >= column_) ++other_;
    if (swap_helps(other_)) {
        ++swaps_;
        phase_ = Phase::swapping;
        part_ = 0;
        return swap();
    }
    ++rejected_swaps_;
    kept_ = true;
    return rejected(line_keep, square_at(column_, rows_[other_]));
}

/// The four parts of a swap: both queens off, then both on again in each other's rows.
Event PermutationSearch::swap() {
    const std::uint32_t column = part_ % 2 == 0 ? column_ : other_;
    if (part_ == 2) std::swap(rows_[column_], rows_[other_]);
    const bool placing = part_ >= 2;
    count(column, placing ? 1 : -1);
    if (++part_ == 4) phase_ = Phase::mending;
    return placing ? placed(line_swap, square_of(column)).ending_move(2)
                   : removed(line_swap, square_of(column));
}

/// Takes the queens off from the last column to the first, to start again.
Event PermutationSearch::clear() {
    count(--standing_, -1);
    const Event event = removed(line_restart, square_of(standing_));
    if (standing_ == 0) begin();
    return event;
}

Event PermutationSearch::finish() {
    phase_ = Phase::ended;
    if (solved_) return ended(line_end);
    solved_ = true;
    return solved(line_note);
}

}  // namespace queens
