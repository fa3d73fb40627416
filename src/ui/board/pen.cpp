// Casings are as wide on both sides of a line; a dash has one around its ends, too.
#include "ui/board/pen.hpp"

#include <algorithm>
#include <cmath>

#include "figure/colours.hpp"

namespace queens::ui {

Pen::Pen(ImDrawList& list, const Theme& theme, float square, float opacity)
    : list_(list),
      rim_colour_(faded(rim_of(theme), opacity)),
      casing_colour_(faded(theme.casing, opacity)),
      square_(square),
      rim_(std::clamp(square * 0.015F, 0.5F, 0.8F)),
      casing_(std::clamp(square * 0.03F, 1.0F, 1.5F)),
      dash_(std::clamp(square * 0.14F, 4.0F, 10.0F)),
      opacity_(opacity) {}

float Pen::beyond(Layer layer) const {
    switch (layer) {
        case Layer::rim: return casing_ + rim_;
        case Layer::casing: return casing_;
        case Layer::ink: return 0;
    }
    return 0;
}

ImU32 Pen::colour_of(Layer layer, ImU32 ink) const {
    switch (layer) {
        case Layer::rim: return rim_colour_;
        case Layer::casing: return casing_colour_;
        case Layer::ink: return faded(ink, opacity_);
    }
    return ink;
}

/// The length of a dash such that a whole number of dashes and gaps fits into half a step from
/// square to square, or of half steps into them.
float Pen::dash_along(float dx, float dy) const {
    const float steps = 2 * std::max(std::abs(dx), std::abs(dy)) / square_;
    const float half_step = std::hypot(dx, dy) / steps;
    const float fit = half_step / (2 * dash_);
    return fit >= 1 ? half_step / std::round(fit) / 2 : half_step * std::round(1 / fit) / 2;
}

/// Draws a line, or the dashes of one, each lengthened at both ends. The first dash is a half one,
/// so that two lines over the same squares have their dashes at the same places.
void Pen::stroke(ImVec2 from, ImVec2 to, ImU32 colour, float width, float beyond,
                 bool dashed) const {
    const float dx = to.x - from.x;
    const float dy = to.y - from.y;
    const float length = std::hypot(dx, dy);
    if (length < 1) return;
    const auto at = [&](float way) {
        return ImVec2{from.x + dx / length * way, from.y + dy / length * way};
    };
    if (!dashed) return list_.AddLine(at(-beyond), at(length + beyond), colour, width);
    const float dash = dash_along(dx, dy);
    for (float middle = 0; middle - dash / 2 < length; middle += 2 * dash) {
        const float start = std::max(middle - dash / 2, 0.0F);
        const float end = std::min(middle + dash / 2, length);
        list_.AddLine(at(start - beyond), at(end + beyond), colour, width);
    }
}

void Pen::line(Layer layer, ImVec2 from, ImVec2 to, ImU32 colour, float width, bool dashed) const {
    const float more = beyond(layer);
    stroke(from, to, colour_of(layer, colour), width + 2 * more, dashed ? more : 0, dashed);
}

void Pen::dot(ImVec2 centre, float radius, ImU32 colour) const {
    for (const Layer layer : layers) {
        list_.AddCircleFilled(centre, radius + beyond(layer), colour_of(layer, colour));
    }
}

void Pen::block(ImVec2 centre, float reach, ImU32 colour) const {
    for (const Layer layer : layers) {
        const float half = reach + beyond(layer);
        list_.AddRectFilled({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half},
                            colour_of(layer, colour), 2);
    }
}

void Pen::plate(const std::vector<ImVec2>& corners, ImU32 colour) const {
    const auto count = static_cast<int>(corners.size());
    for (const Layer layer : {Layer::rim, Layer::casing}) {
        list_.AddPolyline(corners.data(), count, colour_of(layer, colour), ImDrawFlags_Closed,
                          2 * beyond(layer));
    }
    list_.AddConvexPolyFilled(corners.data(), count, colour_of(Layer::ink, colour));
}

void Pen::ring(Layer layer, ImVec2 centre, float radius, ImU32 colour, float width) const {
    list_.AddCircle(centre, radius, colour_of(layer, colour), 0, width + 2 * beyond(layer));
}

void Pen::ring(ImVec2 centre, float radius, ImU32 colour, float width) const {
    for (const Layer layer : layers) ring(layer, centre, radius, colour, width);
}

void Pen::double_ring(ImVec2 centre, float radius, ImU32 colour, float width) const {
    for (const Layer layer : layers) {
        ring(layer, centre, radius, colour, width);
        ring(layer, centre, radius - width - casing_, colour, width);
    }
}

void Pen::dashed_ring(ImVec2 centre, float radius, ImU32 colour, float width) const {
    constexpr int dashes = 10;
    constexpr float step = 6.2831853F / dashes;
    std::vector<Segment> arcs;
    const auto at = [&](float angle) {
        return ImVec2{centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)};
    };
    for (int i = 0; i < dashes; ++i) {
        const float start = static_cast<float>(i) * step;
        arcs.push_back({at(start), at(start + step / 4)});
        arcs.push_back({at(start + step / 4), at(start + step / 2)});
    }
    figure(arcs, colour, width);
}

void Pen::figure(Layer layer, const std::vector<Segment>& segments, ImU32 colour,
                 float width) const {
    const float more = beyond(layer);
    for (const auto& [from, to] : segments) {
        stroke(from, to, colour_of(layer, colour), width + 2 * more, more, false);
    }
}

void Pen::figure(const std::vector<Segment>& segments, ImU32 colour, float width) const {
    for (const Layer layer : layers) figure(layer, segments, colour, width);
}

void Pen::cross(ImVec2 centre, float arm, ImU32 colour, float width) const {
    figure({{{centre.x - arm, centre.y - arm}, {centre.x + arm, centre.y + arm}},
            {{centre.x - arm, centre.y + arm}, {centre.x + arm, centre.y - arm}}},
           colour, width);
}

void Pen::arrow(ImVec2 from, ImVec2 to, ImU32 colour, float width, bool dashed) const {
    const float length = std::max(1.0F, std::hypot(to.x - from.x, to.y - from.y));
    const ImVec2 way{(to.x - from.x) / length, (to.y - from.y) / length};
    const float head = std::min(4 * width, 0.6F * length);
    const auto barb = [&](float back, float aside) {
        return ImVec2{to.x - way.x * back - way.y * aside, to.y - way.y * back + way.x * aside};
    };
    for (const Layer layer : layers) {
        const ImU32 ink = colour_of(layer, colour);
        const float extra = beyond(layer);
        const float thick = width + 2 * extra;
        if (dashed) {
            stroke(from, to, ink, thick, extra, true);
            stroke(barb(head, head / 1.6F), to, ink, thick, extra, false);
            stroke(barb(head, -head / 1.6F), to, ink, thick, extra, false);
        } else {
            stroke(from, barb(head, 0), ink, thick, extra, false);
            const ImVec2 tip{to.x + way.x * 2 * extra, to.y + way.y * 2 * extra};
            list_.AddTriangleFilled(tip, barb(head + extra, head / 1.8F + 1.5F * extra),
                                    barb(head + extra, -head / 1.8F - 1.5F * extra), ink);
        }
    }
}

void Pen::head(ImVec2 centre, ImVec2 way, ImU32 colour) const {
    for (const Layer layer : layers) {
        const float half = 4.5F + beyond(layer);
        const ImVec2 back{centre.x - way.x * half, centre.y - way.y * half};
        list_.AddTriangleFilled({centre.x + way.x * half, centre.y + way.y * half},
                                {back.x - way.y * half, back.y + way.x * half},
                                {back.x + way.y * half, back.y - way.x * half},
                                colour_of(layer, colour));
    }
}

void Pen::frame(Layer layer, ImVec2 low, ImVec2 high, ImU32 colour, float width,
                float inset) const {
    const float in = inset + width / 2 + around();
    list_.AddRect({low.x + in, low.y + in}, {high.x - in, high.y - in}, colour_of(layer, colour), 2,
                  0, width + 2 * beyond(layer));
}

void Pen::frame(ImVec2 low, ImVec2 high, ImU32 colour, float width) const {
    for (const Layer layer : layers) frame(layer, low, high, colour, width, 0);
}

void Pen::double_frame(ImVec2 low, ImVec2 high, ImU32 colour, float width) const {
    for (const Layer layer : layers) {
        frame(layer, low, high, colour, width, 0);
        frame(layer, low, high, colour, width, width + casing_);
    }
}

}  // namespace queens::ui
