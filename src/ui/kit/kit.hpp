// What every control gets to draw itself with, and nothing of the program that it stands in.
#pragma once

#include <algorithm>

#include "figure/theme.hpp"
#include "gardens/day.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/kit/record.hpp"
#include "ui/kit/settling.hpp"
#include "ui/kit/wish.hpp"

namespace queens::ui {

/// How the screen is to be drawn.
struct Appearance {
    bool dark = false;
    bool reduced_motion = false;
    bool more_contrast = false;
    bool coarse_pointer = false;
    /// Whether it is drawn into a frame of another page: nothing then leads out of what is shown.
    bool framed = false;
    /// Whether whoever looks has never done anything here.
    bool newcomer = false;
    /// Whether a lesson stands beside, which has the buttons of its tasks.
    bool beside_lesson = false;
    /// The day of the calendar.
    Day today{};
};

struct Kit {
    const Theme& theme;
    const Fonts& fonts;
    const Appearance& appearance;
    /// In seconds.
    double now;
    /// Where everything that is drawn is written down.
    Record& record;
    /// Set by whatever is still moving, so that another frame follows.
    bool& moving;
    /// What is wanted of a control in this frame.
    const Wish& wish;
    Settling& settling;

    /// The height of a control: a finger needs more room than a mouse, and larger type, too.
    [[nodiscard]] float control() const {
        return std::max(appearance.coarse_pointer ? 44.0F : 0.0F, 36.0F * fonts.enlargement);
    }
};

}  // namespace queens::ui
