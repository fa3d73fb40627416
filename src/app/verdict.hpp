// What the board says of its queens: whether they are at peace, and what is left to do.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/attacks.hpp"

namespace queens {

/// How a verdict is meant: some pieces attack others, the board is solved, or it is on the way.
enum class Mood : std::uint8_t { conflict, solved, underway };

struct Verdict {
    Mood mood = Mood::underway;
    std::string sentence;
};

/// `conflicts` and `attack_map` are those of the board.
[[nodiscard]] Verdict verdict_on(const Board& board, const Conflicts& conflicts,
                                 const std::optional<std::vector<std::uint32_t>>& attack_map);

/// Who attacks whom: "c4 attacks e6", or both each other.
[[nodiscard]] std::string conflict_words(const Board& board, Square first, Square second);

}  // namespace queens
