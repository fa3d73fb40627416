// The challenge that a state claims to be: its goal says that there is one way, and which queens
// are given.
#pragma once

#include <optional>

#include "app/state/state.hpp"
#include "puzzles/challenge.hpp"

namespace queens {

/// Whether a goal says that there is one way to reach it.
[[nodiscard]] bool is_challenge(const lessons::Conditions& goal);

/// What the goal claims of the board: the challenge with the queens that the goal names, and with
/// the pawns, walls and forbidden squares of the board. Nothing where it claims no such thing, or
/// where the board is no square of at most `largest_garden` rows.
[[nodiscard]] std::optional<Challenge> claimed_challenge(const State& state);

/// The challenge if it has one solution, as it is claimed to have.
[[nodiscard]] std::optional<Challenge> verified_challenge(const std::optional<Challenge>& claimed);

/// Whether nobody may change what stands there: a queen that such a goal names, or anything on its
/// board but a queen.
[[nodiscard]] bool is_given(const State& state, Square square);

/// Whether all queens stand that such a goal names.
[[nodiscard]] bool has_all_given(const State& state);

}  // namespace queens
