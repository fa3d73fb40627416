// The shapes of what visitors draw, for squares of any size.
//
// An ink is known by its colour and by its line alike: green is whole, red dashed, blue double and
// amber dotted, whether it is the shaft of an arrow, a ring or the frame of a filled square.
#pragma once

#include <optional>
#include <vector>

#include "app/state/drawing.hpp"
#include "figure/pen.hpp"
#include "figure/theme.hpp"

namespace queens {

struct DrawnShape {
    std::vector<Segment> strokes;
    float width = 0;
    /// A filled head; nothing for rings and fills.
    std::optional<Polygon> head{};
};

/// How much a fill lets through of the square below it.
inline constexpr float fill_opacity = 0.5F;

[[nodiscard]] Colour colour_of(Ink ink, const Theme& theme);

/// The shape between the middles of the squares where the drawing is and where it points, of that
/// side.
[[nodiscard]] DrawnShape shape_of(const Drawing& drawing, Point from, Point to, float side);

void draw_shape(const Pen& pen, const DrawnShape& shape, Colour colour);

}  // namespace queens
