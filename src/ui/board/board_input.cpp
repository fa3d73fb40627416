// What the pointer and the keyboard do on the board.
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/board/board_view.hpp"

namespace queens::ui {

namespace {

constexpr float drag_distance = 6;
constexpr float largest_square = 200;

float distance(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// A click or tap, or Enter: places the chosen piece on an empty square, selects a piece that
/// attacks, and takes away what was selected already. While a run is shown it only selects.
void click(const Frame& frame, Square square) {
    const Board& board = frame.app.board();
    const Piece standing = board.at(square);
    const bool selected = frame.app.state().selected == square;
    if (frame.app.player() != nullptr) {
        frame.give(Select{selected ? std::nullopt : std::optional(square)});
    } else if (standing == Piece::none) {
        frame.give(Put{square, frame.app.piece()});
    } else if (attacks(standing) && !selected && frame.app.piece() != Piece::none) {
        frame.give(Select{square});
    } else {
        frame.give(Put{square, Piece::none});
    }
}

/// A right click: a pawn comes or goes.
void put_pawn(const Frame& frame, Square square) {
    if (frame.app.player() != nullptr) return;
    const bool empty = frame.app.board().at(square) == Piece::none;
    frame.give(Put{square, empty ? Piece::pawn : Piece::none});
}

void zoom(BoardMemory& memory, const Sheet& sheet, ImVec2 about, float factor) {
    Sight& sight = memory.sight;
    const float most = std::max(1.0F, largest_square / sheet.square() * sight.zoom);
    const float next = std::clamp(sight.zoom * factor, 1.0F, most);
    if (next <= 1) {
        sight = {};
        return;
    }
    const ImVec2 middle{(sheet.low().x + sheet.high().x) / 2, (sheet.low().y + sheet.high().y) / 2};
    const float ratio = next / sight.zoom;
    sight.shift.x += (about.x - middle.x) * (1 - ratio);
    sight.shift.y += (about.y - middle.y) * (1 - ratio);
    sight.zoom = next;
}

void release(const Frame& frame, BoardMemory& memory, const Sheet& sheet, ImVec2 mouse) {
    if (memory.dragging && memory.pressed) {
        const auto target = sheet.pick(mouse);
        if (!target) {
            frame.give(Put{*memory.pressed, Piece::none});
        } else if (*target != *memory.pressed) {
            memory.dropped = target;
            frame.give(Move{*memory.pressed, *target});
        }
    } else if (memory.pressed && memory.dragged_from &&
               distance(mouse, *memory.dragged_from) <= drag_distance) {
        memory.cursor.reset();
        click(frame, *memory.pressed);
    }
    memory.pressed.reset();
    memory.dragged_from.reset();
    memory.dragging = false;
}

void move_cursor(BoardMemory& memory, const Frame& frame, int down, int right) {
    const Size size = frame.app.board().size();
    Square at = memory.cursor.value_or(
        frame.app.state().selected.value_or(Square{size.rows / 2, (size.columns - 1) / 2}));
    if (memory.cursor) {
        at.row = std::clamp(at.row + down, 0, size.rows - 1);
        at.column = std::clamp(at.column + right, 0, size.columns - 1);
    }
    memory.cursor = at;
}

bool pressed(ImGuiKey key, ImGuiID owner) {
    return ImGui::IsKeyPressed(key, owner, ImGuiInputFlags_Repeat);
}

}  // namespace

void take_board_pointer(const Frame& frame, BoardMemory& memory, const Sheet& sheet, bool hovered) {
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 mouse = io.MousePos;
    const bool pointing = hovered && !frame.appearance.coarse_pointer;
    memory.hovered = pointing ? sheet.pick(mouse) : std::nullopt;
    if (hovered && io.MouseWheel != 0) zoom(memory, sheet, mouse, std::exp(0.18F * io.MouseWheel));
    if (ImGui::IsItemActivated()) {
        memory.pressed = sheet.pick(mouse);
        memory.dragged_from = mouse;
        memory.dropped.reset();
    }
    const bool right = ImGui::IsMouseReleased(ImGuiMouseButton_Right);
    if (ImGui::IsItemActive() && memory.dragged_from && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        const bool far = distance(mouse, *memory.dragged_from) > drag_distance;
        const bool has_piece = memory.pressed && frame.app.player() == nullptr &&
                               frame.app.board().at(*memory.pressed) != Piece::none;
        if (far && has_piece) memory.dragging = true;
        if (!has_piece && memory.sight.zoom > 1) {
            memory.sight.shift.x += io.MouseDelta.x;
            memory.sight.shift.y += io.MouseDelta.y;
        }
    }
    if (!ImGui::IsItemDeactivated()) return;
    if (right) {
        if (memory.pressed) put_pawn(frame, *memory.pressed);
        memory.pressed.reset();
    } else {
        release(frame, memory, sheet, mouse);
    }
}

void take_board_keys(const Frame& frame, BoardMemory& memory) {
    const ImGuiIO& io = ImGui::GetIO();
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    const ImGuiID board = ImGui::GetID("board");
    const bool on_widget = !context.NavDisableHighlight && context.NavId != 0 &&
                           context.NavId != board && context.NavWindow != nullptr;
    if (io.WantTextInput || on_widget || ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) return;
    constexpr std::array owned{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
                               ImGuiKey_DownArrow, ImGuiKey_Enter,      ImGuiKey_Space};
    for (const ImGuiKey key : owned) ImGui::SetKeyOwner(key, board);
    if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
    if (pressed(ImGuiKey_LeftArrow, board)) move_cursor(memory, frame, 0, -1);
    if (pressed(ImGuiKey_RightArrow, board)) move_cursor(memory, frame, 0, 1);
    if (pressed(ImGuiKey_UpArrow, board)) move_cursor(memory, frame, -1, 0);
    if (pressed(ImGuiKey_DownArrow, board)) move_cursor(memory, frame, 1, 0);
    if (!memory.cursor) return;
    if (!frame.app.board().size().contains(*memory.cursor)) {
        memory.cursor.reset();
        return;
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Enter, board)) click(frame, *memory.cursor);
    if (frame.app.player() != nullptr) return;
    if (ImGui::IsKeyPressed(ImGuiKey_P, false)) put_pawn(frame, *memory.cursor);
    const bool removes = ImGui::IsKeyPressed(ImGuiKey_Delete, false) ||
                         ImGui::IsKeyPressed(ImGuiKey_Backspace, false);
    if (removes) frame.give(Put{*memory.cursor, Piece::none});
}

}  // namespace queens::ui
