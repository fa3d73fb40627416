// What the keyboard does on the board.
#include <imgui.h>
#include <imgui_internal.h>

#include <array>

#include "ui/board/view.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

/// How much larger a press of + shows the board.
constexpr float step_of_zoom = 1.25F;

/// Where the cursor stands as soon as the keyboard is used.
Square first_cursor(const App& app) {
    const Size size = app.board().size();
    return app.state().selected.value_or(Square{size.rows / 2, (size.columns - 1) / 2});
}

/// Moves the cursor one square as the board is seen, on over joined edges.
void move_cursor(Hand& hand, const Frame& frame, Direction seen) {
    const Board& board = frame.app.board();
    const Size size = board.size();
    if (!hand.cursor) {
        hand.cursor = first_cursor(frame.app);
        return;
    }
    const auto [rows, columns] = mirroring(board.surface(), frame.app.state().zoom.mirrored);
    Ray ray{*hand.cursor, {rows ? -seen.row : seen.row, columns ? -seen.column : seen.column}};
    (void)advance(ray, size, board.surface());
    hand.cursor = ray.square;
}

/// Moves the cursor; with Shift turns or moves the board.
void take_arrow(const Frame& frame, Hand& hand, const BoardView& view, Direction way) {
    if (ImGui::GetIO().KeyShift) return view.move(frame, way);
    move_cursor(hand, frame, way);
}

struct ActOnSquare {
    std::string_view id;
    void (*act)(const Frame& frame, Square square);
};

/// What can be wished of a square, with its name behind the id.
constexpr std::array acts_on_squares{
    ActOnSquare{square_id, click_square}, ActOnSquare{"pawn-on ", put_pawn},
    ActOnSquare{"mark-on ", toggle_mark}, ActOnSquare{"nothing-on ", put_nothing}};

/// The keyboard comes to the board, or to one of its squares, which may be pressed, too.
void take_wish(const Frame& frame, Hand& hand) {
    if (frame.wish.is(Wish::Verb::focus, board_id) && !hand.cursor) {
        hand.cursor = first_cursor(frame.app);
    }
    const std::string_view id = frame.wish.id;
    for (const auto& [act_id, act] : acts_on_squares) {
        if (!id.starts_with(act_id)) continue;
        const auto square = square_named(id.substr(act_id.size()), frame.app.board().size());
        if (!square) return;
        hand.cursor = square;
        if (frame.wish.verb == Wish::Verb::press) act(frame, *square);
    }
}

/// Marks the square that the keyboard stands on; without one, clicks mark from now on, or place
/// pieces again.
void take_mark_key(const Frame& frame, const Hand& hand) {
    const bool on_board = hand.cursor && frame.app.board().size().contains(*hand.cursor);
    if (on_board) return toggle_mark(frame, *hand.cursor);
    frame.give(ChooseMarks{!frame.app.state().marking});
}

bool pressed(ImGuiKey key, ImGuiID owner) {
    return ImGui::IsKeyPressed(key, owner, ImGuiInputFlags_Repeat);
}

}  // namespace

void take_board_keys(const Frame& frame, Hand& hand, const BoardView& view) {
    const ImGuiIO& io = ImGui::GetIO();
    take_wish(frame, hand);
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    const ImGuiID board = ImGui::GetID("board");
    const bool on_widget = !context.NavDisableHighlight && context.NavId != 0 &&
                           context.NavId != board && context.NavWindow != nullptr;
    if (io.WantTextInput || on_widget || ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) return;
    constexpr std::array owned{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
                               ImGuiKey_DownArrow, ImGuiKey_Enter,      ImGuiKey_Space};
    for (const ImGuiKey key : owned) ImGui::SetKeyOwner(key, board);
    if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
    if (typed('+')) view.enlarge(frame, step_of_zoom);
    if (typed('-')) view.enlarge(frame, 1 / step_of_zoom);
    if (ImGui::IsKeyPressed(ImGuiKey_M, false)) take_mark_key(frame, hand);
    // A remote's arrows are not the board's, unless the keyboard was brought to it.
    const bool remote =
        frame.app.presenting() && (context.NavDisableHighlight || context.NavId != board);
    if (remote) return;
    if (pressed(ImGuiKey_LeftArrow, board)) take_arrow(frame, hand, view, {0, -1});
    if (pressed(ImGuiKey_RightArrow, board)) take_arrow(frame, hand, view, {0, 1});
    if (pressed(ImGuiKey_UpArrow, board)) take_arrow(frame, hand, view, {-1, 0});
    if (pressed(ImGuiKey_DownArrow, board)) take_arrow(frame, hand, view, {1, 0});
    if (!hand.cursor) return;
    if (!frame.app.board().size().contains(*hand.cursor)) {
        hand.cursor.reset();
        return;
    }
    const bool enters = ImGui::IsKeyPressed(ImGuiKey_Enter, board);
    if (!draw_by_keys(frame, hand, enters) && enters) click_square(frame, *hand.cursor);
    if (ImGui::IsKeyPressed(ImGuiKey_P, false)) put_pawn(frame, *hand.cursor);
    const bool removes = ImGui::IsKeyPressed(ImGuiKey_Delete, false) ||
                         ImGui::IsKeyPressed(ImGuiKey_Backspace, false);
    if (removes) put_nothing(frame, *hand.cursor);
}

}  // namespace queens::ui
