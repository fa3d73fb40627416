// The flat board as the picture that lies on the solid: all of its layers but what stands around
// it.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "solid/piece.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/board/solid/solid_parts.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// The side of a square in CSS pixels where there is room for it, and the pixels of the picture's
/// longer side.
constexpr float wanted_square = 72;
constexpr float most_pixels = 2048;
constexpr float largest_scale = 3.5F;

/// Measures the picture of a board of that size.
void measure(BoardPicture& picture, Size size) {
    const auto longer = static_cast<float>(std::max(size.columns, size.rows));
    picture.scale = std::clamp(most_pixels / (wanted_square * longer), 1.0F, largest_scale);
    float square = most_pixels / (picture.scale * longer);
    if (square > 12) square = std::min(wanted_square, std::floor(square));
    picture.size = {square * static_cast<float>(size.columns),
                    square * static_cast<float>(size.rows)};
}

/// What is drawn flat of a look: no arrows around it, no numbers where lines meet of themselves, no
/// pieces that stand.
Look flat_part(const Look& look, bool with_pieces) {
    Look flat = look;
    flat.edges.clear();
    for (Look::Line& line : flat.lines) line.entry = line.exit = 0;
    if (with_pieces) return flat;
    for (const auto& [square, piece] : look.board.placed()) {
        if (solid::can_stand(piece)) flat.board.put(square, Piece::none);
    }
    std::erase_if(flat.ghosts,
                  [](const Look::Ghost& ghost) { return solid::can_stand(ghost.piece); });
    return flat;
}

/// A stripe along every joined edge, in the colour of its arrows, and open edges as rims.
void draw_seams(const Easel& easel, Surface surface) {
    const Theme& theme = easel.frame.theme;
    const ImVec2 low = easel.sheet.low();
    const ImVec2 high = easel.sheet.high();
    const float wide = std::max(1.0F, 0.05F * easel.sheet.square());
    const float thin = std::max(0.5F, 0.02F * easel.sheet.square());
    const ImU32 rim = faded(theme.ink, 0.6F);
    const bool sides = surface.sides != Join::open;
    const bool ends = surface.ends != Join::open;
    const float across = sides ? wide : thin;
    const float down = ends ? wide : thin;
    const ImU32 first = sides ? theme.first_join : rim;
    const ImU32 second = ends ? theme.second_join : rim;
    easel.list.AddRectFilled(low, {low.x + across, high.y}, first);
    easel.list.AddRectFilled({high.x - across, low.y}, high, first);
    easel.list.AddRectFilled(low, {high.x, low.y + down}, second);
    easel.list.AddRectFilled({low.x, high.y - down}, high, second);
}

/// The names of rows and columns, where the squares have room for them.
void draw_fitting_names(const Sketch& sketch) {
    const float room = 0.4F * sketch.grid.side;
    const auto lettering = fitting(sketch.canvas, {sketch.canvas.least_em(), true},
                                   row_name(0, sketch.grid.size), {room, room});
    if (lettering) draw_names(sketch, *lettering);
}

bool is_same(const ImDrawList& a, const ImDrawList& b) {
    const auto same = [](const auto& first, const auto& second) {
        return first.Size == second.Size &&
               std::memcmp(first.Data, second.Data,
                           static_cast<std::size_t>(first.size_in_bytes())) == 0;
    };
    return same(a.VtxBuffer, b.VtxBuffer) && same(a.IdxBuffer, b.IdxBuffer);
}

}  // namespace

void draw_board_picture(const Frame& frame, Stage& stage, const Look& look, bool with_pieces) {
    BoardPicture& picture = stage.space.board;
    const ImVec2 size_before = picture.size;
    measure(picture, look.board.size());
    const auto list = std::make_shared<ImDrawList>(ImGui::GetDrawListSharedData());
    list->_ResetForNewFrame();
    list->PushTextureID(ImGui::GetIO().Fonts->TexID);
    list->PushClipRect({0, 0}, picture.size);

    const Look flat = flat_part(look, with_pieces);
    const Sheet sheet(flat.board, plain_view, {0, 0}, picture.size, {});
    ListCanvas canvas(frame, *list);
    const Easel easel{frame, *list, canvas, sheet, flat};
    const Sketch sketch = easel.sketch();
    // Pieces that only lie on the solid for a moment do not glide.
    Motion still;
    draw_grounds(sketch);
    draw_fills(sketch);
    draw_seams(easel, look.board.surface());
    draw_fitting_names(sketch);
    draw_moving_lines(easel, stage.motion);
    draw_square_texts(sketch);
    draw_outlines(sketch);
    draw_moving_pieces(easel, still, {});
    draw_marks(sketch, share_of_step(frame, stage.motion));
    draw_rim_of_solution(sketch);
    draw_arrows(sketch);
    draw_follower(easel, stage.motion);
    draw_drawings(sketch);
    picture.changed = !picture.list || size_before.x != picture.size.x ||
                      size_before.y != picture.size.y || !is_same(*picture.list, *list);
    picture.list = list;
}

}  // namespace queens::ui
