// What visitors draw, in an SVG.
#include "figure/drawn.hpp"
#include "figure/svg_signs.hpp"

namespace queens {

void write_fills(SvgPaper& paper, const Look& look, const Theme& theme) {
    for (const Drawing& drawing : look.drawings) {
        if (drawing.kind != DrawingKind::fill) continue;
        const Point low = svg_corner(drawing.from);
        paper.fill(box_path(low, {low.x + svg_side, low.y + svg_side}),
                   colour_of(drawing.ink, theme), fill_opacity);
    }
}

void write_drawings(SvgPaper& paper, const Look& look, const Theme& theme) {
    for (const Drawing& drawing : look.drawings) {
        const DrawnShape shape =
            shape_of(drawing, svg_centre(drawing.from), svg_centre(drawing.to), svg_side);
        const Colour colour = colour_of(drawing.ink, theme);
        std::string path;
        for (const auto& [from, to] : shape.strokes) path += line_path(from, to);
        paper.draw({{path, colour, shape.width}});
        if (!shape.head.empty()) paper.plate(polygon_path(shape.head), colour);
    }
}

}  // namespace queens
