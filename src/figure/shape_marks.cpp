// Marks and arrows.
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "figure/colours.hpp"
#include "figure/shapes.hpp"
#include "figure/straight_way.hpp"

namespace queens {

namespace {

/// Smaller squares have no room for dots, and for ticks.
constexpr float smallest_with_dot = 8;
constexpr float smallest_with_tick = 18;
/// On smaller squares a count would hide its piece.
constexpr float smallest_counted = 40;
/// The radius of the corners of frames and plates.
constexpr float rounding = 2;

/// Just inside a square.
Rectangle frame(const Rectangle& square, const Pen& pen, float width, float inset = 0) {
    const float in = inset + width / 2 + pen.around();
    return {square.low + Point{in, in}, square.high + Point{-in, -in}, rounding};
}

/// The parts of each side of a frame between these shares of it.
Contours broken_frame(const Rectangle& frame,
                      std::initializer_list<std::pair<float, float>> parts) {
    const Point low = frame.low;
    const float side = frame.high.x - low.x;
    Contours sides;
    for (const auto& [start, end] : parts) {
        const float from = start * side;
        const float to = end * side;
        for (const float across : {0.0F, side}) {
            sides.push_back(Segment{{low.x + from, low.y + across}, {low.x + to, low.y + across}});
            sides.push_back(Segment{{low.x + across, low.y + from}, {low.x + across, low.y + to}});
        }
    }
    return sides;
}

Contours cross(Point centre, float arm) {
    return {Segment{centre + Point{-arm, -arm}, centre + Point{arm, arm}},
            Segment{centre + Point{-arm, arm}, centre + Point{arm, -arm}}};
}

/// A cross that leaves its centre free, for lines and dots.
Contours open_cross(Point centre, float from, float to) {
    Contours arms;
    for (const Point way : {Point{1, 1}, Point{1, -1}, Point{-1, -1}, Point{-1, 1}}) {
        arms.push_back(Segment{centre + from * way, centre + to * way});
    }
    return arms;
}

/// Ten dashes around a point, each of two straight pieces.
Contours dashed_ring(Point centre, float radius) {
    constexpr int dashes = 10;
    constexpr float step = 6.2831853F / dashes;
    const auto at = [&](float angle) {
        return centre + radius * Point{std::cos(angle), std::sin(angle)};
    };
    Contours arcs;
    for (int i = 0; i < dashes; ++i) {
        const float start = static_cast<float>(i) * step;
        arcs.push_back(Segment{at(start), at(start + step / 4)});
        arcs.push_back(Segment{at(start + step / 4), at(start + step / 2)});
    }
    return arcs;
}

/// In the lower right corner of a square.
Contours tick(const Rectangle& square, float width) {
    const float arm = std::clamp((square.high.x - square.low.x) * 0.12F, 4.0F, 9.0F);
    const Point foot = square.high + Point{-1.9F * arm - width, -arm - width};
    return {Segment{foot + Point{-0.6F * arm, -0.6F * arm}, foot},
            Segment{foot, foot + Point{1.1F * arm, -1.3F * arm}}};
}

/// The strokes of a mark; none for those that are a plate or a letter.
std::vector<Trace> traces_of(const Sketch& sketch, const Look::Mark& mark, const Pen& pen) {
    const float side = sketch.grid.side;
    const float thin = thin_on(side);
    const float thick = thick_on(side);
    const Rectangle square = sketch.grid.area(mark.square);
    const Point centre = sketch.grid.centre(mark.square);
    const Colour colour = colour_of(mark.kind, sketch.theme);
    const auto ring = [&](float radius, float width) {
        return Trace{{Circle{centre, radius}}, colour, width};
    };
    const auto framed = [&](float width) {
        return Trace{{frame(square, pen, width)}, colour, width};
    };
    switch (mark.kind) {
        case MarkKind::refused: return {{cross(centre, side * 0.13F), colour, thin}};
        case MarkKind::conflict: return {ring(side * 0.44F, thick)};
        case MarkKind::around: return {{dashed_ring(centre, side * 0.44F), colour, thick}};
        case MarkKind::attacker:
            // The two rings share the casing between them, and so do the two frames.
            return {ring(side * 0.45F, thin), ring(side * 0.45F - thin - pen.casing(), thin)};
        case MarkKind::selected:
            return {framed(thin), {{frame(square, pen, thin, thin + pen.casing())}, colour, thin}};
        case MarkKind::pointed: return {framed(2)};
        case MarkKind::cursor: {
            const float beyond = -thick / (2 * side);
            return {
                {broken_frame(frame(square, pen, thick), {{beyond, 0.28F}, {0.72F, 1 - beyond}}),
                 colour, thick}};
        }
        case MarkKind::solution:
            if (side < smallest_with_tick) return {framed(thin)};
            return {framed(thin), {tick(square, thin), colour, 1.3F * thin}};
        case MarkKind::placed: return {framed(thick)};
        case MarkKind::removed:
            return {{broken_frame(frame(square, pen, thick),
                                  {{0.08F, 0.22F}, {0.36F, 0.5F}, {0.64F, 0.78F}, {0.92F, 1}}),
                     colour, thick}};
        case MarkKind::rejected:
            return {{cross(centre, side * 0.22F), colour, 1.4F * thick}, framed(thick)};
        default: return {};
    }
}

/// A number in a disc or a letter in a square, in the upper right corner of the square.
void draw_badge(const Sketch& sketch, const Look::Mark& mark, const Pen& pen) {
    const bool is_sample = sketch.grid.size.area() == 1;
    if (mark.kind == MarkKind::conflict_count && sketch.grid.side < smallest_counted && !is_sample)
        return;
    Canvas& canvas = sketch.canvas;
    const float room = 0.6F * sketch.grid.side - 5;
    const auto lettering =
        fitting(canvas, {12 * canvas.enlargement(), true}, mark.text, {room, room});
    if (!lettering) return;
    const float radius =
        std::max(0.62F * lettering->em, canvas.extent(*lettering, mark.text).x / 2 + 2);
    const Rectangle square = sketch.grid.area(mark.square);
    const Point at{square.high.x - radius - 2, square.low.y + radius + 2};
    const Colour colour = colour_of(mark.kind, sketch.theme);
    if (mark.kind == MarkKind::conflict_count) {
        pen.plate(Circle{at, radius}, colour);
    } else {
        pen.plate(Rectangle{at + Point{-radius, -radius}, at + Point{radius, radius}, rounding},
                  colour);
    }
    canvas.words(at, Anchor::middle, *lettering, text_on(colour), mark.text);
}

void draw_note(const Sketch& sketch, const Look::Mark& mark) {
    const auto lettering = fitting_on_square(sketch, mark.text);
    if (!lettering) return;
    sketch.canvas.words(sketch.grid.centre(mark.square), Anchor::middle, *lettering,
                        text_on(ground_of(sketch.theme, sketch.look, mark.square)), mark.text);
}

/// A visitor's mark, as a pencil makes it: in a colour that stands out from its square.
void draw_own(const Sketch& sketch, Square square) {
    const float side = sketch.grid.side;
    if (side < smallest_with_dot || !sketch.grid.draws(square)) return;
    // In a garden the corner is that of the region's letter.
    const float reach = sketch.look.regions.empty() ? 0.26F : 0.2F;
    sketch.canvas.stroke(
        open_cross(sketch.grid.centre(square), side * 0.08F, side * reach),
        {sign_on(ground_of(sketch.theme, sketch.look, square)), 1.3F * thin_on(side)});
}

void draw_arrow(const Sketch& sketch, const Look::Arrow& arrow) {
    const float side = sketch.grid.side;
    const StraightWay way =
        straight_way(sketch.grid.centre(arrow.from), sketch.grid.centre(arrow.to));
    // The head ends before a piece, not on it.
    const float gap = sketch.look.board.at(arrow.to) == Piece::none ? 0.2F : 0.48F;
    const float tip = way.length - gap * side;
    const float width = std::clamp(side * 0.06F, 1.5F, 4.5F);
    const float head = std::min(4 * width, 0.6F * (tip - 0.1F * side));
    const Segment shaft{way.at(0.1F * side, 0), way.at(tip, 0)};
    const Colour colour = colour_of(arrow.kind, sketch.theme);
    const Pen pen = sketch.pen();
    if (arrow.kind == ArrowKind::proposed) {
        const auto barb = [&](float aside) { return Segment{way.at(tip - head, aside), shaft.to}; };
        const Trace traces[] = {{{shaft}, colour, width, fitting_dash(shaft, side)},
                                {{barb(head / 1.6F), barb(-head / 1.6F)}, colour, width}};
        pen.draw(traces);
    } else {
        pen.draw({{Segment{shaft.from, way.at(tip - head, 0)}}, colour, width});
        pen.plate(
            Polygon{{shaft.to, way.at(tip - head, head / 1.8F), way.at(tip - head, -head / 1.8F)},
                    3},
            colour);
    }
}

}  // namespace

float thin_on(float side) { return std::clamp(side * 0.04F, 1.2F, 3.0F); }

float thick_on(float side) { return std::clamp(side * 0.07F, 1.8F, 5.0F); }

std::optional<Lettering> fitting_on_square(const Sketch& sketch, std::string_view words) {
    const float side = sketch.grid.side;
    const float wanted = std::min(0.28F * side, 18 * sketch.canvas.enlargement());
    return fitting(sketch.canvas, {wanted, true}, words, {side - 3, side - 3});
}

void draw_cross(const Pen& pen, Point centre, float arm, Colour colour, float width) {
    pen.draw({cross(centre, arm), colour, width});
}

void draw_mark(const Sketch& sketch, const Look::Mark& mark, float settled) {
    // Without a pen, since a link may bring a million of them.
    if (mark.kind == MarkKind::own) return draw_own(sketch, mark.square);
    // A refusal blinks once when it happens.
    const float opacity = mark.kind == MarkKind::rejected ? 0.35F + 0.65F * settled : 1;
    const Pen pen = sketch.pen(opacity);
    const float side = sketch.grid.side;
    switch (mark.kind) {
        case MarkKind::reach:
            if (side < smallest_with_dot) return;
            return pen.plate(
                Circle{sketch.grid.centre(mark.square), std::clamp(side * 0.08F, 1.5F, 5.0F)},
                colour_of(mark.kind, sketch.theme));
        case MarkKind::conflict_count:
        case MarkKind::piece_note: return draw_badge(sketch, mark, pen);
        case MarkKind::note: return draw_note(sketch, mark);
        case MarkKind::rejected:
            for (const Trace& trace : traces_of(sketch, mark, pen)) pen.draw(trace);
            return;
        default: pen.draw(traces_of(sketch, mark, pen));
    }
}

void draw_marks(const Sketch& sketch, float settled) {
    for (const Look::Mark& mark : sketch.look.marks) draw_mark(sketch, mark, settled);
}

void draw_arrows(const Sketch& sketch) {
    for (const Look::Arrow& arrow : sketch.look.arrows) draw_arrow(sketch, arrow);
}

}  // namespace queens
