// A view of the board: one way to show it, with all that it remembers from frame to frame.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "ui/board/hand.hpp"
#include "ui/board/motion.hpp"
#include "ui/board/space.hpp"
#include "ui/kit/button.hpp"
#include "ui/kit/rect.hpp"

namespace queens::ui {

/// What all views use, and what goes on when another one shows the board.
struct Stage {
    Hand hand;
    Motion motion;
    Space space;
    /// What two fingers do in this frame.
    TwoFingers fingers;
};

class BoardView {
  public:
    BoardView() = default;
    virtual ~BoardView() = default;
    BoardView(const BoardView&) = delete;
    BoardView& operator=(const BoardView&) = delete;

    // In the order of a frame, the latter two as it is laid out. `look` is that of the frame before
    // as long as nobody knows what the pointer is on.
    virtual void lay_out(const Frame& frame, const Stage& stage, const Look& look, ImVec2 low,
                         ImVec2 high) = 0;
    /// Makes the controls that the board is, and takes what is done to them.
    virtual void take(const Frame& frame, Stage& stage) = 0;
    virtual void draw(const Frame& frame, Stage& stage, const Look& look) = 0;

    /// Where a square was drawn, on a solid if `in_space`; nothing where it is not seen.
    [[nodiscard]] virtual std::optional<Rect> rect_of(Square /*square*/, bool /*in_space*/) const {
        return std::nullopt;
    }

    /// Shows the board that many times larger, or what lies beyond it that way.
    virtual void enlarge(const Frame& /*frame*/, float /*factor*/) const {}
    virtual void move(const Frame& /*frame*/, Direction /*way*/) const {}
};

/// What the board is called in the record, and what its squares are called before their names.
inline constexpr std::string_view board_id = "board";
inline constexpr std::string_view square_id = "square ";
/// The same squares where they lie on the solid, which has a place of its own beside the board.
inline constexpr std::string_view solid_square_id = "solid-square ";

// Each view of the table, as it is at first.
#define QUEENS_VIEW(slug, icon, reach, title, hint, refuse) \
    [[nodiscard]] std::unique_ptr<BoardView> make_##slug##_view();
#include "app/state/views.inc"
#undef QUEENS_VIEW
/// Boards stacked in space, which a drag turns: what a search in a cube shows in any view.
[[nodiscard]] std::unique_ptr<BoardView> make_stack_view();

/// A button in an upper right corner of the board, over it and yet asked first: of two controls in
/// one place ImGui gives a press to the one that came first. Splits the window's list, which is to
/// be merged when the board is drawn. Returns whether it was pressed.
[[nodiscard]] bool press_over_board(const Frame& frame, const std::optional<Button>& shown,
                                    ImVec2 corner);

/// Takes the keys of the board, unless a text is being typed.
void take_board_keys(const Frame& frame, Hand& hand, const BoardView& view);

}  // namespace queens::ui
