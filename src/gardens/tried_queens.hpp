// Techniques that try a queen and see that it cannot be: tiers 6 and 7.
#pragma once

#include "gardens/techniques.hpp"

namespace queens {

/// A queen on the square would leave a unit without a square at once.
[[nodiscard]] std::optional<Deduction> find_emptied_unit(const Puzzle& puzzle,
                                                         const Position& position,
                                                         const SquareSet& about);
/// A queen on the square would leave a unit without a square after the queens that it forces.
[[nodiscard]] std::optional<Deduction> find_forced_contradiction(const Puzzle& puzzle,
                                                                 const Position& position,
                                                                 const SquareSet& about);

}  // namespace queens
