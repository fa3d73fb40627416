// The parts of the view of the board as a solid.
#pragma once

#include <string>
#include <vector>

#include "app/state/solid_pose.hpp"
#include "solid/mesh.hpp"
#include "ui/board/sheet/sheet_parts.hpp"
#include "ui/kit/button.hpp"

namespace queens::ui {

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

/// How a solid is turned that nobody has turned: with the piece of a square in front.
struct SolidFront {
    solid::Shape closed;
    solid::Turn turn;
};

/// What is remembered of a solid between frames.
struct SolidMemory {
    std::optional<SolidLayout> layout;
    /// Chosen for the piece that is selected when the solid is first seen, turned back or rolled
    /// up, and kept while others are selected; none while it is to be chosen.
    std::optional<SolidFront> front;
    bool by_hand = false;
    /// How many times larger than by its reach it is drawn to fill its room, and where its middle
    /// is then; 0 before the first frame.
    float filling = 0;
    solid::Spot middle;
    /// How far the board is rolled up on the screen, and from where and since when it goes on by
    /// itself.
    float shown = 0;
    float from = 0;
    std::optional<double> rolling_since;
    /// The surface seen last; none before the first frame.
    std::optional<Surface> surface;
    /// The gestures on the solid, whether one turns or two fingers pinch it, and how it was seen
    /// when that began.
    Gestures gestures;
    bool turning = false;
    bool pinched = false;
    SolidPose held_pose;
};

/// Lays the shape out so that it and the pieces on it fill the area; it is cut anew only when it is
/// another one than that of the layout.
void lay_out_solid(const Frame& frame, SolidMemory& memory, const solid::Shape& shape, ImVec2 low,
                   ImVec2 high);
/// How the shape is turned at first, as far as it is rolled up.
[[nodiscard]] solid::Turn first_turn_of(const solid::Shape& shape);
/// Slow at both ends, from 0 to 1.
[[nodiscard]] float smooth(float share);
/// How high pieces stand on a board of that size, nothing if they stay drawn on it.
[[nodiscard]] float height_of_pieces(Size size, float rolled);
/// Lets the board roll from how it is seen to that share of closed.
void roll_to(const Frame& frame, SolidMemory& memory, int rolled);

/// Whether nobody has turned the solid, so that it has a piece in front.
[[nodiscard]] bool is_unturned(const SolidPose& pose);
/// How the visitor has turned the solid, of length 1.
[[nodiscard]] solid::Turn turn_of(const SolidPose& pose);
/// The pose with the turn that the solid is seen in, which it may have had of itself.
[[nodiscard]] SolidPose as_seen(SolidPose pose, const SolidLayout& layout);

/// Draws the board as it lies on the solid; without the pieces that can stand on it, unless they
/// are to be drawn, too.
void draw_board_picture(const Frame& frame, Stage& stage, const Look& look, bool with_pieces);

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
    SolidNote(const Frame& frame, const Space& space, Surface surface, float width);

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
void take_solid_gesture(const Frame& frame, Hand& hand, SolidMemory& solid, const Gesture& gesture);

/// The solid that many times larger, within bounds; and turned a little that way.
[[nodiscard]] SolidPose enlarged(SolidPose pose, float factor);
[[nodiscard]] SolidPose turned_a_step(const SolidPose& pose, Direction way);
/// Shows the solid so from now on.
void set_pose(const Frame& frame, const SolidPose& pose);

/// How far the board is rolled up, what the solid is made of and which of its shapes it has.
class SolidControls {
  public:
    /// With `with_flat` there is a choice whether the flat board is shown, too, if its button has
    /// room.
    SolidControls(const Frame& frame, const SolidMemory& memory, Surface surface, float width,
                  bool with_flat);

    [[nodiscard]] bool offers_flat() const;
    void draw(SolidMemory& memory, ImVec2 low) const;

  private:
    /// A button, how the solid is seen once it was pressed, and a word for it, or none beside an
    /// icon.
    struct Choice {
        Button button;
        SolidPose pose;
        std::string brief;
    };

    [[nodiscard]] float width_of_choices() const;
    /// Whether the slider has a long enough way beside the buttons.
    [[nodiscard]] bool fits() const;
    void put_roll_button(SolidMemory& memory) const;
    void put_slider(SolidMemory& memory, float length) const;

    const Frame& frame_;
    float width_;
    float spacing_ = 12;
    Button roll_;
    std::vector<Choice> choices_;
};

}  // namespace queens::ui
