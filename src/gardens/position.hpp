// What is known of a puzzle while a person solves it by one deduction after the other: the same for
// gardens and for puzzles without regions.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "core/square_set.hpp"

namespace queens {

/// The squares that are left, those of the queens among them.
struct Position {
    SquareSet left;
    SquareSet queens;

    friend bool operator==(const Position&, const Position&) = default;
};

/// The position in which nothing is known but the queens that are given.
template <class Puzzle>
[[nodiscard]] Position beginning_of(const Puzzle& puzzle) {
    return {puzzle.squares, puzzle.given};
}

/// The position after a deduction, which rules squares out or places a queen on its square.
template <class Deduction>
[[nodiscard]] Position after(Position position, const Deduction& deduction) {
    if (deduction.ruled_out.empty()) position.queens.insert(deduction.square.value());
    position.left = position.left.without(deduction.ruled_out);
    return position;
}

/// Adds all that `next_deduction` says from the given queens on, and returns where that ends.
template <class Puzzle, class Deduction>
[[nodiscard]] Position deduce_all(const Puzzle& puzzle, std::vector<Deduction>& deductions) {
    Position position = beginning_of(puzzle);
    while (auto next = next_deduction(puzzle, position)) {
        position = after(position, *next);
        deductions.push_back(*std::move(next));
    }
    return position;
}

/// Rules that were needed, by slug and in the order of their table, and how often.
using RuleTimes = std::vector<std::pair<std::string_view, int>>;

/// Of these deductions, each made by the rule of that row of the table.
template <class Rules, class Deduction>
[[nodiscard]] RuleTimes times_of(const Rules& rules, const std::vector<Deduction>& deductions,
                                 std::size_t Deduction::*row) {
    std::vector<int> times(rules.size());
    for (const Deduction& deduction : deductions) ++times[deduction.*row];
    RuleTimes needed;
    for (std::size_t rule = 0; rule < times.size(); ++rule) {
        if (times[rule] > 0) needed.emplace_back(rules[rule].slug, times[rule]);
    }
    return needed;
}

}  // namespace queens
