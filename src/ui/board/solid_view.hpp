// What is remembered of the board as a solid between frames, and what is to be painted of it.
//
// The view lays the scene out and draws the board flat into a list of its own; somebody who has
// OpenGL puts this list on the solid and paints it into the texture that the view shows.
#pragma once

#include <imgui.h>

#include <memory>
#include <optional>

#include "app/state/solid_pose.hpp"
#include "solid/mesh.hpp"
#include "solid/scene.hpp"
#include "ui/board/gesture.hpp"
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

/// A solid as it lies on the screen.
struct SolidLayout {
    solid::Shape shape;
    solid::Mesh mesh;
    solid::Camera camera;
    /// Whether the half in front is cut away.
    bool cut = false;
    ImVec2 low;
    ImVec2 high;

    [[nodiscard]] std::optional<Square> pick(ImVec2 point) const;
    /// Where the middle of a square is seen, nothing where other squares hide it.
    [[nodiscard]] std::optional<ImVec2> centre(Square square) const;
};

struct SolidMemory {
    /// Where the painter puts the scene.
    ImTextureID texture = nullptr;
    std::optional<SolidLayout> layout;
    std::optional<solid::Scene> scene;
    BoardPicture board;

    /// How far the board is rolled up on the screen, and from where and since when it goes on by
    /// itself.
    float shown = 0;
    float from = 0;
    std::optional<double> rolling_since;
    /// The surface seen last; none before the view is opened.
    std::optional<Surface> surface;

    /// The gestures on the solid, whether one turns or two fingers pinch it,
    /// and how it was seen when that began.
    Gestures gestures;
    bool turning = false;
    bool pinched = false;
    SolidPose held_pose;

    /// How many frames in a row took too long while the solid moved, and whether so many did that
    /// it is painted more coarsely while it moves.
    int slow_frames = 0;
    bool coarse = false;
};

/// How far the board is rolled up by now: on its way to where the state has it.
[[nodiscard]] float rolled_by_now(const Frame& frame, SolidMemory& memory, Surface surface);

/// Lets the board roll from how it is seen to that share of closed.
void roll_to(const Frame& frame, SolidMemory& memory, int rolled);

}  // namespace queens::ui
