// The published sequences of numbers of queens: one row of sequences.inc for each, which the page,
// the command line and the tables read.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/sentence.hpp"
#include "core/surface.hpp"

namespace queens {

/// What a sequence counts on each board: solutions, those that a motion keeps, classes of them, the
/// ways to place half as many queens as rows (rounded up), the nodes of plain backtracking row by
/// row (the root among them).
enum class Counted : std::uint8_t {
    all,
    fundamental,
    half_turn,
    quarter_turn,
    shift_classes,
    dilation_classes,
    half_filled,
    nodes,
};

/// A value that nobody published.
inline constexpr std::uint64_t unpublished = ~std::uint64_t{0};

/// A row of the table.
struct Sequence {
    /// Its name in the OEIS.
    std::string_view name;
    /// What it counts, in a few words with the hole `pawns`.
    Sentence words;
    /// Its name and title in `queens known`; empty where it has no column there.
    std::string_view slug;
    Sentence title;
    /// The board n x n is empty, on this surface; n + pawns queens and the pawns are placed on it.
    Surface surface{};
    int pawns = 0;
    Counted counted = Counted::all;
    /// The n of the first value.
    int first = 1;
    std::span<const std::uint64_t> values{};
};

inline constexpr Surface mobius_surface{Join::flipped, Join::open};
inline constexpr Sentence words_with_pawns{"n + {pawns} queens and {pawns} {pawns|pawn|pawns}"};

namespace published_values {

#define QUEENS_SEQUENCE(name, words, slug, title, surface, pawns, counted, first, ...) \
    inline constexpr auto name = std::to_array<std::uint64_t>({__VA_ARGS__});
#include "core/sequences.inc"
#undef QUEENS_SEQUENCE

}  // namespace published_values

/// All of them in their order.
inline constexpr std::array sequences{
#define QUEENS_SEQUENCE(name, words, slug, title, surface, pawns, counted, first, ...) \
    Sequence{#name,                                                                    \
             words,                                                                    \
             slug,                                                                     \
             title,                                                                    \
             surface,                                                                  \
             pawns,                                                                    \
             Counted::counted,                                                         \
             first,                                                                    \
             published_values::name},
#include "core/sequences.inc"
#undef QUEENS_SEQUENCE
};

/// The sequence of that part of the placements, null where none is published. Cylinders have that
/// of the torus, which has the same solutions, and either Möbius strip has that of the other.
[[nodiscard]] constexpr const Sequence* find_sequence(Surface surface, int pawns = 0,
                                                      Counted counted = Counted::all) {
    const bool cylinder =
        surface == cylinder_surface || surface == Surface{Join::open, Join::straight};
    const Surface sought = cylinder                                        ? torus_surface
                           : surface == Surface{Join::open, Join::flipped} ? mobius_surface
                                                                           : surface;
    for (const Sequence& one : sequences) {
        if (one.surface == sought && one.pawns == pawns && one.counted == counted) return &one;
    }
    return nullptr;
}

/// The published number for n; those of a torus whose side 2 or 3 divides are 0 (Pólya 1918).
[[nodiscard]] std::optional<std::uint64_t> term(const Sequence& sequence, int n);

/// Whether the text names a sequence of the OEIS, as "A000170" does.
[[nodiscard]] bool is_sequence(std::string_view text);

}  // namespace queens
