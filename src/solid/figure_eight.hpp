// A straight line that bends into a figure eight and keeps its length.
//
// The idea: a curve whose direction swings like a sine of the way along it (a sine-generated curve,
// Langbein & Leopold 1966, who found it in the meanders of rivers). Its ends are J0(swing) times
// its length apart, so that at the first zero of the Bessel function J0 it closes, with the
// crossing in its middle.
#pragma once

#include <array>

namespace queens::solid {

class FigureEight {
  public:
    /// The curve of length 1, from straight at 0 to closed at 1.
    explicit FigureEight(float closed);

    /// A point and its distances along and across the first direction. The curve is its own mirror
    /// image in its middle: at(-way) == -at(way).
    struct Point {
        float along = 0;
        float across = 0;
    };
    /// The point so far from the middle, -0.5 to 0.5 and a little beyond.
    [[nodiscard]] Point at(float way) const;

  private:
    static constexpr int pieces = 128;
    [[nodiscard]] float direction(float way) const;

    float swing_;
    /// From the middle on, half of the curve and one piece beyond.
    std::array<Point, pieces + 2> points_{};
};

}  // namespace queens::solid
