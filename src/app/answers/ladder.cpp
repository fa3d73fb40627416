// Numbers that a double holds exactly are written in full.
#include "app/answers/ladder.hpp"

#include "core/numbers.hpp"
#include "core/say.hpp"

namespace queens {

std::string in_digits(double arrangements) {
    constexpr double largest_exact = 9'007'199'254'740'992;
    if (arrangements <= largest_exact) return grouped(static_cast<std::uint64_t>(arrangements));
    const auto [digits, power] = scientific(arrangements, 1);
    return say("{digits} \xC3\x97 10^{power}", {{"digits", digits}, {"power", power}});
}

}  // namespace queens
