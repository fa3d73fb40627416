// Contours as triangles.
#include "ui/board/list_canvas.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>

#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

void stroke_contour(ImDrawList& list, const Segment& segment, const Brush& brush) {
    if (brush.dash <= 0) {
        const auto [from, to] = lengthened(segment, brush.beyond);
        return list.AddLine(place_of(from), place_of(to), brush.colour, brush.width);
    }
    const Point whole = segment.to + -1 * segment.from;
    const float length = std::hypot(whole.x, whole.y);
    const auto at = [&](float way) { return place_of(segment.from + way / length * whole); };
    for (float middle = 0; middle - brush.dash / 2 < length; middle += 2 * brush.dash) {
        const float start = std::max(middle - brush.dash / 2, 0.0F);
        const float end = std::min(middle + brush.dash / 2, length);
        list.AddLine(at(start - brush.beyond), at(end + brush.beyond), brush.colour, brush.width);
    }
}

void stroke_contour(ImDrawList& list, const Rectangle& box, const Brush& brush) {
    list.AddRect(place_of(box.low), place_of(box.high), brush.colour, box.rounding, 0, brush.width);
}

void stroke_contour(ImDrawList& list, const Circle& circle, const Brush& brush) {
    list.AddCircle(place_of(circle.centre), circle.radius, brush.colour, 0, brush.width);
}

void stroke_contour(ImDrawList& list, const Polygon& polygon, const Brush& brush) {
    const std::span<const Point> corners = polygon.points();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const ImVec2 corner = place_of(corners[i]);
        list.AddLine(corner, place_of(corners[(i + 1) % corners.size()]), brush.colour,
                     brush.width);
        list.AddCircleFilled(corner, brush.width / 2, brush.colour);
    }
}

void fill_contour(ImDrawList& /*list*/, const Segment& /*segment*/, Colour /*colour*/) {}

void fill_contour(ImDrawList& list, const Rectangle& box, Colour colour) {
    list.AddRectFilled(place_of(box.low), place_of(box.high), colour, box.rounding);
}

void fill_contour(ImDrawList& list, const Circle& circle, Colour colour) {
    list.AddCircleFilled(place_of(circle.centre), circle.radius, colour);
}

void fill_contour(ImDrawList& list, const Polygon& polygon, Colour colour) {
    for (const Point corner : polygon.points()) list.PathLineTo(place_of(corner));
    list.PathFillConvex(colour);
}

ImFont* font_of(const Kit& kit, Lettering lettering) {
    return lettering.strong ? kit.fonts.strong : kit.fonts.small;
}

}  // namespace

ListCanvas::ListCanvas(const Kit& kit, ImDrawList& list, bool recorded)
    : Canvas(kit.fonts.least(), kit.fonts.enlargement),
      kit_(kit),
      list_(list),
      recorded_(recorded) {}

void ListCanvas::stroke(std::span<const Contour> contours, const Brush& brush) {
    for (const Contour& contour : contours) {
        std::visit([&](const auto& shape) { stroke_contour(list_, shape, brush); }, contour);
    }
}

void ListCanvas::plate(std::span<const Contour> contours, Colour colour) {
    for (const Contour& contour : contours) {
        std::visit([&](const auto& shape) { fill_contour(list_, shape, colour); }, contour);
    }
}

void ListCanvas::words(Point at, Anchor anchor, Lettering lettering, Colour colour,
                       std::string_view text) {
    const Point size = extent(lettering, text);
    const float half = size.x / 2;
    const ImVec2 centre{at.x + (anchor == Anchor::start ? half
                                : anchor == Anchor::end ? -half
                                                        : 0),
                        at.y};
    centred_text(kit_, list_, {font_of(kit_, lettering), lettering.em}, centre, colour,
                 std::string(text));
    if (!recorded_) return;
    write_down(kit_, {centre.x - half, centre.y - size.y / 2},
               {centre.x + half, centre.y + size.y / 2}, text);
}

Point ListCanvas::extent(Lettering lettering, std::string_view text) const {
    return point_of(extent_in(kit_, {font_of(kit_, lettering), lettering.em}, std::string(text)));
}

}  // namespace queens::ui
