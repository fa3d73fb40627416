// Lines on the board: those of the selected piece, and those of pieces in conflict.
//
// A line that leaves over a joined edge is numbered there and where it comes in again. Rows and
// columns are solid, diagonals dashed, so that they can be told apart without colours.
#include <algorithm>
#include <cfloat>
#include <cstdlib>
#include <string>

#include "ui/board/board_view.hpp"
#include "ui/board/colours.hpp"
#include "ui/board/pen.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// On smaller squares the numbers at the edges would hide the lines.
constexpr float smallest_numbered = 22;
constexpr float number_radius = 8;

bool is_dashed(LineKind kind) { return kind == LineKind::slanted || kind == LineKind::around; }

/// Lines of the selected piece grow from it.
bool grows(LineKind kind) { return kind == LineKind::straight || kind == LineKind::slanted; }

float width_of(LineKind kind, float square) {
    return kind == LineKind::conflict ? std::clamp(square * 0.09F, 1.5F, 8.0F)
                                      : std::clamp(square * 0.06F, 1.5F, 5.0F);
}

float squares_in(const Stroke& stroke) {
    const int rows = std::abs(stroke.to.row - stroke.from.row);
    const int columns = std::abs(stroke.to.column - stroke.from.column);
    return static_cast<float>(std::max(rows, columns)) + (stroke.from_edge ? 0.5F : 0.0F) +
           (stroke.to_edge ? 0.5F : 0.0F);
}

/// A line as far as it has grown: its ends on the base sheet, which are square centres, or half a
/// square beyond at a joined edge.
struct Grown {
    const Look::Line& line;
    ImVec2 from;
    ImVec2 to;
    bool complete = true;
};

/// The lines of which something is to be seen when all that grow are so many squares long.
std::vector<Grown> grown_lines(const Canvas& canvas, float reach) {
    std::vector<Grown> grown;
    const float half = canvas.sheet.square() / 2;
    float travelled = 0;
    for (const Look::Line& line : canvas.look.lines) {
        const Stroke& stroke = line.stroke;
        if (!stroke.from_edge) travelled = 0;
        const float length = squares_in(stroke);
        const bool whole = !grows(line.kind) || length <= 0;
        const float share = whole ? 1 : std::clamp((reach - travelled) / length, 0.0F, 1.0F);
        travelled += length;
        if (share <= 0) continue;
        const ImVec2 way{static_cast<float>(stroke.direction.column) * half,
                         static_cast<float>(stroke.direction.row) * half};
        ImVec2 from = canvas.sheet.centre(stroke.from);
        ImVec2 to = canvas.sheet.centre(stroke.to);
        if (stroke.from_edge) from = {from.x - way.x, from.y - way.y};
        if (stroke.to_edge) to = to + way;
        const ImVec2 end{from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
        grown.push_back({line, from, end, share >= 1});
    }
    return grown;
}

void draw_grown(const Canvas& canvas, const std::vector<Grown>& lines, ImVec2 shift,
                float opacity) {
    const Pen pen(canvas.list, canvas.frame.theme, canvas.sheet.square(), opacity);
    for (const Grown& grown : lines) {
        const LineKind kind = grown.line.kind;
        pen.line_casing(grown.from + shift, grown.to + shift, width_of(kind, canvas.sheet.square()),
                        is_dashed(kind));
    }
    for (const Grown& grown : lines) {
        const LineKind kind = grown.line.kind;
        pen.line(grown.from + shift, grown.to + shift, colour_of(kind, canvas.frame.theme),
                 width_of(kind, canvas.sheet.square()), is_dashed(kind));
    }
}

/// The numbers at joined edges, which the repeated view does not need.
void draw_numbers(const Canvas& canvas, const std::vector<Grown>& lines) {
    if (canvas.sheet.square() < smallest_numbered || !canvas.sheet.copies().empty()) return;
    const Pen pen(canvas.list, canvas.frame.theme, canvas.sheet.square());
    const auto draw = [&](ImVec2 at, int number, ImU32 colour) {
        if (number == 0) return;
        pen.dot(at, number_radius, colour);
        centred_text(canvas.list, canvas.frame.fonts.strong, 12, at, text_on(colour),
                     std::to_string(number));
    };
    for (const Grown& grown : lines) {
        const ImU32 colour = colour_of(grown.line.kind, canvas.frame.theme);
        draw(grown.from, grown.line.entry, colour);
        if (grown.complete) draw(grown.to, grown.line.exit, colour);
    }
}

/// How many squares long the lines of the selected piece are by now.
float reach_of(const Frame& frame, BoardMemory& memory, Size size) {
    const auto selected = frame.app.state().selected;
    if (memory.grown_square != selected) {
        memory.grown_square = selected;
        memory.growing_since = frame.now;
    }
    const double age = frame.now - memory.growing_since;
    if (frame.appearance.reduced_motion || age >= 2 * glide_seconds) return FLT_MAX;
    frame.moving = true;
    return eased(age / (2 * glide_seconds)) * static_cast<float>(std::max(size.rows, size.columns));
}

}  // namespace

void draw_lines(const Canvas& canvas, BoardMemory& memory) {
    const float reach = reach_of(canvas.frame, memory, canvas.sheet.size());
    const std::vector<Grown> lines = grown_lines(canvas, reach);
    for (const ImVec2 copy : canvas.sheet.copies()) draw_grown(canvas, lines, copy, copy_opacity);
    draw_grown(canvas, lines, {0, 0}, 1);
    draw_numbers(canvas, lines);
}

}  // namespace queens::ui
