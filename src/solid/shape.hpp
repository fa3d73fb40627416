// The board bent into the solid that its surface is: where every point of it lies in space.
#pragma once

#include <optional>
#include <utility>

#include "core/square.hpp"
#include "core/surface.hpp"
#include "solid/bottle.hpp"
#include "solid/figure_eight.hpp"
#include "solid/vector.hpp"

namespace queens::solid {

/// Whether it is a Klein bottle: one pair of edges is joined straight, the other one flipped.
[[nodiscard]] constexpr bool is_klein(Surface surface) {
    return surface.sides != Join::open && surface.ends != Join::open &&
           surface.sides != surface.ends;
}

/// A board on its way from flat to closed. A point of the board is (u, v), from 0 to 1 each: u from
/// its left edge to the right one, v from the top edge to the bottom. Flat, the longer side of the
/// board is 2 long.
class Shape {
  public:
    /// `roll` is 0 for flat and 1 for closed; every value between is a shape, too. A Klein bottle
    /// is a figure eight that goes round, or `as_bottle` what it has its name from.
    Shape(Surface surface, Size size, float roll, bool as_bottle = false);

    /// The point of the board, u and v, that is the middle of a square.
    [[nodiscard]] std::pair<float, float> middle_of(Square square) const {
        return {(static_cast<float>(square.column) + 0.5F) / static_cast<float>(size_.columns),
                (static_cast<float>(square.row) + 0.5F) / static_cast<float>(size_.rows)};
    }
    /// The place of a point of the board; a little beyond the edges is allowed.
    [[nodiscard]] Vec3 place(float u, float v) const;
    /// The side of the board there that is seen when it lies flat; of length 1.
    [[nodiscard]] Vec3 normal(float u, float v) const;
    /// The side of a square there: where it is stretched, that of an equal area, but at most half
    /// as long again as the shorter side.
    [[nodiscard]] float square_side(float u, float v) const;

    /// The axis that the closed board goes around: how a ring or a tube is turned without looking
    /// different.
    [[nodiscard]] Vec3 axis() const;

    [[nodiscard]] Surface surface() const { return surface_; }
    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] float roll() const { return roll_; }
    [[nodiscard]] bool is_bottle() const { return bottle_.has_value(); }
    /// Whether it has one side only when it is closed.
    [[nodiscard]] bool is_one_sided() const { return is_flipped(surface_); }

    friend bool operator==(const Shape& a, const Shape& b) {
        return a.surface_ == b.surface_ && a.size_ == b.size_ && a.roll_ == b.roll_ &&
               a.is_bottle() == b.is_bottle();
    }

  private:
    [[nodiscard]] Vec3 cylinder(float a) const;
    [[nodiscard]] Vec3 torus(float a, float b) const;
    [[nodiscard]] Vec3 moebius(float a, float b) const;
    [[nodiscard]] Vec3 klein(float a, float b) const;
    [[nodiscard]] Vec3 classic_bottle(float a, float b) const;
    [[nodiscard]] Vec3 cross_cap(float a, float b) const;
    [[nodiscard]] Vec3 bent(float a, float b) const;

    Surface surface_;
    Size size_;
    float roll_;
    /// Half the width and half the height of the flat board.
    float across_;
    float down_;
    /// Whether the formulas take the height of the board for its width.
    bool turned_;
    FigureEight eight_;
    std::optional<Bottle> bottle_;
};

}  // namespace queens::solid
