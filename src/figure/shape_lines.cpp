// Lines: those of the selected piece, and those of pieces in conflict.
//
// A line that leaves over a joined edge has the same letter there and where it comes in again. Rows
// and columns are solid, diagonals dashed, so that they can be told apart without colours.
#include <algorithm>
#include <cmath>
#include <string>

#include "core/square.hpp"
#include "figure/colours.hpp"
#include "figure/shapes.hpp"
#include "figure/stroke_shape.hpp"

namespace queens {

namespace {

/// On smaller squares the letters at the edges would hide the lines.
constexpr float smallest_lettered = 22;
/// The radius of their discs, in parts of the em.
constexpr float letter_radius = 0.8F;

/// A, B and so on to Z, then AA, for the crossings counted from 1: numbers are counts of conflicts.
std::string letter_of(int crossing) {
    std::string letters = column_name(crossing - 1);
    for (char& letter : letters) letter = static_cast<char>(letter - 'a' + 'A');
    return letters;
}

bool is_dashed(LineKind kind) { return kind != LineKind::straight && kind != LineKind::conflict; }

float width_of(LineKind kind, float side) {
    return grows(kind) || kind == LineKind::blocking ? std::clamp(side * 0.06F, 1.5F, 5.0F)
                                                     : std::clamp(side * 0.09F, 1.5F, 8.0F);
}

}  // namespace

bool grows(LineKind kind) { return kind == LineKind::straight || kind == LineKind::slanted; }

float fitting_dash(const Segment& segment, float side) {
    const float wanted = std::clamp(side * 0.14F, 4.0F, 10.0F);
    const float across = segment.to.x - segment.from.x;
    const float down = segment.to.y - segment.from.y;
    const float half_steps = 2 * std::max(std::abs(across), std::abs(down)) / side;
    const float half_step = std::hypot(across, down) / half_steps;
    const float fit = half_step / (2 * wanted);
    return fit >= 1 ? half_step / std::round(fit) / 2 : half_step * std::round(1 / fit) / 2;
}

std::vector<SeenLine> seen_lines(const Look& look, float reach) {
    std::vector<SeenLine> seen;
    float travelled = 0;
    for (const Look::Line& line : look.lines) {
        if (!line.stroke.from_edge) travelled = 0;
        const float length = squares_in(line.stroke);
        const bool whole = !grows(line.kind) || length <= 0;
        const float share = whole ? 1 : std::clamp((reach - travelled) / length, 0.0F, 1.0F);
        travelled += length;
        if (share <= 0) continue;
        seen.push_back({line.kind, point_of(line.stroke.from), along(line.stroke, share),
                        line.entry, share >= 1 ? line.exit : 0});
    }
    return seen;
}

void draw_lines(const Sketch& sketch, std::span<const SeenLine> lines, float opacity) {
    std::vector<Trace> traces;
    for (const SeenLine& line : lines) {
        const Segment whole{sketch.grid.point(line.from), sketch.grid.point(line.to)};
        if (std::hypot(whole.to.x - whole.from.x, whole.to.y - whole.from.y) < 1) continue;
        const float side = sketch.grid.side;
        const bool dashed = is_dashed(line.kind);
        traces.push_back({{whole},
                          colour_of(line.kind, sketch.theme),
                          width_of(line.kind, side),
                          dashed ? fitting_dash(whole, side) : 0,
                          !dashed});
    }
    sketch.pen(opacity).draw(traces);
}

void draw_line_letters(const Sketch& sketch, std::span<const SeenLine> lines) {
    if (!has_line_letters(sketch)) return;
    const Pen pen = sketch.pen();
    const Lettering lettering{sketch.canvas.least_em(), true};
    const auto draw = [&](Point squares, int crossing, Colour colour) {
        if (crossing == 0) return;
        const Point at = sketch.grid.point(squares);
        pen.plate(Circle{at, letter_radius * lettering.em}, colour);
        sketch.canvas.words(at, Anchor::middle, lettering, text_on(colour), letter_of(crossing));
    };
    for (const SeenLine& line : lines) {
        const Colour colour = colour_of(line.kind, sketch.theme);
        draw(line.from, line.entry, colour);
        draw(line.to, line.exit, colour);
    }
}

bool has_line_letters(const Sketch& sketch) {
    return sketch.grid.side >= smallest_lettered && !sketch.repeated;
}

}  // namespace queens
