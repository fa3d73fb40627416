// What the visitor points at, holds and draws on the board, whichever view shows it.
#pragma once

#include <functional>
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
    /// What the press marks; in a garden only once it has left its square.
    std::optional<MarkSquares> marking{};
    bool in_garden = false;
    /// Whether the press paints a region, which begins once it has left its square; and whether a
    /// square was painted.
    bool paints = false;
    bool has_left = false;
    bool has_painted = false;
    /// Where an arrow begins that the keyboard draws.
    std::optional<Square> arrow_from{};
    /// The surface that is pointed at in the picker.
    std::optional<Surface> surface{};
};

[[nodiscard]] Attention attention_of(const Hand& hand);

/// A click or tap, or Enter. With the pen it draws, with marks it marks an empty square or takes
/// off what stands there or its mark. Otherwise it places the chosen piece on an empty square,
/// selects a piece that attacks, and takes away what was selected already; in a garden it marks an
/// empty square, places a queen on a marked one and takes a queen away; in one that is being made
/// it paints the square. While a run is shown it only selects, and an empty square says why.
void click_square(const Frame& frame, Square square);
/// A right click: a pawn comes or goes, or in a garden a mark; in one that is being made the region
/// of the square is the one to paint.
void put_pawn(const Frame& frame, Square square);
/// Takes what stands there off, but while a search does.
void put_nothing(const Frame& frame, Square square);

/// Marks an empty square, or takes its mark off.
void toggle_mark(const Frame& frame, Square square);

/// The square at a point of the screen, if there is one.
using Pick = std::function<std::optional<Square>(ImVec2)>;

/// Takes a press, as all views do: it draws, or it marks or paints the squares that it passes, or
/// it clicks on the square where it began unless it is dragged, which is for the view to
/// understand.
void take_press(const Frame& frame, Hand& hand, const Press& press, const Pick& pick);
/// Whether a press draws, marks or paints, so that the view must not move.
[[nodiscard]] bool is_at_work(const Hand& hand);
/// Forgets what a press began.
void forget_press(Hand& hand);

/// Begins an arrow at the cursor, shows it while the cursor moves, and draws it when `ends`.
/// Returns whether it was ended.
bool draw_by_keys(const Frame& frame, Hand& hand, bool ends);

}  // namespace queens::ui
