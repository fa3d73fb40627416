// Contours and plates as triangles.
#include "ui/board/list_canvas.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>
#include <variant>

#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

float length_of(Point way) { return std::sqrt(way.x * way.x + way.y * way.y); }

/// The way in a length of 1; nothing for one that leads nowhere.
Point direction(Point way) {
    const float length = length_of(way);
    return length > 0 ? 1 / length * way : Point{};
}

/// A part of a segment: how far from its start it begins and ends.
struct Part {
    float begin = 0;
    float end = 0;
};

/// Narrows the part to where one coordinate of the segment, which grows by `slope` a pixel, is
/// between two bounds; it begins after its end then if that is nowhere.
void narrow(Part& part, float from, float slope, float low, float high) {
    if (slope == 0) {
        if (from < low || from > high) part.end = -FLT_MAX;
        return;
    }
    const auto [first, last] = std::minmax({(low - from) / slope, (high - from) / slope});
    part.begin = std::max(part.begin, first);
    part.end = std::min(part.end, last);
}

/// The part of a segment of that length and direction of which something may be seen: that much on
/// either side of it is painted, too.
Part seen_part(const ImDrawList& list, Point from, Point way, float length, float painted) {
    const ImVec2 low = list.GetClipRectMin();
    const ImVec2 high = list.GetClipRectMax();
    Part part{-painted, length + painted};
    narrow(part, from.x, way.x, low.x - painted, high.x + painted);
    narrow(part, from.y, way.y, low.y - painted, high.y + painted);
    return part;
}

/// Of long lines, such as those of the repeated view, most dashes cannot be seen.
void stroke_contour(ImDrawList& list, const Segment& segment, const Brush& brush) {
    const Point whole = segment.to + -1 * segment.from;
    const float length = length_of(whole);
    if (length == 0) return;
    const Point way = direction(whole);
    const Part seen = seen_part(list, segment.from, way, length, brush.width + brush.beyond);
    if (seen.begin > seen.end) return;
    if (brush.dash <= 0) {
        const auto [from, to] = lengthened(segment, brush.beyond);
        return list.AddLine(place_of(from), place_of(to), brush.colour, brush.width);
    }
    const float half = brush.dash / 2;
    const float period = 2 * brush.dash;
    const auto at = [&](float far) { return place_of(segment.from + far * way); };
    const float skipped = std::max(std::ceil((seen.begin - half) / period), 0.0F);
    for (float middle = skipped * period; middle - half < std::min(length, seen.end);
         middle += period) {
        const float start = std::max(middle - half, 0.0F);
        const float end = std::min(middle + half, length);
        list.AddLine(at(start - brush.beyond), at(end + brush.beyond), brush.colour, brush.width);
    }
}

void stroke_contour(ImDrawList& list, const Rectangle& box, const Brush& brush) {
    list.AddRect(place_of(box.low), place_of(box.high), brush.colour, box.rounding, 0, brush.width);
}

void stroke_contour(ImDrawList& list, const Circle& circle, const Brush& brush) {
    list.AddCircle(place_of(circle.centre), circle.radius, brush.colour, 0, brush.width);
}

void fill_plate(ImDrawList& list, const Rectangle& box, Colour colour, float grown) {
    const Point more{grown, grown};
    list.AddRectFilled(place_of(box.low + -1 * more), place_of(box.high + more), colour,
                       box.rounding == 0 ? 0 : box.rounding + grown);
}

void fill_plate(ImDrawList& list, const Circle& circle, Colour colour, float grown) {
    list.AddCircleFilled(place_of(circle.centre), circle.radius + grown, colour);
}

/// Adds an arc around a point to the path of the list, but for its start: from one direction to
/// another, halved until its chords leave it by a quarter of a pixel at most.
void add_arc(ImDrawList& list, Point centre, float radius, Point from, Point to, int halvings = 4) {
    constexpr float tolerance = 0.25F;
    const Point between = from + to;
    if (halvings > 0 && radius * (1 - length_of(between) / 2) > tolerance) {
        const Point middle = direction(between);
        add_arc(list, centre, radius, from, middle, halvings - 1);
        add_arc(list, centre, radius, middle, to, halvings - 1);
        return;
    }
    list.PathLineTo(place_of(centre + radius * to));
}

void fill_plate(ImDrawList& list, const Polygon& polygon, Colour colour, float grown) {
    const std::span<const Point> corners = polygon.points();
    const auto outwards = [&](std::size_t side) {
        const Point next = corners[(side + 1) % corners.size()];
        const Point along = direction(next + -1 * corners[side]);
        return Point{along.y, -along.x};
    };
    Point before = outwards(corners.size() - 1);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (grown > 0) list.PathLineTo(place_of(corners[i] + grown * before));
        const Point after = outwards(i);
        add_arc(list, corners[i], grown, before, after);
        before = after;
    }
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

void ListCanvas::plate(std::span<const Plate> plates, Colour colour, float grown) {
    for (const Plate& each : plates) {
        std::visit([&](const auto& shape) { fill_plate(list_, shape, colour, grown); }, each);
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
