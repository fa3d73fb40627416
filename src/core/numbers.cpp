// How numbers and durations are put into words.
#include "core/numbers.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "core/language.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// "3 min 05 s" and the like, of a whole number of the smaller unit.
std::string two_units(const Sentence& sentence, std::uint64_t number, std::uint64_t in_one) {
    const std::string small = std::to_string(number % in_one);
    return say(sentence, {{"large", std::to_string(number / in_one)},
                          {"small", small.size() < 2 ? "0" + small : small}});
}

constexpr double seconds_in_year = 365.2425 * 24 * 3600;
/// Longer durations are given in years.
constexpr double longest_in_days = 2 * seconds_in_year;

/// A number from 1, with a decimal below 10.
std::string rounded(double number) {
    if (number < 9.95) return fixed(number, 1);
    return grouped(static_cast<std::uint64_t>(number + 0.5));
}

/// Millions or billions of years, a word that French counts by the whole ones: "1,5 million".
std::string large_years(const Sentence& sentence, double number) {
    const std::string shown = rounded(number);
    const auto whole = static_cast<std::int64_t>(number + (number < 9.95 ? 0.05 : 0.5));
    return say(sentence, {{"n", shown}, {"whole", whole}});
}

std::string years(double seconds) {
    const double all = seconds / seconds_in_year;
    if (all < 999'999.5) return say("{n} years", {{"n", rounded(all)}});
    if (all < 999.5e6) return large_years("{n} {whole|million|million} years", all / 1e6);
    if (all < 999.5e9) return large_years("{n} {whole|billion|billion} years", all / 1e9);
    if (!std::isfinite(all)) return say("more years than can be said");
    const auto [factor, power] = scientific(all, 1);
    return say("{factor} x 10^{power} years", {{"factor", factor}, {"power", power}});
}

}  // namespace

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t end = text.size(); end > 3; end -= 3) {
        text.insert(end - 3, language().between_groups);
    }
    return text;
}

std::string signed_number(int number) {
    return number < 0 ? "\xE2\x88\x92" + std::to_string(-number) : std::to_string(number);
}

std::string fixed(double number, int decimals) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", decimals, number);
    std::string written = text.data();
    const std::size_t point = written.find('.');
    if (point != std::string::npos) written.replace(point, 1, language().decimal_mark);
    return written;
}

Scientific scientific(double number, int decimals) {
    const double power = std::floor(std::log10(number));
    std::string digits = fixed(number / std::pow(10, power), decimals);
    // Rounding may carry into a digit more.
    const bool carries = digits.starts_with("10");
    if (carries) digits = fixed(1, decimals);
    return {std::move(digits), static_cast<int>(power) + (carries ? 1 : 0)};
}

std::string clock_time(int seconds) {
    constexpr int sixty = 60;
    const auto two_digits = [](int number) {
        return (number < 10 ? ":0" : ":") + std::to_string(number);
    };
    const int minutes = seconds / sixty;
    const std::string end = two_digits(seconds % sixty);
    if (minutes < sixty) return std::to_string(minutes) + end;
    return std::to_string(minutes / sixty) + two_digits(minutes % sixty) + end;
}

std::string duration(double seconds) {
    if (seconds < 0.0005) return say("less than 0.001 s");
    if (seconds < 9.995) return say("{n} s", {{"n", fixed(seconds, seconds < 0.0995 ? 3 : 2)}});
    if (seconds < 59.95) return say("{n} s", {{"n", fixed(seconds, 1)}});
    if (seconds >= longest_in_days) return years(seconds);
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    if (whole < 3600) return two_units("{large} min {small} s", whole, 60);
    if (whole < 24 * 3600) return two_units("{large} h {small} min", whole / 60, 60);
    return two_units("{large} d {small} h", whole / 3600, 24);
}

std::string percent(double share) {
    constexpr double thousandths_in_percent = 1000;
    const double thousandths = std::round(100 * share * thousandths_in_percent);
    if (share > 0 && thousandths == 0) return say("less than 0.001 %");
    const bool tiny = share > 0 && thousandths < thousandths_in_percent;
    return say("{n} %", {{"n", fixed(100 * share, tiny ? 3 : 1)}});
}

}  // namespace queens
