// Regions: a board parted into as many pieces as it has rows. With one queen wanted in each row,
// each column and each region, such a board is a garden.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/choice.hpp"
#include "core/complaint.hpp"

namespace queens {

inline constexpr int smallest_garden = 4;
inline constexpr int largest_garden = 14;

/// What two queens of a garden may not do besides sharing a row, a column or a region: touch, that
/// is stand next to each other in any of the eight directions, or attack each other along any line.
enum class GardenRule : std::uint8_t { touch, lines };
template <>
inline constexpr std::array<std::string_view, 2> choice_slugs<GardenRule>{"touch", "lines"};

struct Regions {
    /// The region of each square, row by row, numbered in the order in which reading the board
    /// meets them; empty for a board without regions.
    std::vector<std::uint8_t> numbers{};
    GardenRule rule = GardenRule::touch;
    /// Whether somebody is making them still. They keep their numbers then, any below the number of
    /// rows, and may lie in pieces or have no square yet.
    bool draft = false;

    [[nodiscard]] bool empty() const { return numbers.empty(); }
    /// Whether they are those of a garden that is played: there are some, and they are no draft.
    [[nodiscard]] bool is_playable() const { return !empty() && !draft; }

    friend bool operator==(const Regions&, const Regions&) = default;
};

/// Whether a board of that size and surface may have regions: a square of `smallest_garden` to
/// `largest_garden` rows, on the plane, the cylinder joined left to right or the torus.
[[nodiscard]] bool can_have_regions(Size size, Surface surface);

/// The regions numbered anew, in the order in which reading the board meets them.
[[nodiscard]] std::vector<std::uint8_t> in_reading_order(const std::vector<std::uint8_t>& regions);

/// The regions if they are regions of the board, each of them hanging together by its sides, also
/// across joined edges, unless they are a draft; none otherwise.
[[nodiscard]] Regions fitting(Regions regions, const Board& board);

/// The value of the key `g` of links: for each square whether it is of one region with the square
/// at its right, and with the one below, also across joined edges, or of a draft the number of each
/// square; a sum that changes with any one letter; and the rule, as a capital for a draft. The
/// regions must be those of the board.
[[nodiscard]] std::string written(const Regions& regions, const Board& board);

/// What such a value says for that board. Complains about everything else, which gives no regions.
[[nodiscard]] Regions read_regions(std::string_view text, const Board& board,
                                   FirstComplaint& complaint);

}  // namespace queens
