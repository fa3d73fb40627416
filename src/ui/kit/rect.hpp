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

/// Whether what they share is wider and higher than `slack`.
[[nodiscard]] constexpr bool overlap(const Rect& a, const Rect& b, float slack = 0) {
    return a.x + slack < b.x + b.width && b.x + slack < a.x + a.width &&
           a.y + slack < b.y + b.height && b.y + slack < a.y + a.height;
}

}  // namespace queens::ui
