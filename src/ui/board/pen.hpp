// A pen that draws lines and marks with a casing, so that they are seen on squares of any colour.
#pragma once

#include <imgui.h>

#include <vector>

#include "ui/kit/theme.hpp"

namespace queens::ui {

struct Segment {
    ImVec2 from;
    ImVec2 to;
};

class Pen {
  public:
    /// `square` is the side of a square in CSS pixels, `opacity` that of all that it draws.
    Pen(ImDrawList& list, const Theme& theme, float square, float opacity = 1);

    // Lines are drawn in two rounds, so that no casing covers another line: first the casings.
    void line_casing(ImVec2 from, ImVec2 to, float width, bool dashed) const;
    void line(ImVec2 from, ImVec2 to, ImU32 colour, float width, bool dashed) const;

    void dot(ImVec2 centre, float radius, ImU32 colour) const;
    /// A filled square whose sides are so far from the centre.
    void block(ImVec2 centre, float reach, ImU32 colour) const;
    void ring(ImVec2 centre, float radius, ImU32 colour, float width) const;
    void dashed_ring(ImVec2 centre, float radius, ImU32 colour, float width) const;
    /// A diagonal cross whose arms reach so far from the centre, across and down.
    void cross(ImVec2 centre, float arm, ImU32 colour, float width) const;
    /// An arrow with a filled head; or a dashed one with an open head.
    void arrow(ImVec2 from, ImVec2 to, ImU32 colour, float width, bool dashed) const;
    /// The head of a thin arrow, with its middle at a point and pointing along a way of length 1.
    void head(ImVec2 centre, ImVec2 way, ImU32 colour) const;
    /// A frame just inside a rectangle.
    void frame(ImVec2 low, ImVec2 high, ImU32 colour, float width) const;
    /// Several segments as one figure: no casing lies over the ink of another.
    void figure(const std::vector<Segment>& segments, ImU32 colour, float width) const;
    /// The two rounds of a figure.
    void casings(const std::vector<Segment>& segments, float width) const;
    void inks(const std::vector<Segment>& segments, ImU32 colour, float width) const;
    /// How wide a casing is at each side.
    [[nodiscard]] float casing() const { return casing_; }

  private:
    void stroke(ImVec2 from, ImVec2 to, ImU32 colour, float width, float beyond, bool dashed) const;

    [[nodiscard]] float dash_along(float dx, float dy) const;

    ImDrawList& list_;
    ImU32 casing_colour_;
    float square_;
    float casing_;
    float dash_;
    float opacity_;
};

}  // namespace queens::ui
