// Every line begins at the piece; the strokes that follow come in over a joined edge.
#include "ui/board/traveller.hpp"

#include <cmath>

#include "figure/stroke_shape.hpp"

namespace queens::ui {

namespace {

/// Whether a stroke leaves the board so that right and left change places: over one flipped edge,
/// but not at a corner over two.
bool turns_over(const Stroke& stroke, Size size, Surface surface) {
    const Point end = point_of(stroke.to);
    const bool by_side = end.x <= 0 || end.x >= static_cast<float>(size.columns);
    const bool by_end = end.y <= 0 || end.y >= static_cast<float>(size.rows);
    return (by_side && surface.sides == Join::flipped) != (by_end && surface.ends == Join::flipped);
}

Point way_of(Direction direction) {
    const auto right = static_cast<float>(direction.column);
    const auto down = static_cast<float>(direction.row);
    const float length = std::hypot(right, down);
    return {right / length, down / length};
}

}  // namespace

std::optional<Traveller> traveller_after(const Look& look, float squares) {
    bool reversed = false;
    for (const Look::Line& line : look.lines) {
        if (line.kind != LineKind::straight && line.kind != LineKind::slanted) continue;
        const Stroke& stroke = line.stroke;
        if (!stroke.from_edge) reversed = false;
        const float length = squares_in(stroke);
        if (squares < length) {
            return Traveller{along(stroke, squares / length), way_of(stroke.direction), reversed};
        }
        squares -= length;
        if (stroke.to_edge && turns_over(stroke, look.board.size(), look.board.surface())) {
            reversed = !reversed;
        }
    }
    return std::nullopt;
}

}  // namespace queens::ui
