// The shapes of the icons, on a grid from -1 to 1.
#include "ui/kit/icons.hpp"

#include <cmath>
#include <initializer_list>

namespace queens::ui {

namespace {

constexpr float pi = 3.14159265F;

/// A pen on the unit grid of an icon.
class Pen {
  public:
    Pen(ImDrawList& list, ImVec2 centre, float size, ImU32 colour)
        : list_(list), centre_(centre), half_(size / 2), colour_(colour), width_(size / 11) {}

    void line(std::initializer_list<ImVec2> points, bool closed = false) {
        for (const ImVec2 point : points) list_.PathLineTo(at(point));
        list_.PathStroke(colour_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, width_);
    }
    void fill(std::initializer_list<ImVec2> points) {
        for (const ImVec2 point : points) list_.PathLineTo(at(point));
        list_.PathFillConvex(colour_);
    }
    void arc(ImVec2 middle, float radius, float from, float to) {
        list_.PathArcTo(at(middle), radius * half_, from, to);
        list_.PathStroke(colour_, ImDrawFlags_None, width_);
    }
    void ellipse(ImVec2 middle, ImVec2 radii) {
        constexpr int points = 24;
        for (int i = 0; i < points; ++i) {
            const float angle = 2 * pi * static_cast<float>(i) / points;
            list_.PathLineTo(
                at({middle.x + radii.x * std::cos(angle), middle.y + radii.y * std::sin(angle)}));
        }
        list_.PathStroke(colour_, ImDrawFlags_Closed, width_);
    }
    void dot(ImVec2 middle, float radius) {
        list_.AddCircleFilled(at(middle), radius * half_, colour_);
    }

  private:
    [[nodiscard]] ImVec2 at(ImVec2 p) const {
        return {centre_.x + p.x * half_, centre_.y + p.y * half_};
    }

    ImDrawList& list_;
    ImVec2 centre_;
    float half_;
    ImU32 colour_;
    float width_;
};

/// Clockwise, whichever way it points: only then does ImGui smooth the edges.
void triangle(Pen& pen, float x, float direction) {
    const float back = x - 0.45F * direction;
    const float first = -0.62F * direction;
    pen.fill({{back, first}, {x + 0.55F * direction, 0}, {back, -first}});
}

void turn_arrow(Pen& pen, float direction) {
    pen.line(
        {{-0.35F * direction, -0.75F}, {-0.75F * direction, -0.35F}, {-0.35F * direction, 0.05F}});
    pen.line({{-0.75F * direction, -0.35F}, {0.2F * direction, -0.35F}});
    const float quarter = pi / 2;
    if (direction > 0) {
        pen.arc({0.2F, 0.15F}, 0.5F, -quarter, quarter);
    } else {
        pen.arc({-0.2F, 0.15F}, 0.5F, quarter, 3 * quarter);
    }
    pen.line({{0.2F * direction, 0.65F}, {-0.3F * direction, 0.65F}});
}

void sun(Pen& pen) {
    pen.arc({0, 0}, 0.36F, 0, 2 * pi);
    for (int i = 0; i < 8; ++i) {
        const float angle = static_cast<float>(i) * pi / 4;
        const ImVec2 way{std::cos(angle), std::sin(angle)};
        pen.line({{way.x * 0.62F, way.y * 0.62F}, {way.x * 0.86F, way.y * 0.86F}});
    }
}

void share(Pen& pen) {
    pen.dot({0.5F, -0.6F}, 0.24F);
    pen.dot({-0.55F, 0}, 0.24F);
    pen.dot({0.5F, 0.6F}, 0.24F);
    pen.line({{0.5F, -0.6F}, {-0.55F, 0}, {0.5F, 0.6F}});
}

/// A dial open at the bottom, with its hand up to the right.
void gauge(Pen& pen) {
    pen.arc({0, 0.15F}, 0.8F, 0.85F * pi, 2.15F * pi);
    pen.line({{0, 0.15F}, {0.4F, -0.3F}});
    pen.dot({0, 0.15F}, 0.16F);
}

void frame(Pen& pen, float half) {
    pen.line({{-half, -half}, {half, -half}, {half, half}, {-half, half}}, true);
}

void draw(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::none: break;
        case Icon::play: pen.fill({{-0.5F, -0.75F}, {0.75F, 0}, {-0.5F, 0.75F}}); break;
        case Icon::pause:
            pen.fill({{-0.6F, -0.7F}, {-0.18F, -0.7F}, {-0.18F, 0.7F}, {-0.6F, 0.7F}});
            pen.fill({{0.18F, -0.7F}, {0.6F, -0.7F}, {0.6F, 0.7F}, {0.18F, 0.7F}});
            break;
        case Icon::step:
            triangle(pen, -0.1F, 1);
            pen.line({{0.62F, -0.62F}, {0.62F, 0.62F}});
            break;
        case Icon::step_back:
            triangle(pen, 0.1F, -1);
            pen.line({{-0.62F, -0.62F}, {-0.62F, 0.62F}});
            break;
        case Icon::to_start:
            triangle(pen, 0.52F, -1);
            triangle(pen, -0.22F, -1);
            pen.line({{-0.88F, -0.62F}, {-0.88F, 0.62F}});
            break;
        case Icon::to_end:
            triangle(pen, -0.52F, 1);
            triangle(pen, 0.22F, 1);
            pen.line({{0.88F, -0.62F}, {0.88F, 0.62F}});
            break;
        case Icon::next_solution:
            triangle(pen, -0.5F, 1);
            pen.line({{0.12F, 0.1F}, {0.4F, 0.4F}, {0.95F, -0.42F}});
            break;
        case Icon::speed: gauge(pen); break;
        case Icon::undo: turn_arrow(pen, 1); break;
        case Icon::redo: turn_arrow(pen, -1); break;
        case Icon::share: share(pen); break;
        case Icon::sun: sun(pen); break;
        case Icon::moon:
            pen.arc({0, 0}, 0.72F, 0.15F * pi, 1.35F * pi);
            pen.arc({0.3F, -0.3F}, 0.6F, 0.28F * pi, 1.22F * pi);
            break;
        case Icon::present:
            pen.line({{-0.85F, -0.6F}, {0.85F, -0.6F}, {0.85F, 0.4F}, {-0.85F, 0.4F}}, true);
            pen.line({{-0.4F, 0.8F}, {0.4F, 0.8F}});
            break;
        case Icon::spotlight:
            pen.arc({0, 0}, 0.75F, 0, 2 * pi);
            pen.dot({0, 0}, 0.24F);
            break;
        case Icon::pen:
            pen.line(
                {{-0.8F, 0.8F}, {-0.65F, 0.25F}, {0.4F, -0.8F}, {0.8F, -0.4F}, {-0.25F, 0.65F}},
                true);
            pen.line({{0.12F, -0.52F}, {0.52F, -0.12F}});
            break;
        case Icon::help:
            pen.arc({0, -0.32F}, 0.4F, -pi, 0.42F * pi);
            pen.line({{0.12F, 0.06F}, {0, 0.16F}, {0, 0.36F}});
            pen.dot({0, 0.72F}, 0.13F);
            break;
        case Icon::more:
            for (const float x : {-0.65F, 0.0F, 0.65F}) pen.dot({x, 0}, 0.16F);
            break;
        case Icon::plus:
            pen.line({{-0.6F, 0}, {0.6F, 0}});
            pen.line({{0, -0.6F}, {0, 0.6F}});
            break;
        case Icon::minus: pen.line({{-0.6F, 0}, {0.6F, 0}}); break;
        case Icon::close:
            pen.line({{-0.5F, -0.5F}, {0.5F, 0.5F}});
            pen.line({{-0.5F, 0.5F}, {0.5F, -0.5F}});
            break;
        case Icon::chevron: pen.line({{-0.45F, -0.2F}, {0, 0.25F}, {0.45F, -0.2F}}); break;
        case Icon::before: pen.line({{0.2F, -0.45F}, {-0.25F, 0}, {0.2F, 0.45F}}); break;
        case Icon::after: pen.line({{-0.2F, -0.45F}, {0.25F, 0}, {-0.2F, 0.45F}}); break;
        case Icon::repeated:
            frame(pen, 0.42F);
            for (const float x : {-0.9F, 0.9F}) {
                for (const float y : {-0.42F, 0.42F})
                    pen.line({{x, y}, {0.62F * (x < 0 ? -1.0F : 1.0F), y}});
            }
            for (const float y : {-0.9F, 0.9F}) {
                for (const float x : {-0.42F, 0.42F})
                    pen.line({{x, y}, {x, 0.62F * (y < 0 ? -1.0F : 1.0F)}});
            }
            break;
        case Icon::solid:
            // A doughnut seen from above: of its hole one sees the front edge below the back edge.
            pen.ellipse({0, 0}, {0.95F, 0.65F});
            pen.arc({0, -0.44F}, 0.6F, 0.2F * pi, 0.8F * pi);
            pen.arc({0, 0.42F}, 0.55F, 1.29F * pi, 1.71F * pi);
            break;
        case Icon::heat:
            for (const int row : {-1, 0, 1}) {
                for (const int column : {-1, 0, 1}) {
                    const float weight = static_cast<float>((5 * row + 3 * column + 16) % 7);
                    pen.dot({0.6F * static_cast<float>(column), 0.6F * static_cast<float>(row)},
                            0.12F + 0.035F * weight);
                }
            }
            break;
        case Icon::follow:
            pen.line({{-0.8F, 0.7F}, {0.8F, -0.7F}});
            pen.dot({0.1F, -0.1F}, 0.34F);
            break;
        case Icon::keep:
            pen.line({{-0.5F, 0}, {0.5F, 0}});
            pen.line({{0, -0.5F}, {0, 0.5F}});
            break;
        case Icon::put_down:
            pen.line({{0, -0.8F}, {0, 0.35F}});
            pen.line({{-0.4F, -0.05F}, {0, 0.35F}, {0.4F, -0.05F}});
            pen.line({{-0.75F, 0.3F}, {-0.75F, 0.75F}, {0.75F, 0.75F}, {0.75F, 0.3F}});
            break;
        case Icon::reflect:
            pen.arc({0, 0}, 0.55F, 0, 2 * pi);
            pen.line({{0, -0.9F}, {0, 0.9F}});
            break;
        case Icon::turn:
            pen.line({{-0.6F, -0.5F}, {0.6F, -0.5F}, {0, 0.6F}}, true);
            pen.line({{0, -0.9F}, {0, 0.9F}});
            break;
        case Icon::invert:
            pen.line({{-0.6F, 0.5F}, {0.6F, 0.5F}, {0, -0.6F}}, true);
            pen.line({{0, -0.9F}, {0, 0.9F}});
            break;
        case Icon::erase:
            pen.line({{-0.9F, 0}, {-0.4F, -0.55F}, {0.85F, -0.55F}, {0.85F, 0.55F}, {-0.4F, 0.55F}},
                     true);
            pen.line({{-0.05F, -0.2F}, {0.4F, 0.25F}});
            pen.line({{0.4F, -0.2F}, {-0.05F, 0.25F}});
            break;
    }
}

void arrow_on(ImDrawList& list, ImVec2 tip, ImVec2 way, float size, ImU32 colour) {
    const ImVec2 side{-way.y, way.x};
    const ImVec2 back{tip.x - way.x * size, tip.y - way.y * size};
    const float half = size * 0.62F;
    list.AddTriangleFilled(tip, {back.x + side.x * half, back.y + side.y * half},
                           {back.x - side.x * half, back.y - side.y * half}, colour);
}

/// One pair of edges with that number of heads: from corner `a` along `way`, and the opposite edge
/// from corner `b`.
void draw_edges(ImDrawList& list, Join join, ImVec2 a, ImVec2 b, ImVec2 way, float length,
                int heads, ImU32 ink, ImU32 colour) {
    const auto along = [&](ImVec2 from, float share) {
        return ImVec2{from.x + way.x * length * share, from.y + way.y * length * share};
    };
    if (join == Join::open) {
        for (const ImVec2 corner : {a, b}) {
            for (int i = 0; i < 4; ++i) {
                const auto from = static_cast<float>(i) / 4 + 0.05F;
                list.AddLine(along(corner, from), along(corner, from + 0.14F), ink, 1.2F);
            }
        }
        return;
    }
    const float size = length * 0.3F;
    const ImVec2 reverse{-way.x, -way.y};
    list.AddLine(a, along(a, 1), colour, 1.8F);
    list.AddLine(b, along(b, 1), colour, 1.8F);
    const bool flips = join == Join::flipped;
    for (int i = 0; i < heads; ++i) {
        const float place = 0.66F + 0.12F * static_cast<float>(heads - 1 - 2 * i);
        arrow_on(list, along(a, place), way, size, colour);
        arrow_on(list, along(b, flips ? 1 - place : place), flips ? reverse : way, size, colour);
    }
}

}  // namespace

void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour) {
    Pen pen(list, centre, size, colour);
    draw(pen, icon);
}

void draw_surface(ImDrawList& list, Surface surface, ImVec2 centre, float size, ImU32 ink,
                  ImU32 first_join, ImU32 second_join) {
    const float half = size / 2;
    const ImVec2 top_left{centre.x - half, centre.y - half};
    const ImVec2 top_right{centre.x + half, centre.y - half};
    const ImVec2 bottom_left{centre.x - half, centre.y + half};
    draw_edges(list, surface.sides, top_left, top_right, {0, 1}, size, 1, ink, first_join);
    draw_edges(list, surface.ends, top_left, bottom_left, {1, 0}, size, 2, ink, second_join);
}

}  // namespace queens::ui
