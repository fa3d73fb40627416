// What presses, taps and keys do to the squares of a board.
#include "ui/board/hand.hpp"

#include "figure/drawn.hpp"

namespace queens::ui {

namespace {

/// Whether a press draws: with the pen, with Shift, and with the right button, which draws arrows.
bool draws(const Frame& frame, const Press& press) {
    return frame.app.state().pen || press.right || ImGui::GetIO().KeyShift;
}

/// The arrow between two squares; nothing if they are the same, or one is missing.
std::optional<Drawing> arrow_between(const Frame& frame, std::optional<Square> from,
                                     std::optional<Square> to) {
    if (!from || !to || *from == *to) return std::nullopt;
    return Drawing{DrawingKind::arrow, frame.app.state().ink, *from, *to};
}

/// Draws what a tap of the pen draws there.
void tap_with_pen(const Frame& frame, Square square) {
    const State& state = frame.app.state();
    frame.give(Draw{tapped(state.drawings, square, state.ink)});
}

/// Ends a press that drew; a right click without the pen is one for pawns.
void end_drawing(const Frame& frame, const Hand& hand, std::optional<Square> over, bool right) {
    if (const auto arrow = arrow_between(frame, hand.pressed, over)) {
        frame.give(Draw{*arrow});
    } else if (over && over == hand.pressed) {
        if (right && !frame.app.state().pen) {
            put_pawn(frame, *over);
        } else {
            tap_with_pen(frame, *over);
        }
    }
}

}  // namespace

Attention attention_of(const Hand& hand) {
    Attention attention{.pointed = hand.hovered,
                        .cursor = hand.cursor,
                        .drawn = hand.drawn,
                        .surface = hand.surface};
    if (hand.lifts) attention.lifted = hand.pressed;
    return attention;
}

void click_square(const Frame& frame, Square square) {
    const State& state = frame.app.state();
    if (state.pen) return tap_with_pen(frame, square);
    const Board& board = frame.app.board();
    const Piece standing = board.at(square);
    const bool selected = state.selected == square;
    if (frame.app.player() != nullptr) {
        if (standing == Piece::none) frame.give(OfferClosing{});
        frame.give(Select{selected ? std::nullopt : std::optional(square)});
    } else if (standing == Piece::none) {
        frame.give(Put{square, frame.app.piece()});
    } else if (attacks(standing) && !selected && frame.app.piece() != Piece::none) {
        frame.give(Select{square});
    } else {
        frame.give(Put{square, Piece::none});
    }
}

void put_pawn(const Frame& frame, Square square) {
    if (frame.app.player() != nullptr) return frame.give(OfferClosing{});
    const bool empty = frame.app.board().at(square) == Piece::none;
    frame.give(Put{square, empty ? Piece::pawn : Piece::none});
}

void take_press(const Frame& frame, Hand& hand, const Press& press, std::optional<Square> over) {
    if (press.stage == Press::Stage::begun) {
        hand.pressed = over;
        hand.draws = over && draws(frame, press);
    }
    if (press.stage != Press::Stage::ended) {
        if (hand.draws) hand.drawn = arrow_between(frame, hand.pressed, over);
        return;
    }
    if (hand.draws) {
        end_drawing(frame, hand, over, press.right);
    } else if (hand.pressed && !press.drags) {
        hand.cursor.reset();
        click_square(frame, *hand.pressed);
    }
    forget_press(hand);
}

void forget_press(Hand& hand) {
    hand.pressed.reset();
    hand.drawn.reset();
    hand.arrow_from.reset();
    hand.lifts = false;
    hand.draws = false;
}

bool draw_by_keys(const Frame& frame, Hand& hand, bool ends) {
    if (ImGui::IsKeyPressed(ImGuiKey_A, false)) {
        hand.arrow_from = hand.arrow_from ? std::nullopt : hand.cursor;
        hand.drawn.reset();
    }
    if (!hand.arrow_from) return false;
    hand.drawn = arrow_between(frame, hand.arrow_from, hand.cursor);
    if (ends && hand.drawn) frame.give(Draw{*hand.drawn});
    if (ends || ImGui::IsKeyPressed(ImGuiKey_Escape, false)) forget_press(hand);
    return ends;
}

}  // namespace queens::ui
