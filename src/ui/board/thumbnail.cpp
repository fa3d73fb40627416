// A grid of four thumbnails in a row; ImGui's clipper leaves out the rows that cannot be seen.
#include "ui/board/thumbnail.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/board/pieces.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

constexpr int columns = 4;
/// Pieces of that size and smaller are dots, which cost little to draw.
constexpr float largest_dot = 9.5F;
/// Small boards with more squares than that show dots, whatever their size.
constexpr int most_shapes = 64;
/// Squares smaller than that, in pixels, cannot be told apart: all have one tone.
constexpr float least_square = 2;

}  // namespace

void draw_small_board(const Frame& frame, ImDrawList& list, const Board& board, ImVec2 low,
                      float side) {
    const Theme& theme = frame.theme;
    const float square = side / static_cast<float>(std::max(board.rows(), board.columns()));
    const float piece = board.size().area() > most_shapes ? std::min(square, largest_dot) : square;
    const bool has_pattern = square >= least_square;
    list.AddRectFilled(
        low,
        {low.x + square * static_cast<float>(board.columns()),
         low.y + square * static_cast<float>(board.rows())},
        has_pattern ? theme.light_square : mixed(theme.light_square, theme.dark_square, 0.5F));
    for (int i = 0; i < board.size().area(); ++i) {
        const Piece standing = board.pieces()[static_cast<std::size_t>(i)];
        if (!has_pattern && standing == Piece::none) continue;
        const Square at = board.size().square(i);
        const ImVec2 corner{low.x + square * static_cast<float>(at.column),
                            low.y + square * static_cast<float>(at.row)};
        if (has_pattern && (at.row + at.column + board.rows()) % 2 != 0) {
            list.AddRectFilled(corner, {corner.x + square, corner.y + square}, theme.dark_square);
        }
        const ImVec2 centre{corner.x + square / 2, corner.y + square / 2};
        draw_piece(list, theme, standing, centre, piece);
    }
}

bool small_board(const Frame& frame, const SmallBoard& small) {
    const Touch touch = ui::touch(
        frame, {.id = small.id, .label = small.label, .hint = small.hint, .on = small.lit},
        {small.side, small.side});
    const ImVec2 low = touch.low;
    const ImVec2 high = touch.high;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_small_board(frame, list, small.board, low, small.side);
    if (small.lit || touch.hovered) {
        list.AddRect({low.x - 2, low.y - 2}, {high.x + 2, high.y + 2}, frame.theme.accent, 3, 0,
                     small.lit ? 3.0F : 1.5F);
    }
    return touch.pressed;
}

float thumbnail_side() {
    const float width = ImGui::GetContentRegionAvail().x;
    return std::floor((width - thumbnail_space * (columns - 1)) / columns);
}

void draw_thumbnails(const Frame& frame, const Thumbnails& thumbnails) {
    const float side = thumbnail_side();
    const auto rows = static_cast<int>((thumbnails.count + columns - 1) / columns);
    ImGuiListClipper clipper;
    clipper.Begin(rows, side + thumbnail_space);
    while (clipper.Step()) {
        for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; ++row) {
            for (int column = 0; column < columns; ++column) {
                const auto index = static_cast<std::size_t>(row * columns + column);
                if (index >= thumbnails.count) break;
                if (column > 0) ImGui::SameLine(0, thumbnail_space);
                const Board board = thumbnails.board(index);
                const std::string words = thumbnails.hint(index);
                if (small_board(frame, {.id = thumbnails.id + "-" + std::to_string(index + 1),
                                        .label = words,
                                        .board = board,
                                        .side = side,
                                        .hint = words,
                                        .lit = thumbnails.lit(board)})) {
                    frame.give(ShowBoard{board});
                }
            }
        }
    }
}

}  // namespace queens::ui
