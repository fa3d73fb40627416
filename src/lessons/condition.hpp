// Conditions: what a task asks for, in the small language of a link's key `goal`.
//
// A goal is one condition or several, joined by `_and_`: `queens=5-or-more_and_conflicts=0`. Each
// is a row of `condition_rows.cpp`; .github/LESSONS.md says to authors of lessons when it is met.
//
// `plain_goal` in core/fragment.hpp makes this of what people write: `queens>=5+and+conflicts=0`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"

namespace queens::lessons {

enum class Relation : std::uint8_t { equal, at_least, at_most };

/// One condition: what is looked at, as the place of its row in the table, how it is compared, and
/// the number with which.
struct Condition {
    std::size_t row = 0;
    Relation relation = Relation::equal;
    std::uint64_t wanted = 0;

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// All of them are to be met; nothing is asked where there is none.
using Conditions = std::vector<Condition>;

/// The most conditions of one goal.
inline constexpr std::size_t most_conditions = 8;

/// What conditions are compared with: the board on show and the work that is done on it.
struct Situation {
    const Board& board;
    /// Pairs of pieces in conflict, as far as they were looked for.
    std::uint64_t conflicts = 0;
    /// Empty squares that nothing attacks; nothing where that would take too long to find.
    std::optional<std::uint64_t> free{};
    /// How many queens are known to fit, and whether the board is solved.
    std::optional<int> most{};
    bool solved = false;
    /// Whether the board is a garden, which then is to be solved.
    bool is_garden = false;
    /// The step of the search that is loaded, and how many solutions it has found.
    std::optional<std::uint64_t> step{};
    std::uint64_t solutions = 0;
    /// The result of a complete count of this board.
    std::optional<std::uint64_t> count{};
    /// Changes of the board since the goal was set.
    std::uint64_t moves = 0;
};

/// The conditions of a goal; nothing for a text that is not one.
[[nodiscard]] std::optional<Conditions> read_goal(std::string_view text);
/// The goal as links write it, which is read back to the same conditions; empty for none.
[[nodiscard]] std::string write_goal(const Conditions& conditions);

/// Whether all are met; false if there is none, and while a search shows its own pieces where the
/// visitor's are asked for.
[[nodiscard]] bool are_met(const Conditions& conditions, const Situation& situation);
/// Whether all would be met if the pieces that a search shows were the visitor's.
[[nodiscard]] bool are_met_by_search(const Conditions& conditions, const Situation& situation);

/// Those of the conditions that a board shows, with the search on it, to somebody who was not there
/// when it was made: not how many moves that took, and not whether its solutions were counted.
[[nodiscard]] Conditions lasting(const Conditions& conditions);

/// How many queens in all, none attacking another, meet the goal, so that a hint can lead there:
/// nothing where that is not known, and where more is missing than queens.
[[nodiscard]] std::optional<int> queens_asked_for(const Conditions& conditions,
                                                  const Situation& situation);

/// The number that a goal wants exactly of the condition of that name, 1 or 0 for one that is no
/// number; nothing if it does not ask for it.
[[nodiscard]] std::optional<std::uint64_t> wanted(std::string_view slug,
                                                  const Conditions& conditions);

/// The squares on which a goal wants queens, `queen=4-4`, those on a board of that size.
[[nodiscard]] std::vector<Square> squares_named(const Conditions& conditions, Size size);

/// What a goal leaves as it is of a board: its size and surface, and its pawns, walls and forbidden
/// squares, but for what it asks about itself; of a size that is asked for nothing is left.
[[nodiscard]] Board ground_of(const Conditions& conditions, const Board& board);

/// What is asked, a sentence for each condition.
[[nodiscard]] std::string asked(const Conditions& conditions, const Situation& situation);

}  // namespace queens::lessons
