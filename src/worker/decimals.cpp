// They are written by printf and read by strtod, as not every library has more.
#include "worker/decimals.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace queens {

std::string write_decimal(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.17g", number);
    return text.data();
}

std::optional<double> read_decimal(std::string_view text) {
    // What strtod reads, too: blanks, signs, words and hexadecimal digits.
    if (text.find_first_not_of("0123456789.eE+-") != std::string_view::npos) return std::nullopt;
    if (text.empty() || text.front() == '+' || text.front() == '-') return std::nullopt;
    const std::string whole(text);
    char* end = nullptr;
    const double number = std::strtod(whole.c_str(), &end);
    if (end != whole.c_str() + whole.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

}  // namespace queens
