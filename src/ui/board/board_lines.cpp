// Lines on the board: those of the selected piece, and those of pieces in conflict.
//
// A line that leaves over a joined edge is numbered there and where it comes in again. Rows and
// columns are solid, diagonals dashed, so that they can be told apart without colours.
#include <algorithm>
#include <cfloat>
#include <string>

#include "figure/colours.hpp"
#include "ui/board/board_view.hpp"
#include "ui/board/pen.hpp"
#include "ui/board/stroke_shape.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// On smaller squares the numbers at the edges would hide the lines.
constexpr float smallest_numbered = 22;
/// The radius of their discs, in parts of the em.
constexpr float number_radius = 0.8F;

bool is_dashed(LineKind kind) { return kind == LineKind::slanted || kind == LineKind::around; }

/// Lines of the selected piece grow from it.
bool grows(LineKind kind) { return kind == LineKind::straight || kind == LineKind::slanted; }

float width_of(LineKind kind, float square) {
    return kind == LineKind::conflict || kind == LineKind::around
               ? std::clamp(square * 0.09F, 1.5F, 8.0F)
               : std::clamp(square * 0.06F, 1.5F, 5.0F);
}

/// A line as far as it has grown, its ends in squares.
struct Grown {
    LineKind kind;
    ImVec2 from;
    ImVec2 to;
    /// The numbers at its ends.
    int entry = 0;
    int exit = 0;
};

/// The lines of which something is to be seen when all that grow are so many squares long.
std::vector<Grown> grown_lines(const Look& look, float reach) {
    std::vector<Grown> grown;
    float travelled = 0;
    for (const Look::Line& line : look.lines) {
        if (!line.stroke.from_edge) travelled = 0;
        const float length = squares_in(line.stroke);
        const bool whole = !grows(line.kind) || length <= 0;
        const float share = whole ? 1 : std::clamp((reach - travelled) / length, 0.0F, 1.0F);
        travelled += length;
        if (share <= 0) continue;
        grown.push_back({line.kind, start_of(line.stroke), along(line.stroke, share), line.entry,
                         share >= 1 ? line.exit : 0});
    }
    return grown;
}

/// Lines that cross joined edges as the repeated view shows them: straight on over the copies.
class Unfolding {
  public:
    Unfolding(const Look& look, float reach, float farthest)
        : look_(look), reach_(reach), farthest_(farthest) {}

    std::vector<Grown> lines() {
        const std::vector<Look::Line>& lines = look_.lines;
        for (std::size_t first = 0; first < lines.size();) {
            std::size_t past = first + 1;
            while (past < lines.size() && lines[past].stroke.from_edge) ++past;
            if (past - first > 1) unfold(first, past);
            first = past;
        }
        return std::move(found_);
    }

  private:
    /// Unfolds one line, which is made of these strokes. A closed one goes on for ever both ways;
    /// of a conflict each of the two pieces shows its way to a copy of the other.
    void unfold(std::size_t first, std::size_t past) {
        const Look::Line& start = look_.lines[first];
        const Stroke& end = look_.lines[past - 1].stroke;
        const bool closed = end.to == start.stroke.from && end.direction == start.stroke.direction;
        const bool mutual = start.kind == LineKind::conflict || start.kind == LineKind::around;
        float length = 0;
        for (std::size_t i = first; i < past; ++i) length += squares_in(look_.lines[i].stroke);
        if (closed) length = farthest_;
        if (grows(start.kind)) length = std::min(length, reach_);
        length = std::min(length, farthest_);
        add(start.kind, start.stroke.from, start.stroke.direction, length);
        if (closed || mutual) add(start.kind, end.to, end.direction, -length);
    }

    void add(LineKind kind, Square from, Direction direction, float steps) {
        found_.push_back({kind, middle_of(from), further(middle_of(from), direction, steps)});
    }

    const Look& look_;
    float reach_;
    float farthest_;
    std::vector<Grown> found_;
};

void draw_grown(const Canvas& canvas, const std::vector<Grown>& lines, const Copy& copy,
                float opacity) {
    const Sheet& sheet = canvas.sheet;
    const Pen pen(canvas.list, canvas.frame.theme, sheet.square(), opacity);
    for (const Layer layer : layers) {
        for (const Grown& line : lines) {
            pen.line(layer, sheet.point(line.from, copy), sheet.point(line.to, copy),
                     colour_of(line.kind, canvas.frame.theme), width_of(line.kind, sheet.square()),
                     is_dashed(line.kind));
        }
    }
}

/// Whether lines have numbers at joined edges, which the repeated view does not need.
bool has_numbers(const Sheet& sheet) {
    return sheet.square() >= smallest_numbered && sheet.copies().empty();
}

void draw_numbers(const Canvas& canvas, const std::vector<Grown>& lines) {
    if (!has_numbers(canvas.sheet)) return;
    const Pen pen(canvas.list, canvas.frame.theme, canvas.sheet.square());
    const Type type{canvas.frame.fonts.strong, canvas.frame.fonts.least()};
    const auto draw = [&](ImVec2 squares, int number, ImU32 colour) {
        if (number == 0) return;
        const ImVec2 at = canvas.sheet.point(squares, canvas.sheet.middle());
        pen.dot(at, number_radius * type.em, colour);
        centred_text(canvas.frame, canvas.list, type, at, text_on(colour), std::to_string(number));
    };
    for (const Grown& line : lines) {
        const ImU32 colour = colour_of(line.kind, canvas.frame.theme);
        draw(line.from, line.entry, colour);
        draw(line.to, line.exit, colour);
    }
}

/// How many squares long the lines of the selected piece are by now.
float reach_of(const Frame& frame, BoardMemory& memory, Size size) {
    const auto selected = frame.app.state().selected;
    if (frame.app.state().all_lines) return FLT_MAX;
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

std::vector<ImVec2> numbered_places(const Canvas& canvas) {
    std::vector<ImVec2> places;
    if (!has_numbers(canvas.sheet)) return places;
    const auto add = [&](ImVec2 squares, int number) {
        if (number != 0) places.push_back(canvas.sheet.point(squares, canvas.sheet.middle()));
    };
    for (const Look::Line& line : canvas.look.lines) {
        add(start_of(line.stroke), line.entry);
        add(end_of(line.stroke), line.exit);
    }
    return places;
}

void draw_lines(const Canvas& canvas, BoardMemory& memory) {
    const Sheet& sheet = canvas.sheet;
    const float reach = reach_of(canvas.frame, memory, sheet.size());
    std::vector<Grown> lines = grown_lines(canvas.look, reach);
    for (const Copy& copy : sheet.copies()) draw_grown(canvas, lines, copy, copy_opacity);
    if (!sheet.copies().empty()) {
        const ImVec2 low = sheet.area_low();
        const ImVec2 high = sheet.area_high();
        const float farthest = (high.x - low.x + high.y - low.y) / sheet.square();
        const std::vector<Grown> unfolded = Unfolding(canvas.look, reach, farthest).lines();
        lines.insert(lines.end(), unfolded.begin(), unfolded.end());
    }
    draw_grown(canvas, lines, sheet.middle(), 1);
    draw_numbers(canvas, lines);
}

}  // namespace queens::ui
