// What is painted in space: a solid or boards in a stack.
//
// A view lays the scene out and draws the board flat into a list of its own; somebody who has
// OpenGL puts this list on the solid and paints it into the texture that the view shows.
#pragma once

#include <imgui.h>

#include <memory>
#include <optional>

#include "solid/scene.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// The board as it lies on the solid: what is drawn there, its size in CSS pixels, and how many
/// pixels of the texture are one of these.
struct BoardPicture {
    std::shared_ptr<ImDrawList> list;
    ImVec2 size{1, 1};
    float scale = 1;
    /// Whether it is not what it was in the frame before.
    bool changed = true;
};

struct Space {
    /// Where the painter puts the scene; there is none where nothing is shown in space.
    ImTextureID texture = nullptr;
    std::optional<solid::Scene> scene;
    BoardPicture board;

    /// How many frames in a row took too long while the scene moved, and whether enough did that
    /// it is painted more coarsely while it moves.
    int slow_frames = 0;
    bool coarse = false;
};

/// A scene in the colours of the theme with nothing in it yet, seen between these corners, with so
/// many squares across it; `fineness` is what share of the screen's pixels along a side it has.
[[nodiscard]] solid::Scene empty_scene(const Frame& frame, const solid::Camera& camera, ImVec2 low,
                                       ImVec2 high, int squares, float fineness = 1);

}  // namespace queens::ui
