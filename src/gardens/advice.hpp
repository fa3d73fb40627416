// Advice on a garden that somebody is solving: where to look, and what follows there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/marks.hpp"
#include "core/regions.hpp"
#include "gardens/techniques.hpp"

namespace queens {

/// What follows: a queen stands on the square; other squares fall; or what the visitor has put on
/// the square is wrong, a queen or a mark; or, in a garden that is being made, the square is given
/// to another region.
enum class AdviceKind : std::uint8_t { place, rule_out, wrong_queen, wrong_mark, give };

struct Advice {
    AdviceKind kind = AdviceKind::rule_out;
    /// Where to look, and then why it follows.
    std::string where{};
    std::string why{};
    /// The rows, columns and regions to look at, and those that hold all that is left of them.
    std::vector<std::vector<Square>> units{};
    std::vector<std::vector<Square>> others{};
    /// The square that gets a queen, is only tried, is wrong, or is given to the region `taker`.
    std::optional<Square> square{};
    int taker = 0;
    /// What falls.
    std::vector<Square> ruled_out{};
    /// Where the queen that is tried would force others.
    std::vector<Square> forced{};

    friend bool operator==(const Advice&, const Advice&) = default;
};

/// The simplest that follows from the queens and the marks of the board, once none of them
/// contradicts the only solution. Nothing where the garden is filled, where some row, column or
/// region has no square left or too many queens, and where no technique applies.
[[nodiscard]] std::optional<Advice> advice_on(const Puzzle& puzzle, const Board& board,
                                              const Marks& marks);
[[nodiscard]] std::optional<Advice> advice_on(const Board& board, const Regions& regions,
                                              const Marks& marks);

/// What a deduction advises.
[[nodiscard]] Advice advice_of(const Puzzle& puzzle, const Deduction& deduction);

/// The first queen of the board that a solution does not have, or the first mark on one that it
/// has; nothing if all agrees with it.
[[nodiscard]] std::optional<Advice> mistake_in(const Board& board, const Marks& marks,
                                               const SquareSet& solution);

/// Every step of the techniques from the empty garden on: to its solution, or as far as they go.
[[nodiscard]] std::vector<Advice> explanation_of(const Garden& garden);

/// The board once the advice is followed. A garden on which it was given must be there.
[[nodiscard]] MarkedBoard followed(MarkedBoard garden, const Advice& advice);

/// Whether all queens and marks of the board agree with some solution of the garden. What a search
/// of `longest_search` queens does not show is taken for possible.
[[nodiscard]] bool agrees_with_solution(const Board& board, const Regions& regions,
                                        const Marks& marks);

}  // namespace queens
