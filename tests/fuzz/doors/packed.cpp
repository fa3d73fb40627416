// Packed numbers.
#include "core/packed.hpp"

#include <algorithm>

#include "fuzz/doors.hpp"

namespace queens::doors {

std::string packed(std::string_view bytes) {
    if (bytes.size() < 2) return {};
    const auto count = static_cast<std::size_t>(static_cast<unsigned char>(bytes[0]));
    const int most = 1 + 4 * static_cast<int>(static_cast<unsigned char>(bytes[1]));
    const std::string_view text = bytes.substr(2);
    const auto numbers = unpack(text, count, most);
    if (!numbers) return {};
    if (numbers->size() != count) return "There are not as many numbers as were asked for.";
    if (text.size() != packed_length(count, most)) return "A text of another length was read.";
    const bool fit = std::all_of(numbers->begin(), numbers->end(),
                                 [&](int number) { return number >= 0 && number <= most; });
    if (!fit) return {};
    return pack(*numbers, most) == text ? "" : "Two texts hold the same numbers.";
}

}  // namespace queens::doors
