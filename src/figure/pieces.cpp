// The tables of the pieces' parts.
#include "figure/pieces.hpp"

namespace queens {

namespace {

constexpr PiecePart disc(float x, float y, float radius) {
    PiecePart part;
    part.corners[0] = {x, y};
    part.count = 1;
    part.radius = radius;
    return part;
}

template <class... Corners>
constexpr PiecePart polygon(Corners... corners) {
    PiecePart part;
    ((part.corners[static_cast<std::size_t>(part.count++)] = corners), ...);
    return part;
}

constexpr PiecePart bar(float left, float top, float right, float bottom) {
    return polygon(Point{left, top}, Point{right, top}, Point{right, bottom}, Point{left, bottom});
}

constexpr PiecePart spike(float tip_x, float tip_y, float left, float right) {
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
    polygon(Point{-0.10F, -0.46F}, Point{0.22F, -0.42F}, Point{0.42F, -0.06F}, Point{0.44F, 0.46F},
            Point{-0.30F, 0.46F}, Point{-0.06F, 0.06F}),
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

}  // namespace

std::span<const PiecePart> parts_of(Piece piece) {
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

}  // namespace queens
