// Pieces in the colours of the theme, first their rim, then their body.
#include "ui/board/pieces.hpp"

#include <algorithm>

#include "figure/pieces.hpp"

namespace queens::ui {

namespace {

void draw_wall(ImDrawList& list, const Theme& theme, ImVec2 centre, float half, float opacity) {
    list.AddRectFilled({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half},
                       faded(mixed(theme.pawn_body, theme.queen_body, 0.4F), opacity));
}

void draw_cross(ImDrawList& list, const Theme& theme, ImVec2 centre, float half, float opacity) {
    const float arm = half * 0.4F;
    const ImU32 colour = faded(theme.ink, 0.55F * opacity);
    const float width = std::max(1.0F, half * 0.1F);
    list.AddLine({centre.x - arm, centre.y - arm}, {centre.x + arm, centre.y + arm}, colour, width);
    list.AddLine({centre.x - arm, centre.y + arm}, {centre.x + arm, centre.y - arm}, colour, width);
}

}  // namespace

void draw_piece(ImDrawList& list, const Theme& theme, Piece piece, ImVec2 centre, float size,
                float opacity) {
    const float half = size / 2;
    if (piece == Piece::none) return;
    if (piece == Piece::wall) return draw_wall(list, theme, centre, half, opacity);
    if (piece == Piece::forbidden) return draw_cross(list, theme, centre, half, opacity);
    const ImU32 body = faded(piece == Piece::pawn ? theme.pawn_body : theme.queen_body, opacity);
    const ImU32 rim = faded(theme.queen_rim, opacity);
    if (size < 10) {
        const float radius = std::max(half * 0.72F, 0.8F);
        if (size < 4) {
            list.AddRectFilled({centre.x - radius, centre.y - radius},
                               {centre.x + radius, centre.y + radius}, body);
        } else {
            list.AddCircleFilled(centre, radius + 1, rim);
            list.AddCircleFilled(centre, radius, body);
        }
        return;
    }
    const float reach = half * 0.94F;
    const auto at = [&](Point p) { return ImVec2{centre.x + p.x * reach, centre.y + p.y * reach}; };
    const float width = std::clamp(size * 0.032F, 0.8F, 4.0F);
    for (const bool drawing_rim : {true, false}) {
        for (const PiecePart& part : parts_of(piece)) {
            if (part.count == 1) {
                list.AddCircleFilled(at(part.corners[0]),
                                     part.radius * reach + (drawing_rim ? width : 0.0F),
                                     drawing_rim ? rim : body);
                continue;
            }
            if (drawing_rim) {
                for (int i = 0; i < part.count; ++i) {
                    const ImVec2 corner = at(part.corners[static_cast<std::size_t>(i)]);
                    const int following = (i + 1) % part.count;
                    list.AddLine(corner, at(part.corners[static_cast<std::size_t>(following)]), rim,
                                 2 * width);
                    list.AddCircleFilled(corner, width, rim);
                }
            } else {
                for (int i = 0; i < part.count; ++i) {
                    list.PathLineTo(at(part.corners[static_cast<std::size_t>(i)]));
                }
                list.PathFillConvex(body);
            }
        }
    }
}

}  // namespace queens::ui
