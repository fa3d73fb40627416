// What the layers of a board are drawn with on the screen.
#pragma once

#include "app/look/look.hpp"
#include "figure/shapes.hpp"
#include "ui/board/sheet.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// `canvas` draws into `list`.
struct Easel {
    const Frame& frame;
    ImDrawList& list;
    Canvas& canvas;
    const Sheet& sheet;
    const Look& look;

    /// A copy of the board, and the board in the middle.
    [[nodiscard]] Sketch sketch(const Copy& copy) const {
        return {canvas, frame.theme, sheet.grid(copy), look, sheet.is_repeated()};
    }
    [[nodiscard]] Sketch sketch() const { return sketch(sheet.middle()); }
};

}  // namespace queens::ui
