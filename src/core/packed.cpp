// Packing: a stream of bits goes in field by field and comes out six bits at a time.
#include "core/packed.hpp"

#include <bit>

namespace queens {

namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bits of a field that holds 0 .. most.
int width_of(int most) { return static_cast<int>(std::bit_width(static_cast<unsigned>(most))); }

}  // namespace

std::size_t packed_length(std::size_t count, int most) {
    const std::size_t bytes = (count * static_cast<std::size_t>(width_of(most)) + 7) / 8;
    return (bytes * 8 + 5) / 6;
}

std::string pack(std::span<const int> numbers, int most) {
    const int width = width_of(most);
    std::string text;
    std::uint32_t bits = 0;
    int waiting = 0;
    for (const int number : numbers) {
        bits = bits << width | static_cast<std::uint32_t>(number);
        for (waiting += width; waiting >= 6; waiting -= 6) {
            text += alphabet[bits >> (waiting - 6) & 63U];
        }
    }
    if (waiting > 0) text += alphabet[bits << (6 - waiting) & 63U];
    text.resize(packed_length(numbers.size(), most), alphabet.front());
    return text;
}

std::optional<std::vector<int>> unpack(std::string_view text, std::size_t count, int most) {
    if (text.size() != packed_length(count, most)) return std::nullopt;
    const int width = width_of(most);
    std::vector<int> numbers;
    numbers.reserve(count);
    std::uint32_t bits = 0;
    int waiting = 0;
    for (const char letter : text) {
        const std::size_t six = alphabet.find(letter);
        if (six == std::string_view::npos) return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(six);
        for (waiting += 6; waiting >= width && numbers.size() < count; waiting -= width) {
            numbers.push_back(static_cast<int>(bits >> (waiting - width)));
            bits &= (1U << (waiting - width)) - 1;
        }
    }
    if (bits != 0) return std::nullopt;
    return numbers;
}

}  // namespace queens
