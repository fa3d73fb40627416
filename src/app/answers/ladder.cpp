// Numbers that a double holds exactly are written in full.
#include "app/answers/ladder.hpp"

#include <cmath>

#include "core/numbers.hpp"
#include "core/say.hpp"

namespace queens {

std::string in_digits(double arrangements) {
    constexpr double largest_exact = 9'007'199'254'740'992;
    if (arrangements <= largest_exact) return grouped(static_cast<std::uint64_t>(arrangements));
    auto power = static_cast<int>(std::floor(std::log10(arrangements)));
    auto tenths = std::lround(arrangements / std::pow(10.0, power - 1));
    if (tenths == 100) {
        tenths = 10;
        ++power;
    }
    return say("{whole}.{tenth} \xC3\x97 10^{power}",
               {{"whole", tenths / 10}, {"tenth", tenths % 10}, {"power", power}});
}

}  // namespace queens
