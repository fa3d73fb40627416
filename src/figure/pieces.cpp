// The tables of the pieces' parts, and how they are drawn.
#include "figure/pieces.hpp"

#include <algorithm>
#include <array>

namespace queens {

namespace {

constexpr Plate disc(float x, float y, float radius) { return Circle{{x, y}, radius}; }

template <class... Corners>
constexpr Plate polygon(Corners... corners) {
    return Polygon{{corners...}, sizeof...(corners)};
}

constexpr Plate bar(float left, float top, float right, float bottom) {
    return polygon(Point{left, top}, Point{right, top}, Point{right, bottom}, Point{left, bottom});
}

constexpr Plate spike(float tip_x, float tip_y, float left, float right) {
    return polygon(Point{tip_x, tip_y}, Point{right, 0.34F}, Point{left, 0.34F});
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

constexpr std::array rook{
    bar(-0.46F, -0.56F, -0.22F, -0.26F),
    bar(-0.12F, -0.56F, 0.12F, -0.26F),
    bar(0.22F, -0.56F, 0.46F, -0.26F),
    bar(-0.46F, -0.34F, 0.46F, -0.14F),
    polygon(Point{-0.32F, -0.14F}, Point{0.32F, -0.14F}, Point{0.38F, 0.46F}, Point{-0.38F, 0.46F}),
    bar(-0.54F, 0.52F, 0.54F, 0.70F)};

constexpr std::array bishop{
    disc(0.0F, -0.62F, 0.11F),
    polygon(Point{0.0F, -0.56F}, Point{0.30F, -0.16F}, Point{0.26F, 0.14F}, Point{-0.26F, 0.14F},
            Point{-0.30F, -0.16F}),
    polygon(Point{-0.20F, 0.14F}, Point{0.20F, 0.14F}, Point{0.34F, 0.46F}, Point{-0.34F, 0.46F}),
    bar(-0.54F, 0.52F, 0.54F, 0.70F)};

constexpr std::array knight{
    polygon(Point{-0.10F, -0.46F}, Point{0.22F, -0.42F}, Point{0.42F, -0.06F}, Point{0.43F, 0.20F},
            Point{-0.06F, 0.06F}),
    polygon(Point{-0.06F, 0.06F}, Point{0.42F, 0.06F}, Point{0.44F, 0.46F}, Point{-0.30F, 0.46F}),
    polygon(Point{-0.04F, -0.50F}, Point{0.16F, -0.10F}, Point{-0.38F, 0.14F},
            Point{-0.56F, -0.02F}),
    polygon(Point{0.02F, -0.70F}, Point{0.20F, -0.40F}, Point{-0.06F, -0.38F}),
    bar(-0.54F, 0.52F, 0.54F, 0.70F)};

constexpr std::array king{bar(-0.06F, -0.80F, 0.06F, -0.40F),
                          bar(-0.18F, -0.70F, 0.18F, -0.58F),
                          polygon(Point{0.0F, -0.44F}, Point{0.36F, -0.40F}, Point{0.58F, -0.12F},
                                  Point{0.40F, 0.46F}, Point{0.0F, 0.46F}),
                          polygon(Point{0.0F, -0.44F}, Point{0.0F, 0.46F}, Point{-0.40F, 0.46F},
                                  Point{-0.58F, -0.12F}, Point{-0.36F, -0.40F}),
                          bar(-0.06F, -0.42F, 0.06F, 0.46F),
                          bar(-0.54F, 0.52F, 0.54F, 0.72F)};

constexpr std::array pawn{
    disc(0.0F, -0.30F, 0.24F), bar(-0.28F, -0.10F, 0.28F, 0.02F),
    polygon(Point{-0.16F, -0.06F}, Point{0.16F, -0.06F}, Point{0.38F, 0.48F}, Point{-0.38F, 0.48F}),
    bar(-0.48F, 0.52F, 0.48F, 0.70F)};

/// Half the side of the smallest wall with a rim.
constexpr float smallest_with_rim = 5;

/// The queen has the most.
constexpr std::size_t parts_of_queen = queen.size();

/// The part of a piece around that centre, of that reach.
Plate placed(const Plate& part, Point centre, float reach) {
    if (const auto* disc = std::get_if<Circle>(&part)) {
        return Circle{centre + reach * disc->centre, reach * disc->radius};
    }
    Polygon polygon = std::get<Polygon>(part);
    for (Point& corner : polygon.corners) corner = centre + reach * corner;
    return polygon;
}

void draw_dot(Canvas& canvas, Point centre, float half, Colour body, Colour rim) {
    const float radius = std::max(half * 0.72F, 0.8F);
    if (half < 2) {
        const Point corner{radius, radius};
        return canvas.plate(Rectangle{centre + -1 * corner, centre + corner}, body);
    }
    canvas.plate(Circle{centre, radius}, rim, 1);
    canvas.plate(Circle{centre, radius}, body);
}

/// A block as large as its square, with a rim that sets it off from what is as dark.
void draw_wall(Canvas& canvas, const Theme& theme, Point centre, float half, float opacity) {
    const Point corner{half, half};
    canvas.plate(Rectangle{centre + -1 * corner, centre + corner},
                 faded(mixed(theme.pawn_body, theme.queen_body, 0.4F), opacity));
    if (half < smallest_with_rim) return;
    const float inner = half - 1.5F;
    canvas.stroke(Rectangle{centre + Point{-inner, -inner}, centre + Point{inner, inner}},
                  {faded(theme.queen_rim, 0.6F * opacity), 1});
}

/// Where nothing may stand.
void draw_forbidden(Canvas& canvas, Point centre, float half, Colour colour) {
    const float arm = half * 0.4F;
    const Contour arms[] = {Segment{centre + Point{-arm, -arm}, centre + Point{arm, arm}},
                            Segment{centre + Point{-arm, arm}, centre + Point{arm, -arm}}};
    canvas.stroke(arms, {colour, std::max(1.0F, half * 0.1F)});
}

}  // namespace

std::span<const Plate> parts_of(Piece piece) {
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

void draw_piece(Canvas& canvas, const Theme& theme, Piece piece, Point centre, float size,
                float opacity) {
    const float half = size / 2;
    if (piece == Piece::none) return;
    if (piece == Piece::wall) return draw_wall(canvas, theme, centre, half, opacity);
    if (piece == Piece::forbidden) {
        return draw_forbidden(canvas, centre, half, faded(theme.ink, 0.55F * opacity));
    }
    const Colour body = faded(piece == Piece::pawn ? theme.pawn_body : theme.queen_body, opacity);
    const Colour rim = faded(theme.queen_rim, opacity);
    if (size < 10) return draw_dot(canvas, centre, half, body, rim);
    std::array<Plate, parts_of_queen> placed_parts;
    const std::span<const Plate> parts = parts_of(piece);
    std::transform(parts.begin(), parts.end(), placed_parts.begin(),
                   [&](const Plate& part) { return placed(part, centre, half * 0.94F); });
    const std::span<const Plate> all(placed_parts.data(), parts.size());
    canvas.plate(all, rim, std::clamp(size * 0.032F, 0.8F, 4.0F));
    canvas.plate(all, body, 0);
}

void draw_faint_piece(Canvas& canvas, const Theme& theme, Piece piece, Point centre, float size,
                      float opacity, Colour ground) {
    Theme faint = theme;
    for (Colour* colour : {&faint.queen_body, &faint.queen_rim, &faint.pawn_body, &faint.ink}) {
        *colour = mixed(ground, *colour, opacity);
    }
    draw_piece(canvas, faint, piece, centre, size);
}

}  // namespace queens
