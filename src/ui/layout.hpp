// Where everything goes on the screen, which depends on its shape.
#pragma once

#include <imgui.h>

#include "ui/drawer.hpp"
#include "ui/frame.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/picture_strip.hpp"

namespace queens::ui {

struct Box {
    ImVec2 low;
    ImVec2 high;

    [[nodiscard]] ImVec2 size() const { return {high.x - low.x, high.y - low.y}; }
    [[nodiscard]] bool contains(ImVec2 point) const {
        return point.x >= low.x && point.x < high.x && point.y >= low.y && point.y < high.y;
    }
};

/// In CSS pixels.
struct Layout {
    Shape shape = Shape::wide;
    Box bar;
    Box board;
    /// Small boards that a search has in mind; empty where there are none, or no room.
    Box strip;
    Box transport;
    Box panel;
    TransportForm form;

    [[nodiscard]] bool has_drawer() const { return shape != Shape::wide; }
};

/// Whether the boards of the race take the place of the board.
[[nodiscard]] bool shows_race(const App& app);

/// Fits the drawer, too.
[[nodiscard]] Layout lay_out(const Frame& frame, Drawer& drawer, const PictureStrip& strip);

/// Where the picker of surfaces leaves most of the board in sight.
[[nodiscard]] ImVec2 place_beside(const Layout& layout);

}  // namespace queens::ui
