// A slider, and the bar that shows how far something has come.
#pragma once

#include <string>

#include "ui/kit/kit.hpp"

namespace queens::ui {

struct Slider {
    std::string id;
    std::string label;
    std::string hint{};
    /// What it stands at, in words.
    std::string value{};
    float width = 0;
    /// Whether the words stand under it.
    bool captioned = false;
    /// Up to where its ground is known; beyond it fades.
    float known = 1;
    /// How far an arrow key moves it.
    double step = 0.05;
};

/// Draws the slider from 0 to 1 and returns whether it was moved.
bool slider(const Kit& kit, const Slider& slider, double& share);

/// A bar that fills from the left as `share` goes from 0 to 1.
void progress_bar(const Kit& kit, float share, ImU32 colour, float width);

}  // namespace queens::ui
