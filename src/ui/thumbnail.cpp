// A grid of four thumbnails in a row; ImGui's clipper leaves out the rows that cannot be seen.
#include "ui/thumbnail.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pieces.hpp"
#include "ui/widgets.hpp"

namespace queens::ui {

namespace {

constexpr int columns = 4;
constexpr float space = 8;

void draw_small(const Frame& frame, ImDrawList& list, const Board& board, ImVec2 low, float side) {
    const Theme& theme = frame.theme;
    const float square = side / static_cast<float>(std::max(board.rows(), board.columns()));
    list.AddRectFilled(low, {low.x + side, low.y + side}, theme.light_square);
    for (int i = 0; i < board.size().area(); ++i) {
        const Square at = board.size().square(i);
        const ImVec2 corner{low.x + square * static_cast<float>(at.column),
                            low.y + square * static_cast<float>(at.row)};
        if ((at.row + at.column + board.rows()) % 2 != 0) {
            list.AddRectFilled(corner, {corner.x + square, corner.y + square}, theme.dark_square);
        }
        const ImVec2 centre{corner.x + square / 2, corner.y + square / 2};
        draw_piece(list, theme, board.at(at), centre, std::min(square, 9.5F));
    }
}

}  // namespace

void draw_thumbnails(const Frame& frame, const Thumbnails& thumbnails) {
    const float width = ImGui::GetContentRegionAvail().x;
    const float side = std::floor((width - space * (columns - 1)) / columns);
    const auto rows = static_cast<int>((thumbnails.count + columns - 1) / columns);
    ImGuiListClipper clipper;
    clipper.Begin(rows, side + space);
    while (clipper.Step()) {
        for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; ++row) {
            for (int column = 0; column < columns; ++column) {
                const auto index = static_cast<std::size_t>(row * columns + column);
                if (index >= thumbnails.count) break;
                if (column > 0) ImGui::SameLine(0, space);
                const Board board = thumbnails.board(index);
                const std::string label = thumbnails.label + " " + std::to_string(index + 1);
                if (ImGui::InvisibleButton(label.c_str(), {side, side})) {
                    frame.give(ShowBoard{board});
                }
                const ImVec2 low = ImGui::GetItemRectMin();
                ImDrawList& list = *ImGui::GetWindowDrawList();
                draw_small(frame, list, board, low, side);
                const bool lit = thumbnails.lit(board);
                if (lit || ImGui::IsItemHovered()) {
                    list.AddRect({low.x - 2, low.y - 2}, {low.x + side + 2, low.y + side + 2},
                                 frame.theme.accent, 3, 0, lit ? 3.0F : 1.5F);
                }
                focus_ring(frame, low, {low.x + side, low.y + side});
                hint(frame, thumbnails.hint(index));
            }
        }
    }
}

}  // namespace queens::ui
