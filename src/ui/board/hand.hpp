// What the visitor points at, holds and draws on the board, whichever view shows it.
#pragma once

#include <optional>

#include "app/look/look.hpp"
#include "ui/board/gesture.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

struct Hand {
    /// The square under the pointer, and the one that the keyboard stands on, once it has been
    /// used.
    std::optional<Square> hovered{};
    std::optional<Square> cursor{};
    /// The square where a press began, and whether the press has lifted its piece.
    std::optional<Square> pressed{};
    bool lifts = false;
    /// Whether the press draws, and the arrow that it would draw now.
    bool draws = false;
    std::optional<Drawing> drawn{};
    /// Where an arrow begins that the keyboard draws.
    std::optional<Square> arrow_from{};
    /// The surface that is pointed at in the picker.
    std::optional<Surface> surface{};
};

[[nodiscard]] Attention attention_of(const Hand& hand);

/// A click or tap, or Enter. With the pen it draws. Otherwise it places the chosen piece on an
/// empty square, selects a piece that attacks, and takes away what was selected already; while a
/// run is shown it only selects, and an empty square says why.
void click_square(const Frame& frame, Square square);
/// A right click: a pawn comes or goes.
void put_pawn(const Frame& frame, Square square);

/// Takes a press that is over that square now, as all views do: it draws, or it clicks on the
/// square where it began unless it is dragged, which is for the view to understand.
void take_press(const Frame& frame, Hand& hand, const Press& press, std::optional<Square> over);
/// Forgets what a press began.
void forget_press(Hand& hand);

/// Begins an arrow at the cursor, shows it while the cursor moves, and draws it when `ends`.
/// Returns whether it was ended.
bool draw_by_keys(const Frame& frame, Hand& hand, bool ends);

}  // namespace queens::ui
