// A pen that draws strokes and plates with a casing, and the casing with a rim, so that they are
// seen on squares of any colour.
#pragma once

#include <array>
#include <span>

#include "figure/canvas.hpp"

namespace queens {

/// What a stroke is made of, from below: each layer is wider than the next by as much at both
/// sides.
enum class Layer { rim, casing, ink };
inline constexpr std::array layers{Layer::rim, Layer::casing, Layer::ink};

/// Contours in one ink; the ends of segments have a casing, too, unless they are bare.
struct Trace {
    Contours contours;
    Colour colour = 0;
    float width = 1;
    float dash = 0;
    bool bare = false;
};

class Pen {
  public:
    /// `square` is the side of a square on the canvas, `opacity` that of all that it draws.
    Pen(Canvas& canvas, const Theme& theme, float square, float opacity = 1);

    /// All traces layer by layer, so that no casing covers the ink of another.
    void draw(std::span<const Trace> traces) const;
    void draw(const Trace& trace) const { draw(std::span(&trace, 1)); }
    void draw(Layer layer, const Trace& trace) const;
    void plate(const Plate& shape, Colour colour) const;

    /// How much wider at each side a stroke is than its ink, and than its casing's ink.
    [[nodiscard]] float around() const { return beyond(Layer::rim); }
    [[nodiscard]] float casing() const { return casing_; }

  private:
    /// How much wider than the ink a layer is at each side.
    [[nodiscard]] float beyond(Layer layer) const;
    [[nodiscard]] Colour colour_of(Layer layer, Colour ink) const;

    Canvas& canvas_;
    Colour rim_colour_;
    Colour casing_colour_;
    float rim_;
    float casing_;
    float opacity_;
};

}  // namespace queens
