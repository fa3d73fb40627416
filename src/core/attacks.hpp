// Who attacks what: the squares that one piece attacks, the attack map and the conflicts of a
// board.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board.hpp"

namespace queens {

/// Every square that such a piece standing on `from` attacks, each once, its own never. Rays pass
/// over other pieces and stop at pawns and walls, at open edges and back at their start (MATH
/// conventions of this project). Empty for pieces that do not attack.
[[nodiscard]] std::vector<Square> attacked_from(const Board& board, Square from, Piece piece);

/// As many steps of an attack map as a page may take before it draws again.
inline constexpr std::uint64_t work_of_a_page = 20'000'000;

/// For each square, row by row, how many different pieces attack it. Nothing if that would take
/// more than `work` steps.
using AttackMap = std::optional<std::vector<std::uint32_t>>;
[[nodiscard]] AttackMap attack_map(const Board& board, std::uint64_t work = 400'000'000);

/// The squares on which nothing stands and which nothing attacks by the attack map of the board,
/// row by row.
[[nodiscard]] std::vector<Square> free_squares(const Board& board,
                                               const std::vector<std::uint32_t>& attack_map);

/// Two pieces of which at least one attacks the other; `first` comes first row by row.
struct Conflict {
    Square first;
    Square second;

    friend constexpr auto operator<=>(const Conflict&, const Conflict&) = default;
};

/// The conflicts of a board in order; `complete` is false when there were more than asked for.
struct Conflicts {
    std::vector<Conflict> pairs;
    bool complete = true;

    friend bool operator==(const Conflicts&, const Conflicts&) = default;
};

/// At most `limit` pairs of pieces in conflict.
[[nodiscard]] Conflicts conflicts(const Board& board, std::size_t limit = 1'000'000);
/// Whether there is any.
[[nodiscard]] inline bool has_conflict(const Board& board) {
    return !conflicts(board, 1).pairs.empty();
}

/// The pieces on the board that attack `square`, each once. Looks along the lines of the square, so
/// it does not depend on what stands there, except that nothing attacks
/// pawns and walls.
[[nodiscard]] std::vector<Square> pieces_attacking(const Board& board, Square square);

/// Whether nothing stands on the square and nothing attacks it.
[[nodiscard]] inline bool is_free(const Board& board, Square square) {
    return board.at(square) == Piece::none && pieces_attacking(board, square).empty();
}

/// One of them, nothing if there is none.
[[nodiscard]] std::optional<Square> attacker_of(const Board& board, Square square);

}  // namespace queens
