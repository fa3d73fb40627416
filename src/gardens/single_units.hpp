// Techniques that look at one unit at a time: tiers 1 to 3.
#pragma once

#include "gardens/techniques.hpp"

namespace queens {

/// A queen rules out what it attacks and the squares of its region.
[[nodiscard]] std::optional<Deduction> find_attacked(const Puzzle& puzzle, const Position& position,
                                                     const SquareSet& about);
/// The only square left of a unit gets a queen.
[[nodiscard]] std::optional<Deduction> find_last_square(const Puzzle& puzzle,
                                                        const Position& position,
                                                        const SquareSet& about);
/// All squares left of a region lie in one line, so that the other squares of the line fall.
[[nodiscard]] std::optional<Deduction> find_region_in_line(const Puzzle& puzzle,
                                                           const Position& position,
                                                           const SquareSet& about);
/// All squares left of a line lie in one region, so that the other squares of the region fall.
[[nodiscard]] std::optional<Deduction> find_line_in_region(const Puzzle& puzzle,
                                                           const Position& position,
                                                           const SquareSet& about);
/// A square on which a queen would rule out every square left of a unit falls.
[[nodiscard]] std::optional<Deduction> find_common_attack(const Puzzle& puzzle,
                                                          const Position& position,
                                                          const SquareSet& about);

}  // namespace queens
