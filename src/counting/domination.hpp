// The fewest queens that cover a board, and in how many ways they do.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/board.hpp"

namespace queens {

/// How many queens cover the board, in how many ways, and in how many that no rotation or
/// reflection that keeps the board, surface and pieces included, turns into each other. `fewest` is
/// nothing where no queens can.
struct Covering {
    std::optional<int> fewest;
    std::uint64_t ways = 0;
    std::uint64_t inequivalent = 0;

    friend bool operator==(const Covering&, const Covering&) = default;
};

/// The most squares of a board that is covered.
inline constexpr int most_covered_squares = 256;

/// One sentence why the board is not covered, empty if it is: it may be too large, or hold pieces
/// that attack.
[[nodiscard]] std::string refuse_covering(const Board& board);

/// Takes a board that is not refused. Every square but pawns and walls must be occupied or
/// attacked; `independent` queens do not attack each other. Nothing if it takes more than `steps`
/// steps (a step looks at a square for a queen; ten million take about a second), or if go_on(),
/// asked some times in a second, returns false.
[[nodiscard]] std::optional<Covering> count_coverings(const Board& board, bool independent,
                                                      std::uint64_t steps = 10'000'000'000,
                                                      const std::function<bool()>& go_on = {});

}  // namespace queens
