// The checksum of Fowler, Noll and Vo with 64 bits, which guards against accidents only.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace queens {

inline constexpr std::uint64_t checksum_of_nothing = 0xcbf29ce484222325;

/// The checksum of a text behind another one that has the checksum `before`.
[[nodiscard]] constexpr std::uint64_t checksum(std::string_view text,
                                               std::uint64_t before = checksum_of_nothing) {
    std::uint64_t sum = before;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return sum;
}

/// Its sixteen hexadecimal digits.
[[nodiscard]] inline std::string in_hexadecimal(std::uint64_t number) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4) {
        *digit = "0123456789abcdef"[number & 15];
    }
    return digits;
}

/// The number of sixteen hexadecimal digits, nothing for any other text.
[[nodiscard]] inline std::optional<std::uint64_t> read_hexadecimal(std::string_view digits) {
    std::uint64_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number, 16);
    if (digits.size() != 16 || error != std::errc{} || stop != end) return std::nullopt;
    return number;
}

}  // namespace queens
