// The most pieces of one kind that fit on a board without attacking each other.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/board.hpp"

namespace queens {

/// The largest number of pieces that fit, and in how many ways; nothing if those are more than 64
/// bits count.
struct Most {
    int most = 0;
    std::optional<std::uint64_t> ways = 0;

    friend bool operator==(const Most&, const Most&) = default;
};

/// The most free squares of a board that is searched.
inline constexpr int most_free_squares = 256;

/// One sentence why the board is not searched for that piece, empty if it is: the piece must be one
/// that attacks, and nothing but pawns, walls and forbidden squares may stand on the board.
[[nodiscard]] std::string refuse_most(const Board& board, Piece piece);

/// Takes a board that is not refused. Nothing if it takes more than `steps` (a step places a
/// piece; a million take about a second), or if go_on(), asked some times in a second, returns
/// false.
[[nodiscard]] std::optional<Most> count_most(const Board& board, Piece piece,
                                             std::uint64_t steps = 100'000'000,
                                             const std::function<bool()>& go_on = {});

}  // namespace queens
