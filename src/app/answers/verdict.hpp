// What the board says of its queens: whether they are at peace, and what is left to do.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/answers/goal.hpp"
#include "core/attacks.hpp"
#include "core/regions.hpp"
#include "gardens/draft.hpp"
#include "puzzles/challenge.hpp"

namespace queens {

/// How a verdict is meant: some pieces attack others, the board is solved, no square is free any
/// more, or the board is on the way.
enum class Mood : std::uint8_t { conflict, solved, stuck, underway };

struct Verdict {
    Mood mood = Mood::underway;
    std::string sentence;
    /// The same in a word or two, where there is little room.
    std::string brief;
    Goal goal;
};

/// `conflicts` and `attack_map` are those of the board.
[[nodiscard]] Verdict verdict_on(const Board& board, const Conflicts& conflicts,
                                 const AttackMap& attack_map);

/// What the verdict depends on: in a garden, too, whether mistakes wait until somebody asks, and in
/// how many seconds it was solved, if that was measured; and the challenge that the board is.
struct BoardAndRegions {
    Board board;
    Regions regions{};
    bool quiet = false;
    std::optional<int> solved_in{};
    std::optional<Challenge> challenge{};

    friend bool operator==(const BoardAndRegions&, const BoardAndRegions&) = default;
};

/// The verdict on a garden, which `conflicts` are those of; those that wait are not told.
[[nodiscard]] Verdict garden_verdict_on(const BoardAndRegions& asked, const Conflicts& conflicts);

/// The verdict on a challenge, whose board `conflicts` are of.
[[nodiscard]] Verdict challenge_verdict_on(const Challenge& challenge, const Board& board,
                                           const Conflicts& conflicts);

/// The verdict on a garden that is being made, which the report is on.
[[nodiscard]] Verdict draft_verdict_on(const Board& board, const DraftReport& report);

/// Whether the board is solved, which `conflicts` are those of: none of its queens attacks another,
/// and it has as many of them as are known to fit, or as it has rows or columns, or parts of these
/// between pawns and walls.
[[nodiscard]] bool is_solved(const Board& board, const Conflicts& conflicts);

/// The side of the next larger board, on which as many queens as rows fit unless an edge is
/// flipped; nothing where no larger one is known.
[[nodiscard]] std::optional<int> next_side(const Board& board);

/// Who attacks whom: "c4 attacks e6", or both each other.
[[nodiscard]] std::string conflict_words(const Board& board, Square first, Square second);

}  // namespace queens
