// Packed numbers: base64url of fields of equal width, the `p` key of links.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

/// The numbers, each 0 .. most, as text: fields just wide enough for `most`, the most significant
/// bit first, filled up with zeros to whole bytes, and these in base64url without '='.
[[nodiscard]] std::string pack(std::span<const int> numbers, int most);

/// The length of the text of that number of numbers.
[[nodiscard]] std::size_t packed_length(std::size_t count, int most);

/// The numbers of a text, which may exceed `most` where the fields have room. Nothing when the text
/// is not as long as that many numbers take, holds other characters, or is not filled up with
/// zeros.
[[nodiscard]] std::optional<std::vector<int>> unpack(std::string_view text, std::size_t count,
                                                     int most);

}  // namespace queens
