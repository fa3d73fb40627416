// A rectangle on the screen.
#pragma once

namespace queens::ui {

/// In CSS pixels, from the upper left corner of the screen.
struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;
};

}  // namespace queens::ui
