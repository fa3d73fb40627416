// How fast a run plays whose speed nobody has set: slowly at first, so that its steps can be read,
// then twice as fast every second.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numbers>

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

}  // namespace queens
