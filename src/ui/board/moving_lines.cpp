// How the lines of the selected piece grow, and how the repeated view unfolds those that cross
// joined edges.
#include <algorithm>
#include <cfloat>
#include <cstdlib>

#include "figure/stroke_shape.hpp"
#include "ui/board/motion.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// Lines that cross joined edges as the repeated view shows them: straight on over the copies.
class Unfolding {
  public:
    Unfolding(const Look& look, float reach, float farthest)
        : look_(look), reach_(reach), farthest_(farthest) {}

    std::vector<SeenLine> lines() {
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

    void add(LineKind kind, SheetPoint at, Direction direction, float squares) {
        const float of_one =
            static_cast<float>(std::max(std::abs(direction.row), std::abs(direction.column)));
        const Point way{static_cast<float>(direction.column), static_cast<float>(direction.row)};
        found_.push_back({kind, point_of(at), point_of(at) + squares / of_one * way});
    }

    const Look& look_;
    float reach_;
    float farthest_;
    std::vector<SeenLine> found_;
};

/// How many squares long the lines of the selected piece are by now.
float reach_of(const Frame& frame, Motion& motion, Size size) {
    const auto selected = frame.app.state().selected;
    if (frame.app.state().all_lines) return FLT_MAX;
    if (motion.grown_square != selected) {
        motion.grown_square = selected;
        motion.growing_since = frame.now;
    }
    const double age = frame.now - motion.growing_since;
    if (frame.appearance.reduced_motion || age >= 2 * glide_seconds) return FLT_MAX;
    frame.moving = true;
    return eased(age / (2 * glide_seconds)) * static_cast<float>(std::max(size.rows, size.columns));
}

}  // namespace

void draw_moving_lines(const Easel& easel, Motion& motion) {
    const Sheet& sheet = easel.sheet;
    const Sketch sketch = easel.sketch();
    const float reach = reach_of(easel.frame, motion, sheet.size());
    std::vector<SeenLine> lines = seen_lines(easel.look, reach);
    for (const Copy& copy : sheet.copies()) {
        draw_lines(easel.sketch(copy), lines, copy_opacity);
    }
    if (sheet.is_repeated()) {
        const ImVec2 low = sheet.area_low();
        const ImVec2 high = sheet.area_high();
        const float farthest = (high.x - low.x + high.y - low.y) / sheet.square();
        const std::vector<SeenLine> unfolded = Unfolding(easel.look, reach, farthest).lines();
        lines.insert(lines.end(), unfolded.begin(), unfolded.end());
    }
    draw_lines(sketch, lines);
    draw_line_letters(sketch, lines);
}

}  // namespace queens::ui
