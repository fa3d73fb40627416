// How numbers and durations are put into words.
#include "core/numbers.hpp"

#include <array>
#include <cmath>
#include <cstdio>

namespace queens {

namespace {

std::string fixed(double number, int digits) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, number);
    return text.data();
}

/// "3 min 05 s" and the like, of a whole number of the smaller unit.
std::string two_units(std::uint64_t number, std::uint64_t in_one, const char* large,
                      const char* small) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%llu %s %02llu %s",
                  static_cast<unsigned long long>(number / in_one), large,
                  static_cast<unsigned long long>(number % in_one), small);
    return text.data();
}

constexpr double seconds_in_year = 365.2425 * 24 * 3600;
/// Longer durations are told in years.
constexpr double longest_in_days = 2 * seconds_in_year;

std::string years(double seconds) {
    const double all = seconds / seconds_in_year;
    if (all < 1e6) return grouped(static_cast<std::uint64_t>(all)) + " years";
    if (all < 1e9) return grouped(static_cast<std::uint64_t>(all / 1e6)) + " million years";
    if (all < 1e12) return grouped(static_cast<std::uint64_t>(all / 1e9)) + " billion years";
    if (!std::isfinite(all)) return "more years than can be said";
    const double power = std::floor(std::log10(all));
    return fixed(all / std::pow(10, power), 1) + " x 10^" + fixed(power, 0) + " years";
}

}  // namespace

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, ",");
    return text;
}

std::string duration(double seconds) {
    if (seconds < 0.0005) return "less than 0.001 s";
    if (seconds < 9.995) return fixed(seconds, seconds < 0.0995 ? 3 : 2) + " s";
    if (seconds < 59.95) return fixed(seconds, 1) + " s";
    if (seconds >= longest_in_days) return years(seconds);
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    if (whole < 3600) return two_units(whole, 60, "min", "s");
    if (whole < 24 * 3600) return two_units(whole / 60, 60, "h", "min");
    return two_units(whole / 3600, 24, "d", "h");
}

std::string percent(double share) {
    const bool tiny = share > 0 && share < 0.01;
    return fixed(100 * share, tiny ? 3 : 1) + " %";
}

}  // namespace queens
