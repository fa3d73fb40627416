// How far the estimate of a count can be trusted.
//
// It is the mean of random walks down the search tree. Most nodes of a large tree lie below few of
// its branches, which few walks find: the mean is then most often far too low, and now and then far
// too high. Its expectation is exact, though, so that by Markov's inequality it is `cautious` times
// too high at most once in `cautious` cases.
#pragma once

namespace queens {

/// An estimate of fewer seconds is right within that factor.
inline constexpr double usual_spread = 3;
inline constexpr double longest_trusted = 1e9 * 365.25 * 24 * 3600;
/// An estimate is at least this many times too high in at most one of this many cases.
inline constexpr double cautious = 20;

[[nodiscard]] constexpr bool is_trusted(double seconds) { return seconds < longest_trusted; }

/// What a count takes at the least, in all but one of 20 cases, if its estimate is not trusted.
[[nodiscard]] constexpr double least_seconds(double estimated) { return estimated / cautious; }

}  // namespace queens
