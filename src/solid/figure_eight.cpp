// The curve, summed up once with Simpson's rule and read between two points of the table.
#include "solid/figure_eight.hpp"

#include <algorithm>
#include <cmath>

#include "solid/vector.hpp"

namespace queens::solid {

namespace {

/// The first zero of the Bessel function J0.
constexpr float closing_swing = 2.4048256F;

}  // namespace

FigureEight::FigureEight(float closed) : swing_(closing_swing * closed) {
    constexpr float piece = 0.5F / pieces;
    for (std::size_t i = 1; i < points_.size(); ++i) {
        const float from = piece * static_cast<float>(i - 1);
        const float a = direction(from);
        const float b = direction(from + piece / 2);
        const float c = direction(from + piece);
        points_[i].along =
            points_[i - 1].along + piece / 6 * (std::cos(a) + 4 * std::cos(b) + std::cos(c));
        points_[i].across =
            points_[i - 1].across + piece / 6 * (std::sin(a) + 4 * std::sin(b) + std::sin(c));
    }
}

float FigureEight::direction(float way) const { return swing_ * std::cos(2 * pi * way); }

FigureEight::Point FigureEight::at(float way) const {
    const float sign = way < 0 ? -1.0F : 1.0F;
    const float place = std::abs(way) * 2 * pieces;
    const auto index = static_cast<std::size_t>(std::clamp(static_cast<int>(place), 0, pieces));
    const float beyond = (place - static_cast<float>(index)) * 0.5F / pieces;
    // The middle direction of what is left over, which is short.
    const float middle = direction(static_cast<float>(index) * 0.5F / pieces + beyond / 2);
    return {sign * (points_[index].along + beyond * std::cos(middle)),
            sign * (points_[index].across + beyond * std::sin(middle))};
}

}  // namespace queens::solid
