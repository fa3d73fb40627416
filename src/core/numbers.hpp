// Numbers and durations as people read them.
#pragma once

#include <cstdint>
#include <string>

namespace queens {

/// 14200 as "14,200", or as the language that is spoken writes it.
[[nodiscard]] std::string grouped(std::uint64_t number);

/// -2 as "−2": ungrouped digits, after a true minus sign.
[[nodiscard]] std::string signed_number(int number);

/// 2.25 with one decimal as "2.3", or as the language that is spoken writes it.
[[nodiscard]] std::string fixed(double number, int decimals);

/// A number from 1 as `digits` times 10 to the `power`: 9.96e14 with one decimal as "1.0" and 15.
struct Scientific {
    std::string digits;
    int power = 0;
};
[[nodiscard]] Scientific scientific(double number, int decimals);

/// "less than 0.001 s", "0.012 s", "12.3 s", "3 min 05 s", "2 h 03 min", "5 d 07 h", "3.2 years",
/// "3,169 years", "32 billion years", "7.0 x 10^14 years".
[[nodiscard]] std::string duration(double seconds);

/// Whole seconds, at least 0, as a clock shows them: "0:07", "3:12", "1:02:03".
[[nodiscard]] std::string clock_time(int seconds);

/// A share from 0 to 1 as "37.2 %", as "0.012 %" where it is small, and as "less than 0.001 %".
[[nodiscard]] std::string percent(double share);

}  // namespace queens
