// The parts of the view of the board as a solid.
#pragma once

#include <string>
#include <vector>

#include "ui/board/board_view.hpp"
#include "ui/kit/button.hpp"

namespace queens::ui {

/// How the visitor has turned the solid, of length 1.
[[nodiscard]] solid::Turn turn_of(const SolidPose& pose);

/// A scene in the colours of the theme with nothing in it yet, seen between these corners, with so
/// many squares across it; `fineness` is what share of the screen's pixels along a side it has.
[[nodiscard]] solid::Scene empty_scene(const Frame& frame, const solid::Camera& camera, ImVec2 low,
                                       ImVec2 high, int squares, float fineness = 1);

/// Draws the board as it lies on the solid; without the pieces that can stand on it, unless they
/// are to be drawn, too.
void draw_board_picture(const Frame& frame, BoardMemory& memory, const Look& look,
                        bool with_pieces);

/// Where the solid goes in an area, and the flat board if there is room for both: beside it, or
/// under it.
struct SolidRoom {
    ImVec2 low;
    ImVec2 high;
    ImVec2 flat_low{0, 0};
    ImVec2 flat_high{0, 0};

    [[nodiscard]] bool has_flat() const { return flat_high.x > flat_low.x; }
};
[[nodiscard]] SolidRoom divided(ImVec2 low, ImVec2 high);

/// What is to be said of a solid, below it: why it cannot be seen, or why it passes through itself.
class SolidNote {
  public:
    SolidNote(const Frame& frame, const SolidMemory& memory, Surface surface, float width);

    /// The room that the words need, none where there are none.
    [[nodiscard]] float height() const;
    void draw(const Frame& frame, ImVec2 low) const;

  private:
    ImFont* font_;
    float width_;
    std::string words_;
};

/// Takes what is done to the solid: a square is clicked as on the flat board, and a drag turns
/// unless it draws.
void take_solid_gesture(const Frame& frame, BoardMemory& memory, const Gesture& gesture);

/// The button that turns the solid back, in the upper right corner of its room, over it and yet
/// asked first; splits the list into channels.
void put_solid_reset(const Frame& frame, ImVec2 corner);

/// Shows the solid so from now on.
void set_pose(const Frame& frame, const SolidPose& pose);

/// How far the board is rolled up, what the solid is made of and which of its shapes it has.
class SolidControls {
  public:
    SolidControls(const Frame& frame, const SolidMemory& memory, Surface surface, float width);

    /// The room that they need.
    [[nodiscard]] float height() const;
    /// Draws them, and `with_flat` the choice whether the flat board is shown, too, where that has
    /// room.
    void draw(SolidMemory& memory, ImVec2 low, bool with_flat);

  private:
    /// A button, and how the solid is seen once it was pressed.
    struct Choice {
        Button button;
        SolidPose pose;
    };

    [[nodiscard]] float width_of_choices() const;
    void put_roll_button(SolidMemory& memory) const;
    void put_slider(SolidMemory& memory, float length) const;

    const Frame& frame_;
    float width_;
    Button roll_;
    std::vector<Choice> choices_;
    bool one_row_ = true;
};

}  // namespace queens::ui
