// What the board says of its queens: whether they are at peace, and what is left to do.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/rooms/completion_check.hpp"
#include "core/attacks.hpp"

namespace queens {

/// How a verdict is meant: some pieces attack others, the board is solved, no queen more fits or
/// leads to a solution, or the board is on the way.
enum class Mood : std::uint8_t { conflict, solved, stuck, underway };

struct Verdict {
    Mood mood = Mood::underway;
    std::string sentence;
    /// The same in a word or two, where there is little room.
    std::string brief;
};

/// `conflicts` and `attack_map` are those of the board.
[[nodiscard]] Verdict verdict_on(const Board& board, const Conflicts& conflicts,
                                 const std::optional<std::vector<std::uint32_t>>& attack_map,
                                 Completable completable = Completable::unknown);

/// Whether the board is solved, which `conflicts` are those of: as many queens stand on it
/// unattacked as are known to fit, or as it has rows or columns.
[[nodiscard]] bool is_solved(const Board& board, const Conflicts& conflicts);

/// The side of the next larger board on which as many queens as rows fit.
[[nodiscard]] int next_side(const Board& board);

/// Who attacks whom: "c4 attacks e6", or both each other.
[[nodiscard]] std::string conflict_words(const Board& board, Square first, Square second);

}  // namespace queens
