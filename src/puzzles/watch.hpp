// Watching a board with the fewest queens: every square is to hold a queen or to be seen by one.
//
// Queens see along their lines as far as these go, through other queens, and may see each other.
// Squares are numbered row by row, 0 .. side * side - 1.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board.hpp"
#include "core/random.hpp"
#include "core/square_set.hpp"

namespace queens {

struct Watch {
    /// A square board of at most 16 rows: its queens are given, pawns and walls stop lines, and
    /// neither these nor forbidden squares need to be seen.
    Watch(const Board& board, int wanted);

    int side;
    /// How many queens are wanted in all.
    int queens;
    /// Where a queen can stand, the given ones among them.
    SquareSet squares;
    SquareSet given;
    /// What is to be seen, queens' own squares included.
    SquareSet targets;
    /// What a queen on each square sees of it, her own square included: as well the squares from
    /// which it is seen.
    std::vector<SquareSet> sees;
};

/// What these queens do not see.
[[nodiscard]] SquareSet unseen_by(const Watch& watch, const SquareSet& queens);

/// Those of the squares `open` that see all of these.
[[nodiscard]] SquareSet seeing_all(const Watch& watch, SquareSet open, const SquareSet& unseen);

/// An unseen square, and those open squares that see it.
struct WatchersOfOne {
    int square = 0;
    SquareSet watchers;
};
/// The first of the unseen squares that the fewest open squares see; square 0 and none if all is
/// seen.
[[nodiscard]] WatchersOfOne fewest_watchers(const Watch& watch, const SquareSet& open,
                                            const SquareSet& unseen);

/// Queens that see everything: those of a solution.
struct Watchers {
    /// At most as many as were wanted.
    std::vector<SquareSet> solutions;
    /// Whether the search was given up before it had found as many, or all.
    bool given_up = false;
};

/// Up to `most` ways to add queens to the given ones, putting down at most `steps` queens. Always
/// branches on the unseen square that the fewest squares see; with `random` it takes these in
/// random order.
[[nodiscard]] Watchers seek_watchers(const Watch& watch, std::size_t most, std::uint64_t steps,
                                     Random* random = nullptr);

/// The queens of the only solution: nothing if there is none, if there are several, and if putting
/// down that many queens does not show which.
[[nodiscard]] std::optional<SquareSet> only_watchers(const Watch& watch, std::uint64_t steps);

}  // namespace queens
