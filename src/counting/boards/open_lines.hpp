// Lines as words: the free squares of many lines, gone through several lines at a time.
//
// The compiler makes vector instructions of these loops; none of them needs to count bits, which
// plain x86-64 and WebAssembly vectors cannot do.
#pragma once

#include <cstdint>
#include <span>

namespace queens {

/// A line that may still take a queen has this bit beside those of its free squares; a line with a
/// queen has no bit at all.
inline constexpr std::uint32_t open_line = std::uint32_t{1} << 31;
/// The most squares of a line.
inline constexpr int longest_open_line = 31;
/// Lines come in multiples of so many, filled up with zeros.
inline constexpr std::size_t lanes = 16;

[[nodiscard]] constexpr std::size_t whole_vectors(std::size_t lines) {
    return (lines + lanes - 1) / lanes * lanes;
}

/// How many open lines have no free square.
[[nodiscard]] inline std::uint32_t count_empty(std::span<const std::uint32_t> lines) {
    std::uint32_t empty = 0;
    for (std::size_t first = 0; first < lines.size(); first += lanes) {
        for (std::size_t i = first; i < first + lanes; ++i) {
            empty += lines[i] == open_line ? 1U : 0U;
        }
    }
    return empty;
}

/// The open line with fewest free squares, at least one, and the first of several such; there must
/// be one. The squares are taken off all lines one by one until one has none left. `rest` is as
/// long as `lines` and overwritten.
[[nodiscard]] inline std::size_t fewest(std::span<const std::uint32_t> lines,
                                        std::span<std::uint32_t> rest) {
    const std::uint32_t* from = lines.data();
    while (true) {
        for (std::size_t first = 0; first < lines.size(); first += lanes) {
            std::uint32_t found = 0;
            for (std::size_t i = first; i < first + lanes; ++i) {
                rest[i] = from[i] & (from[i] - 1);
                found |= rest[i] == open_line ? 1U : 0U;
            }
            if (found == 0) continue;
            while (rest[first] != open_line) ++first;
            return first;
        }
        from = rest.data();
    }
}

}  // namespace queens
