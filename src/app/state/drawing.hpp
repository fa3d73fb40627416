// What visitors draw on the board to show something: arrows, rings and coloured squares.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/choice.hpp"
#include "core/square.hpp"

namespace queens {

/// Inks that differ by their lines as well: whole, dashed, double and dotted ones.
enum class Ink : std::uint8_t { green, red, blue, amber };
template <>
inline constexpr std::array<std::string_view, 4> choice_slugs<Ink>{"green", "red", "blue", "amber"};

enum class DrawingKind : std::uint8_t { arrow, ring, fill };
template <>
inline constexpr std::array<std::string_view, 3> choice_slugs<DrawingKind>{"arrow", "ring", "fill"};

struct Drawing {
    DrawingKind kind = DrawingKind::ring;
    Ink ink = Ink::green;
    /// Where it is, and where an arrow points; everything else is on one square.
    Square from;
    Square to;

    /// Whether all of it is on a board of that size.
    [[nodiscard]] bool fits(Size size) const { return size.contains(from) && size.contains(to); }

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// More would hide the board, and make long links.
inline constexpr std::size_t most_drawings = 64;

/// Draws: what is there already in the same ink goes away, and what is at the same place in another
/// ink or of another kind gives way. Returns whether there was room.
bool draw(std::vector<Drawing>& drawings, const Drawing& drawing);

/// What a tap of the pen draws on a square: a ring; a fill where there is a ring in that ink; and
/// where there is such a fill the same again, which takes it away.
[[nodiscard]] Drawing tapped(const std::vector<Drawing>& drawings, Square square, Ink ink);

}  // namespace queens
