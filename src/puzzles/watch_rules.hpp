// The rules by which a person finds the fewest queens that see a board, the simplest first: one
// table, each row a small function that looks at the squares that are left alone.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gardens/position.hpp"
#include "puzzles/watch.hpp"

namespace queens {

/// What follows from a position, and from what.
struct WatchDeduction {
    /// Its row of `watch_rules`.
    std::size_t rule = 0;
    /// The unseen squares that are looked at.
    SquareSet unseen{};
    /// The square that gets a queen.
    std::optional<int> square{};
    /// The squares that are ruled out; empty where a queen is placed.
    SquareSet ruled_out{};
};

struct WatchRule {
    std::string_view slug;
    /// How hard it is to see, 1 .. hardest_tier of gardens.
    int tier;
    /// The first deduction of this kind; `rule` of it is not filled in.
    std::optional<WatchDeduction> (*find)(const Watch& watch, const Position& position);
    /// Where to look, and then why it follows, as sentences.
    std::string (*where)(const Watch& watch, const WatchDeduction& deduction);
    std::string (*why)(const Watch& watch, const WatchDeduction& deduction);
};

/// By tier.
[[nodiscard]] std::span<const WatchRule> watch_rules();

/// What the simplest rule that applies says, nothing if none does.
[[nodiscard]] std::optional<WatchDeduction> next_deduction(const Watch& watch,
                                                           const Position& position);

/// The deductions from the given queens on, and whether they find every queen.
struct WatchSolving {
    std::vector<WatchDeduction> deductions;
    bool solved = false;
};
[[nodiscard]] WatchSolving solve_watch(const Watch& watch);

}  // namespace queens
