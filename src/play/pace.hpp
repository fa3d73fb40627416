// How fast a run plays whose speed nobody has set, slowly at first, so that its steps can be read,
// then twice as fast every second; and how often the clock is looked at.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numbers>

#include "core/square.hpp"

namespace queens {

/// Steps a second at the beginning, and how many steps are played so.
inline constexpr double first_pace = 5;
inline constexpr std::uint64_t steady_steps = 15;

/// Steps a second after that number of steps. A pace that grows by ln 2 with every step doubles in
/// a second.
[[nodiscard]] constexpr double pace_after(std::uint64_t steps) {
    const std::uint64_t beyond = std::max(steps, steady_steps) - steady_steps;
    return first_pace + std::numbers::ln2 * static_cast<double>(beyond);
}

/// How many steps to carry out between two looks at the clock: they pass well within a frame, also
/// where a solver looks at every square in a step.
[[nodiscard]] constexpr std::uint64_t steps_between_looks(Size size) {
    constexpr std::uint64_t most = 2048;
    constexpr std::uint64_t squares = most * 8 * 8;
    return std::clamp(squares / static_cast<std::uint64_t>(size.area()), std::uint64_t{1}, most);
}

}  // namespace queens
