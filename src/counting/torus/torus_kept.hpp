// Solutions of the torus that a motion keeps, and from them how many classes all solutions make.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "symmetry/group.hpp"

namespace queens {

/// The largest torus of `torus_kept`: the lines of each direction are bits of a word.
inline constexpr int largest_torus_kept = 31;

/// The solutions of the n x n torus, n = motion.n = 1 .. largest_torus_kept, that the motion
/// carries to themselves. Quick for all but the identity, which keeps every solution, and never of
/// use for that. Asks go_on() some times in a second, and gives nothing when it returns false.
[[nodiscard]] std::optional<std::uint64_t> torus_kept(const Motion& motion,
                                                      const std::function<bool()>& go_on = {});

/// The classes of the solutions of the n x n torus under D4,n or Sim(n), which carry solutions to
/// solutions, by Burnside's lemma: `solutions` is how many there are, n = 1 .. largest_torus_kept.
/// Asks go_on() some times in a second, and gives nothing when it returns false.
[[nodiscard]] std::optional<std::uint64_t> count_torus_classes(
    GroupKind kind, int n, std::uint64_t solutions, const std::function<bool()>& go_on = {});

}  // namespace queens
