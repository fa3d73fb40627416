// What presses, taps and keys do to the squares of a board.
#include "ui/board/hand.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

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

/// Whether a square gets a mark or loses it; nothing where something stands, or while a run does.
std::optional<MarkSquares> marking_from(const Frame& frame, Square square) {
    const App& app = frame.app;
    if (app.player() != nullptr || app.board().at(square) != Piece::none) return std::nullopt;
    if (app.regions().draft) return std::nullopt;
    return MarkSquares{{square}, !is_marked(app.state().marks, square)};
}

/// The squares that the pointer has passed since the frame before, however fast it was.
std::vector<Square> passed_squares(const Press& press, const Pick& pick) {
    constexpr float step = 4;
    std::vector<Square> passed;
    const ImVec2 way{press.to.x - press.before.x, press.to.y - press.before.y};
    const float steps = std::ceil(std::hypot(way.x, way.y) / step);
    for (float i = 1; i <= steps; ++i) {
        const float part = i / steps;
        const auto square = pick({press.before.x + part * way.x, press.before.y + part * way.y});
        if (square && (passed.empty() || passed.back() != *square)) passed.push_back(*square);
    }
    return passed;
}

/// Adds the empty squares that the pointer has passed.
void pass(const Frame& frame, MarkSquares& marking, const Press& press, const Pick& pick) {
    for (const Square square : passed_squares(press, pick)) {
        const bool empty = frame.app.board().at(square) == Piece::none;
        if (empty && marking.squares.back() != square) marking.squares.push_back(square);
    }
}

/// Gives these squares to the region that is painted; undo takes a whole stroke back.
void paint(const Frame& frame, Hand& hand, std::vector<Square> squares) {
    const App& app = frame.app;
    const Regions regions = app.regions();
    std::erase_if(squares, [&](Square square) {
        const auto place = static_cast<std::size_t>(app.board().size().index(square));
        return regions.numbers[place] == app.region();
    });
    if (squares.empty()) return;
    frame.give(PaintRegion{std::move(squares), app.region(), hand.has_painted});
    hand.has_painted = true;
}

/// Paints the squares that the press passes, from the one where it began.
void paint_passed(const Frame& frame, Hand& hand, const Press& press, const Pick& pick) {
    std::vector<Square> squares = passed_squares(press, pick);
    const bool leaves = std::any_of(squares.begin(), squares.end(),
                                    [&](Square square) { return square != hand.pressed; });
    if (!hand.has_left && !leaves) return;
    if (!hand.has_left) squares.insert(squares.begin(), *hand.pressed);
    hand.has_left = true;
    paint(frame, hand, std::move(squares));
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

/// Whether the press marks what it has passed.
bool marks_now(const Hand& hand) {
    return hand.marking && (!hand.in_garden || hand.marking->squares.size() > 1);
}

/// Empty, marked, a queen, and empty again.
void click_garden(const Frame& frame, Square square) {
    const State& state = frame.app.state();
    if (state.board.at(square) != Piece::none) return frame.give(Put{square, Piece::none});
    if (is_marked(state.marks, square)) return frame.give(Put{square, Piece::queen});
    frame.give(MarkSquares{{square}, true});
}

}  // namespace

Attention attention_of(const Hand& hand) {
    Attention attention{.pointed = hand.hovered,
                        .cursor = hand.cursor,
                        .drawn = hand.drawn,
                        .marking = marks_now(hand) ? hand.marking : std::nullopt,
                        .surface = hand.surface};
    if (hand.lifts) attention.lifted = hand.pressed;
    return attention;
}

void click_square(const Frame& frame, Square square) {
    const State& state = frame.app.state();
    if (state.pen) return tap_with_pen(frame, square);
    if (frame.app.regions().draft) return frame.give(PaintRegion{{square}, frame.app.region()});
    if (!frame.app.regions().empty()) return click_garden(frame, square);
    const Board& board = frame.app.board();
    const Piece standing = board.at(square);
    const bool selected = state.selected == square;
    if (frame.app.player() != nullptr) {
        if (standing == Piece::none) frame.give(OfferClosing{});
        frame.give(Select{selected ? std::nullopt : std::optional(square)});
    } else if (standing == Piece::none) {
        const std::optional<Piece> piece = in_hand(state);
        if (!piece || *piece == Piece::none) return toggle_mark(frame, square);
        frame.give(Put{square, *piece});
    } else if (attacks(standing) && !selected &&
               in_hand(state).value_or(Piece::none) != Piece::none) {
        frame.give(Select{square});
    } else {
        frame.give(Put{square, Piece::none});
    }
}

void put_pawn(const Frame& frame, Square square) {
    if (frame.app.player() != nullptr) return frame.give(OfferClosing{});
    const Regions regions = frame.app.regions();
    if (regions.draft) {
        const auto place = static_cast<std::size_t>(frame.app.board().size().index(square));
        return frame.give(ChooseRegion{regions.numbers[place]});
    }
    if (!regions.empty()) return toggle_mark(frame, square);
    const bool empty = frame.app.board().at(square) == Piece::none;
    frame.give(Put{square, empty ? Piece::pawn : Piece::none});
}

void put_nothing(const Frame& frame, Square square) {
    if (frame.app.player() == nullptr) frame.give(Put{square, Piece::none});
}

void toggle_mark(const Frame& frame, Square square) {
    if (const auto marking = marking_from(frame, square)) frame.give(*marking);
}

void take_press(const Frame& frame, Hand& hand, const Press& press, const Pick& pick) {
    const std::optional<Square> over = pick(press.to);
    if (press.stage == Press::Stage::begun) {
        hand.pressed = over;
        hand.draws = over && draws(frame, press);
        hand.in_garden = !frame.app.regions().empty();
        const bool marks = over && !hand.draws && (hand.in_garden || frame.app.state().marking);
        if (marks) hand.marking = marking_from(frame, *over);
        hand.paints = over && !hand.draws && frame.app.regions().draft;
    }
    if (hand.marking) pass(frame, *hand.marking, press, pick);
    if (hand.paints) paint_passed(frame, hand, press, pick);
    if (press.stage != Press::Stage::ended) {
        if (hand.draws) hand.drawn = arrow_between(frame, hand.pressed, over);
        return;
    }
    if (hand.draws) {
        end_drawing(frame, hand, over, press.right);
    } else if (marks_now(hand)) {
        hand.cursor.reset();
        frame.give(*hand.marking);
    } else if (hand.pressed && !hand.has_left && (!press.drags || hand.marking || hand.paints)) {
        hand.cursor.reset();
        click_square(frame, *hand.pressed);
    }
    forget_press(hand);
}

void forget_press(Hand& hand) {
    hand.pressed.reset();
    hand.drawn.reset();
    hand.marking.reset();
    hand.arrow_from.reset();
    hand.lifts = false;
    hand.draws = false;
    hand.paints = false;
    hand.has_left = false;
    hand.has_painted = false;
}

bool is_at_work(const Hand& hand) { return hand.draws || hand.marking || hand.paints; }

bool draw_by_keys(const Frame& frame, Hand& hand, bool ends) {
    if (ImGui::IsKeyPressed(ImGuiKey_A, false)) {
        hand.arrow_from = hand.arrow_from ? std::nullopt : hand.cursor;
        hand.drawn.reset();
    }
    if (!hand.arrow_from) return false;
    hand.drawn = arrow_between(frame, hand.arrow_from, hand.cursor);
    if (ends && hand.drawn) frame.give(Draw{*hand.drawn});
    // Escape drops the arrow and does nothing else.
    const ImGuiID owner = ImGui::GetID("board");
    ImGui::SetKeyOwner(ImGuiKey_Escape, owner);
    if (ends || ImGui::IsKeyPressed(ImGuiKey_Escape, owner)) forget_press(hand);
    return ends;
}

}  // namespace queens::ui
