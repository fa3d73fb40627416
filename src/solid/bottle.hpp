// The middle line of a tube that bends over and comes back into itself from within, and how wide
// the tube is along it: what makes the classic Klein bottle.
//
// The idea: the line is a piriform, a drop with its tip in the foot of the bottle, and the widths
// are such that the tube meets itself there without an edge (Franzoni 2012, "The Klein bottle:
// variations on a theme", Notices of the AMS 59, 1076-1082). Franzoni moves along the line by a
// parameter. Here equal ways along the wall of the tube are equal steps, so that squares stay as
// alike as they can, and the line bends from straight.
#pragma once

#include <array>

namespace queens::solid {

class Bottle {
  public:
    /// The tube, whose wall is 1 long, from straight and even at 0 to the bottle at 1.
    explicit Bottle(float closed);

    /// A point of the middle line, its distances along and across the straight tube; the direction
    /// of the line there, as an angle from that of the straight tube; and how wide the tube is.
    struct Section {
        float along = 0;
        float across = 0;
        float direction = 0;
        float radius = 0;
    };
    /// The section so far from the middle of the tube, -0.5 to 0.5 and a little beyond. The bottle
    /// is its own mirror image but for its width; it stands upright with its middle at 0.
    [[nodiscard]] Section at(float way) const;

    /// How wide the straight tube is.
    [[nodiscard]] static float even_radius();

    /// Into how many pieces the wall is divided; between their ends the tube is straight.
    static constexpr int pieces = 256;

  private:
    std::array<Section, pieces + 1> sections_{};
};

}  // namespace queens::solid
