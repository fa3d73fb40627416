// Casings are as wide on both sides of a line; a dash has one around its ends, too.
#include "ui/board/pen.hpp"

#include <algorithm>
#include <cmath>

namespace queens::ui {

Pen::Pen(ImDrawList& list, const Theme& theme, float square, float opacity)
    : list_(list),
      casing_colour_(faded(theme.casing, opacity)),
      square_(square),
      casing_(std::clamp(square * 0.03F, 1.0F, 1.5F)),
      dash_(std::clamp(square * 0.14F, 4.0F, 10.0F)),
      opacity_(opacity) {}

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

void Pen::line_casing(ImVec2 from, ImVec2 to, float width, bool dashed) const {
    stroke(from, to, casing_colour_, width + 2 * casing_, dashed ? casing_ : 0, dashed);
}

void Pen::line(ImVec2 from, ImVec2 to, ImU32 colour, float width, bool dashed) const {
    stroke(from, to, faded(colour, opacity_), width, 0, dashed);
}

void Pen::dot(ImVec2 centre, float radius, ImU32 colour) const {
    list_.AddCircleFilled(centre, radius + casing_, casing_colour_);
    list_.AddCircleFilled(centre, radius, faded(colour, opacity_));
}

void Pen::block(ImVec2 centre, float reach, ImU32 colour) const {
    for (const bool casing : {true, false}) {
        const float half = reach + (casing ? casing_ : 0);
        list_.AddRectFilled({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half},
                            casing ? casing_colour_ : faded(colour, opacity_), 2);
    }
}

void Pen::ring(ImVec2 centre, float radius, ImU32 colour, float width) const {
    list_.AddCircle(centre, radius, casing_colour_, 0, width + 2 * casing_);
    list_.AddCircle(centre, radius, faded(colour, opacity_), 0, width);
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

void Pen::casings(const std::vector<Segment>& segments, float width) const {
    for (const auto& [from, to] : segments) {
        stroke(from, to, casing_colour_, width + 2 * casing_, casing_, false);
    }
}

void Pen::inks(const std::vector<Segment>& segments, ImU32 colour, float width) const {
    for (const auto& [from, to] : segments) {
        stroke(from, to, faded(colour, opacity_), width, 0, false);
    }
}

void Pen::figure(const std::vector<Segment>& segments, ImU32 colour, float width) const {
    casings(segments, width);
    inks(segments, colour, width);
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
    for (const bool casing : {true, false}) {
        const ImU32 ink = casing ? casing_colour_ : faded(colour, opacity_);
        const float extra = casing ? casing_ : 0;
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
    const auto triangle = [&](float half, ImU32 ink) {
        const ImVec2 back{centre.x - way.x * half, centre.y - way.y * half};
        list_.AddTriangleFilled({centre.x + way.x * half, centre.y + way.y * half},
                                {back.x - way.y * half, back.y + way.x * half},
                                {back.x + way.y * half, back.y - way.x * half}, ink);
    };
    triangle(4.5F + casing_, casing_colour_);
    triangle(4.5F, faded(colour, opacity_));
}

void Pen::frame(ImVec2 low, ImVec2 high, ImU32 colour, float width) const {
    const float inset = width / 2 + casing_;
    const ImVec2 inner_low{low.x + inset, low.y + inset};
    const ImVec2 inner_high{high.x - inset, high.y - inset};
    list_.AddRect(inner_low, inner_high, casing_colour_, 2, 0, width + 2 * casing_);
    list_.AddRect(inner_low, inner_high, faded(colour, opacity_), 2, 0, width);
}

}  // namespace queens::ui
