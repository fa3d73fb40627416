// A pen that draws lines and marks with a casing, and the casing with a rim, so that they are seen
// on squares of any colour.
#pragma once

#include <imgui.h>

#include <array>
#include <vector>

#include "figure/theme.hpp"

namespace queens::ui {

struct Segment {
    ImVec2 from;
    ImVec2 to;
};

/// What a line is made of, from below: each layer is wider than the next by as much at both sides.
enum class Layer { rim, casing, ink };
inline constexpr std::array layers{Layer::rim, Layer::casing, Layer::ink};

class Pen {
  public:
    /// `square` is the side of a square in CSS pixels, `opacity` that of all that it draws.
    Pen(ImDrawList& list, const Theme& theme, float square, float opacity = 1);

    /// One layer of a line. Lines are drawn layer by layer, so that no casing covers another line.
    void line(Layer layer, ImVec2 from, ImVec2 to, ImU32 colour, float width, bool dashed) const;

    void dot(ImVec2 centre, float radius, ImU32 colour) const;
    /// A filled square whose sides are so far from the centre.
    void block(ImVec2 centre, float reach, ImU32 colour) const;
    void ring(ImVec2 centre, float radius, ImU32 colour, float width) const;
    /// Two rings, the one inside the other, that share the casing between them.
    void double_ring(ImVec2 centre, float radius, ImU32 colour, float width) const;
    void dashed_ring(ImVec2 centre, float radius, ImU32 colour, float width) const;
    /// A diagonal cross whose arms reach so far from the centre, across and down.
    void cross(ImVec2 centre, float arm, ImU32 colour, float width) const;
    /// An arrow with a filled head; or a dashed one with an open head.
    void arrow(ImVec2 from, ImVec2 to, ImU32 colour, float width, bool dashed) const;
    /// The head of a thin arrow, with its middle at a point and pointing along a way of length 1.
    void head(ImVec2 centre, ImVec2 way, ImU32 colour) const;
    /// A frame just inside a rectangle.
    void frame(ImVec2 low, ImVec2 high, ImU32 colour, float width) const;
    void double_frame(ImVec2 low, ImVec2 high, ImU32 colour, float width) const;
    /// A convex shape, its corners clockwise.
    void plate(const std::vector<ImVec2>& corners, ImU32 colour) const;
    /// Several segments as one figure: no casing lies over the ink of another.
    void figure(const std::vector<Segment>& segments, ImU32 colour, float width) const;
    /// One layer of a figure.
    void figure(Layer layer, const std::vector<Segment>& segments, ImU32 colour, float width) const;
    /// How much wider at each side a line is than its ink.
    [[nodiscard]] float around() const { return beyond(Layer::rim); }

  private:
    void stroke(ImVec2 from, ImVec2 to, ImU32 colour, float width, float beyond, bool dashed) const;

    void ring(Layer layer, ImVec2 centre, float radius, ImU32 colour, float width) const;
    void frame(Layer layer, ImVec2 low, ImVec2 high, ImU32 colour, float width, float inset) const;
    [[nodiscard]] float dash_along(float dx, float dy) const;
    /// How much wider than the ink a layer is at each side.
    [[nodiscard]] float beyond(Layer layer) const;
    [[nodiscard]] ImU32 colour_of(Layer layer, ImU32 ink) const;

    ImDrawList& list_;
    ImU32 rim_colour_;
    ImU32 casing_colour_;
    float square_;
    float rim_;
    float casing_;
    float dash_;
    float opacity_;
};

}  // namespace queens::ui
