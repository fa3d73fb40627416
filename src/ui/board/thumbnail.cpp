// A grid of four thumbnails in a row; ImGui's clipper leaves out the rows that cannot be seen.
#include "ui/board/thumbnail.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "figure/pieces.hpp"
#include "figure/shapes.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

constexpr int columns = 4;
/// Pieces of that size and smaller are dots, which cost little to draw.
constexpr float largest_dot = 9.5F;
/// Small boards with more squares than that show dots, whatever their size.
constexpr int most_shapes = 64;
/// Squares smaller than that, in pixels, cannot be told apart: all have one tone.
constexpr float smallest_square = 2;

}  // namespace

void draw_small_board(const Frame& frame, ImDrawList& list, const Board& board, ImVec2 low,
                      float side, std::vector<Look::Tint> tints) {
    const float square = side / static_cast<float>(std::max(board.rows(), board.columns()));
    const float piece = board.size().area() > most_shapes ? std::min(square, largest_dot) : square;
    ListCanvas canvas(frame, list);
    const SquareGrid grid{.size = board.size(), .low = point_of(low), .side = square};
    const Look look{.board = board, .tints = std::move(tints)};
    const Sketch sketch{canvas, frame.theme, grid, look};
    draw_chequer(sketch, smallest_square);
    if (!look.tints.empty()) draw_grounds(sketch);
    for (const auto& [at, standing] : board.placed()) {
        draw_piece(canvas, frame.theme, standing, grid.centre(at), piece);
    }
}

CaptionedBoards arrange_captioned(const Frame& frame, const std::vector<std::string>& words,
                                  float width, std::size_t most, float between) {
    const ImFont* font = frame.fonts.small;
    float widest = 0;
    for (const std::string& caption : words) widest = std::max(widest, widest_word(font, caption));
    const auto side_of = [&](std::size_t in_row) {
        return std::floor((width + between) / static_cast<float>(in_row)) - between;
    };
    CaptionedBoards boards{most, side_of(most), 0};
    while (boards.in_row > 1 && boards.side < widest) boards.side = side_of(--boards.in_row);
    for (const std::string& caption : words) {
        boards.words_height =
            std::max(boards.words_height, extent_of(font, caption, boards.side).y);
    }
    return boards;
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

float height_of_caption(const Frame& frame) { return size_of(frame.fonts.small) + 2; }

void draw_thumbnails(const Frame& frame, const Thumbnails& thumbnails) {
    const float side = thumbnail_side();
    const float below = thumbnails.caption ? height_of_caption(frame) : 0;
    const auto rows = static_cast<int>((thumbnails.count + columns - 1) / columns);
    ImGuiListClipper clipper;
    clipper.Begin(rows, side + below + thumbnail_space);
    while (clipper.Step()) {
        for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; ++row) {
            const float top = ImGui::GetCursorPosY();
            for (int column = 0; column < columns; ++column) {
                const auto index = static_cast<std::size_t>(row * columns + column);
                if (index >= thumbnails.count) break;
                if (column > 0) ImGui::SameLine(0, thumbnail_space);
                const ImVec2 low = ImGui::GetCursorScreenPos();
                const Board board = thumbnails.board(index);
                const std::string words = thumbnails.hint(index);
                if (small_board(frame, {.id = thumbnails.id + "-" + std::to_string(index + 1),
                                        .label = words,
                                        .board = board,
                                        .side = side,
                                        .hint = words,
                                        .lit = board == frame.app.board()})) {
                    frame.give(ShowBoard{thumbnails.pressed ? thumbnails.pressed(index)
                                                            : MarkedBoard{board}});
                }
                if (!thumbnails.caption) continue;
                words_centred(frame, frame.fonts.small,
                              {low.x + side / 2, low.y + side + 2 + below / 2}, frame.theme.quiet,
                              thumbnails.caption(index));
            }
            if (below > 0) gap(top + side + below + thumbnail_space - ImGui::GetCursorPosY());
        }
    }
}

}  // namespace queens::ui
