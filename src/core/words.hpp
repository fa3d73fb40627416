// The words that complaints are made of.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace queens {

/// The text in quotation marks: at most 24 characters of it, a question mark for every byte that
/// is not printable ASCII.
[[nodiscard]] std::string quoted(std::string_view text);

/// The number, not negative, with its noun: "1 row", "8 rows", "1,024 squares".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view noun);

template <std::signed_integral Count>
[[nodiscard]] std::string counted(Count count, std::string_view noun) {
    return counted(static_cast<std::uint64_t>(count), noun);
}

}  // namespace queens
