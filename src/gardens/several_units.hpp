// Techniques that look at several units at once: tiers 4 and 5.
#pragma once

#include "gardens/techniques.hpp"

namespace queens {

/// Two regions lie in two rows or two columns, so that the other squares of these fall.
[[nodiscard]] std::optional<Deduction> find_two_regions(const Puzzle& puzzle,
                                                        const Position& position,
                                                        const SquareSet& about);
/// Two rows or two columns lie in two regions, so that the other squares of these fall; where there
/// are no regions, in two lines across.
[[nodiscard]] std::optional<Deduction> find_two_lines(const Puzzle& puzzle,
                                                      const Position& position,
                                                      const SquareSet& about);
/// The same of three regions and more, as few as will do.
[[nodiscard]] std::optional<Deduction> find_several_regions(const Puzzle& puzzle,
                                                            const Position& position,
                                                            const SquareSet& about);
/// The same of three lines and more, as few as will do.
[[nodiscard]] std::optional<Deduction> find_several_lines(const Puzzle& puzzle,
                                                          const Position& position,
                                                          const SquareSet& about);

}  // namespace queens
