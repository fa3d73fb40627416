// Lines of every ink along straight ways and around circles.
#include "figure/drawn.hpp"

#include <algorithm>
#include <cmath>

#include "figure/shapes.hpp"
#include "figure/straight_way.hpp"

namespace queens {

namespace {

/// Around a point, from its top.
struct Round {
    Point centre;
    float radius;
    float length;

    explicit Round(Point point, float distance)
        : centre(point), radius(distance), length(6.2831853F * distance) {}

    [[nodiscard]] Point at(float along, float aside) const {
        const float angle = along / radius;
        return {centre.x + (radius - aside) * std::sin(angle),
                centre.y - (radius - aside) * std::cos(angle)};
    }
    [[nodiscard]] float longest_stroke() const { return length / 36; }
};

template <class Way>
void add_piece(DrawnShape& shape, const Way& way, float from, float to, float aside) {
    const int count = std::max(1, static_cast<int>(std::ceil((to - from) / way.longest_stroke())));
    const float each = (to - from) / static_cast<float>(count);
    for (int i = 0; i < count; ++i) {
        const float start = from + static_cast<float>(i) * each;
        shape.strokes.push_back({way.at(start, aside), way.at(start + each, aside)});
    }
}

/// Pieces of that length, with gaps as near to `gap` as fit between the ends of the way.
template <class Way>
void add_pieces(DrawnShape& shape, const Way& way, float piece, float gap) {
    const float count = std::max(1.0F, std::round((way.length + gap) / (piece + gap)));
    const float step = way.length / count;
    for (float i = 0; i < count; ++i) {
        const float middle = (i + 0.5F) * step;
        add_piece(shape, way, middle - piece / 2, middle + piece / 2, 0);
    }
}

template <class Way>
void add_line(DrawnShape& shape, const Way& way, Ink ink) {
    const float width = shape.width;
    switch (ink) {
        case Ink::green: return add_piece(shape, way, 0, way.length, 0);
        case Ink::red: return add_pieces(shape, way, 3 * width, 2.4F * width);
        case Ink::blue:
            add_piece(shape, way, 0, way.length, -1.1F * width);
            return add_piece(shape, way, 0, way.length, 1.1F * width);
        case Ink::amber: return add_pieces(shape, way, width, 1.8F * width);
    }
}

/// A double line is made of thinner ones.
float width_of(Ink ink, float width) { return ink == Ink::blue ? 0.7F * width : width; }

DrawnShape arrow(Point middle, Point target, float side, Ink ink) {
    const StraightWay whole = straight_way(middle, target);
    const float head = std::min(0.36F * side, 0.6F * whole.length);
    const Point from = whole.at(std::min(0.1F * side, 0.1F * whole.length), 0);
    const Point tip = whole.at(whole.length - 0.08F * side, 0);
    const float neck = whole.length - 0.08F * side - head;
    DrawnShape shape{{}, width_of(ink, 0.075F * side)};
    add_line(shape, straight_way(from, whole.at(neck, 0)), ink);
    shape.head = Polygon{{tip, whole.at(neck, 0.5F * head), whole.at(neck, -0.5F * head)}, 3};
    return shape;
}

DrawnShape frame(Point centre, float side, Ink ink) {
    DrawnShape shape{{}, width_of(ink, 0.06F * side)};
    const float half = 0.5F * side - 2.2F * shape.width;
    const Point corners[] = {{centre.x - half, centre.y - half},
                             {centre.x + half, centre.y - half},
                             {centre.x + half, centre.y + half},
                             {centre.x - half, centre.y + half}};
    for (std::size_t i = 0; i < 4; ++i) {
        add_line(shape, straight_way(corners[i], corners[(i + 1) % 4]), ink);
    }
    return shape;
}

}  // namespace

Colour colour_of(Ink ink, const Theme& theme) {
    switch (ink) {
        case Ink::green: return theme.right;
        case Ink::red: return theme.wrong;
        case Ink::blue: return theme.accent;
        case Ink::amber: return theme.diagonal_line;
    }
    return theme.ink;
}

DrawnShape shape_of(const Drawing& drawing, Point from, Point to, float side) {
    switch (drawing.kind) {
        case DrawingKind::arrow: return arrow(from, to, side, drawing.ink);
        case DrawingKind::fill: return frame(from, side, drawing.ink);
        case DrawingKind::ring: break;
    }
    DrawnShape shape{{}, width_of(drawing.ink, 0.07F * side)};
    add_line(shape, Round(from, 0.4F * side), drawing.ink);
    return shape;
}

void draw_shape(const Pen& pen, const DrawnShape& shape, Colour colour) {
    pen.draw({{shape.strokes.begin(), shape.strokes.end()}, colour, shape.width});
    if (shape.head) pen.plate(*shape.head, colour);
}

void draw_fills(const Sketch& sketch) {
    for (const Drawing& drawing : sketch.look.drawings) {
        if (drawing.kind != DrawingKind::fill) continue;
        sketch.canvas.plate(sketch.grid.area(drawing.from),
                            faded(colour_of(drawing.ink, sketch.theme), fill_opacity));
    }
}

void draw_drawings(const Sketch& sketch) {
    const SquareGrid& grid = sketch.grid;
    for (const Drawing& drawing : sketch.look.drawings) {
        draw_shape(sketch.pen(),
                   shape_of(drawing, grid.centre(drawing.from), grid.centre(drawing.to), grid.side),
                   colour_of(drawing.ink, sketch.theme));
    }
}

}  // namespace queens
