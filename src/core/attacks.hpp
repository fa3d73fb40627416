// Who attacks what: the squares and strokes of one piece, the attack map and the conflicts of a
// board.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board.hpp"
#include "core/lines.hpp"

namespace queens {

/// Every square that such a piece standing on `from` attacks, each once, its own never. Rays pass
/// over other pieces and stop at pawns and walls, at open edges and back at their start (MATH
/// conventions of this project). Empty for pieces that do not attack.
[[nodiscard]] std::vector<Square> attacked_from(const Board& board, Square from, Piece piece);

/// A straight stroke of an attack line on the sheet, to be drawn from square centre to square
/// centre; at a joined edge it runs on to the edge, and the next stroke starts at the edge where
/// the line comes in again.
struct Stroke {
    Square from;
    Square to;
    Direction direction;
    bool from_edge = false;
    bool to_edge = false;

    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// The lines of a piece on `from` cut at the joined edges, in the order a ray runs through them. A
/// line that closes is given once, not once for each of its two directions.
[[nodiscard]] std::vector<Stroke> strokes_from(const Board& board, Square from, Piece piece);

/// The shortest line along which the piece on one of two squares attacks the other, empty if none
/// does.
[[nodiscard]] std::vector<Stroke> strokes_between(const Board& board, Square from, Square to);

/// For each square, row by row, how many different pieces attack it. Nothing if that would take
/// more than `work` steps.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> attack_map(
    const Board& board, std::uint64_t work = 400'000'000);

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
