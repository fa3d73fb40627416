// The shapes of the pieces: convex parts on a grid from -1 to 1, first their rim, then their body.
#include "ui/board/pieces.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace queens::ui {

namespace {

/// A convex polygon of up to six corners, clockwise, or a disc if it has a radius.
struct Part {
    std::array<ImVec2, 6> corners{};
    int count = 0;
    float radius = 0;
};

constexpr Part disc(float x, float y, float radius) {
    Part part;
    part.corners[0] = {x, y};
    part.count = 1;
    part.radius = radius;
    return part;
}

template <class... Corners>
constexpr Part polygon(Corners... corners) {
    Part part;
    ((part.corners[static_cast<std::size_t>(part.count++)] = corners), ...);
    return part;
}

constexpr Part bar(float left, float top, float right, float bottom) {
    return polygon(ImVec2{left, top}, ImVec2{right, top}, ImVec2{right, bottom},
                   ImVec2{left, bottom});
}

constexpr Part spike(float tip_x, float tip_y, float left, float right) {
    return polygon(ImVec2{tip_x, tip_y}, ImVec2{right, 0.34F}, ImVec2{left, 0.34F});
}

// The page's first picture and its icon are made of this table, too (cmake/outline.cmake).
constexpr std::array queen{spike(-0.70F, -0.34F, -0.46F, -0.12F),
                           spike(-0.37F, -0.58F, -0.44F, 0.04F),
                           spike(0.00F, -0.66F, -0.24F, 0.24F),
                           spike(0.37F, -0.58F, -0.04F, 0.44F),
                           spike(0.70F, -0.34F, 0.12F, 0.46F),
                           disc(-0.71F, -0.38F, 0.10F),
                           disc(-0.38F, -0.62F, 0.10F),
                           disc(0.00F, -0.71F, 0.11F),
                           disc(0.38F, -0.62F, 0.10F),
                           disc(0.71F, -0.38F, 0.10F),
                           bar(-0.46F, 0.20F, 0.46F, 0.44F),
                           bar(-0.56F, 0.52F, 0.56F, 0.74F)};

constexpr std::array amazon{spike(-0.70F, -0.28F, -0.46F, -0.10F),
                            spike(0.00F, -0.56F, -0.24F, 0.24F),
                            spike(0.70F, -0.28F, 0.10F, 0.46F),
                            disc(-0.72F, -0.34F, 0.12F),
                            disc(0.00F, -0.64F, 0.13F),
                            disc(0.72F, -0.34F, 0.12F),
                            bar(-0.44F, 0.26F, 0.44F, 0.40F),
                            bar(-0.62F, 0.46F, 0.62F, 0.54F),
                            bar(-0.54F, 0.60F, 0.54F, 0.70F)};

constexpr std::array rook{bar(-0.46F, -0.56F, -0.22F, -0.26F),
                          bar(-0.12F, -0.56F, 0.12F, -0.26F),
                          bar(0.22F, -0.56F, 0.46F, -0.26F),
                          bar(-0.46F, -0.34F, 0.46F, -0.14F),
                          polygon(ImVec2{-0.32F, -0.14F}, ImVec2{0.32F, -0.14F},
                                  ImVec2{0.38F, 0.46F}, ImVec2{-0.38F, 0.46F}),
                          bar(-0.54F, 0.52F, 0.54F, 0.70F)};

constexpr std::array bishop{
    disc(0.0F, -0.62F, 0.11F),
    polygon(ImVec2{0.0F, -0.56F}, ImVec2{0.30F, -0.16F}, ImVec2{0.26F, 0.14F},
            ImVec2{-0.26F, 0.14F}, ImVec2{-0.30F, -0.16F}),
    polygon(ImVec2{-0.20F, 0.14F}, ImVec2{0.20F, 0.14F}, ImVec2{0.34F, 0.46F},
            ImVec2{-0.34F, 0.46F}),
    bar(-0.54F, 0.52F, 0.54F, 0.70F)};

constexpr std::array knight{
    polygon(ImVec2{-0.10F, -0.46F}, ImVec2{0.22F, -0.42F}, ImVec2{0.42F, -0.06F},
            ImVec2{0.44F, 0.46F}, ImVec2{-0.30F, 0.46F}, ImVec2{-0.06F, 0.06F}),
    polygon(ImVec2{-0.04F, -0.50F}, ImVec2{0.16F, -0.10F}, ImVec2{-0.38F, 0.14F},
            ImVec2{-0.56F, -0.02F}),
    polygon(ImVec2{0.02F, -0.70F}, ImVec2{0.20F, -0.40F}, ImVec2{-0.06F, -0.38F}),
    bar(-0.54F, 0.52F, 0.54F, 0.70F)};

constexpr std::array king{bar(-0.06F, -0.80F, 0.06F, -0.40F),
                          bar(-0.18F, -0.70F, 0.18F, -0.58F),
                          polygon(ImVec2{0.0F, -0.44F}, ImVec2{0.36F, -0.40F},
                                  ImVec2{0.58F, -0.12F}, ImVec2{0.40F, 0.46F}, ImVec2{0.0F, 0.46F}),
                          polygon(ImVec2{0.0F, -0.44F}, ImVec2{0.0F, 0.46F}, ImVec2{-0.40F, 0.46F},
                                  ImVec2{-0.58F, -0.12F}, ImVec2{-0.36F, -0.40F}),
                          bar(-0.06F, -0.42F, 0.06F, 0.46F),
                          bar(-0.54F, 0.52F, 0.54F, 0.72F)};

constexpr std::array pawn{disc(0.0F, -0.30F, 0.24F), bar(-0.28F, -0.10F, 0.28F, 0.02F),
                          polygon(ImVec2{-0.16F, -0.06F}, ImVec2{0.16F, -0.06F},
                                  ImVec2{0.38F, 0.48F}, ImVec2{-0.38F, 0.48F}),
                          bar(-0.48F, 0.52F, 0.48F, 0.70F)};

std::span<const Part> parts_of(Piece piece) {
    switch (piece) {
        case Piece::queen: return queen;
        case Piece::rook: return rook;
        case Piece::bishop: return bishop;
        case Piece::knight: return knight;
        case Piece::king: return king;
        case Piece::amazon: return amazon;
        case Piece::pawn: return pawn;
        default: return {};
    }
}

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
    const auto at = [&](ImVec2 p) {
        return ImVec2{centre.x + p.x * reach, centre.y + p.y * reach};
    };
    const float width = std::clamp(size * 0.032F, 0.8F, 4.0F);
    for (const bool drawing_rim : {true, false}) {
        for (const Part& part : parts_of(piece)) {
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
