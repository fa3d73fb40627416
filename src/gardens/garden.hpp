// Gardens: square boards parted into regions, to be filled with one queen in each row, each column
// and each region.
//
// The regions of a garden are connected by their sides. Where the edges of the board are joined,
// regions, neighbours and lines go across them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/regions.hpp"
#include "core/sentence.hpp"
#include "core/surface.hpp"

namespace queens {

/// What is asked of the queens.
[[nodiscard]] Sentence rule_words(GardenRule rule);

struct Garden {
    /// Rows, columns and regions; smallest_garden .. largest_garden.
    int n = 8;
    /// The plane, the cylinder joined left to right, or the torus.
    Surface surface{};
    GardenRule rule = GardenRule::touch;
    /// The region of each square, row by row: n * n numbers 0 .. n - 1, each of them connected.
    /// They are numbered in the order in which reading the board meets them.
    std::vector<std::uint8_t> regions;

    friend bool operator==(const Garden&, const Garden&) = default;
};

/// The garden that a board with regions is; they must be its regions.
[[nodiscard]] Garden garden_of(const Board& board, const Regions& regions);
[[nodiscard]] Regions regions_of(const Garden& garden);

/// Why there are no gardens of that kind, as a sentence; empty if there are.
[[nodiscard]] std::string refuse_garden(int n, Surface surface, GardenRule rule);

/// The name of a region: "A" for 0 to "N" for 13.
[[nodiscard]] std::string region_name(int region);

/// The regions as n rows of n letters: "AAAB".
[[nodiscard]] std::vector<std::string> letters_of(const Garden& garden);

/// Adds its size, surface, rule and regions to a document, as `queens garden` writes them and reads
/// them back.
template <class Document>
Document& add_garden(Document& document, const Garden& garden) {
    return document.field("n", garden.n)
        .field("surface", named(garden.surface).slug)
        .field("rule", slug_of(garden.rule))
        .field("regions", letters_of(garden));
}

/// What came of reading a garden: the garden, or a sentence about what is wrong.
struct GardenReading {
    std::optional<Garden> garden;
    std::string complaint;
};

/// The garden of n rows of n letters; any n letters, small ones as capitals. Total: any rows give a
/// reading.
[[nodiscard]] GardenReading read_garden(const std::vector<std::string>& rows, Surface surface,
                                        GardenRule rule);

/// The garden of a text of nothing but rows of letters, on the plane and by the rule `touch`.
[[nodiscard]] std::optional<Garden> read_letters(std::string_view text);

}  // namespace queens
