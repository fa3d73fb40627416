// Plates and pieces as triangles.
#include "ui/board/list_canvas.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "figure/pieces.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;
using queens::ui::ListCanvas;

namespace {

/// Dear ImGui smooths an edge by this much on both sides of it.
constexpr float smoothed = 1;

/// A canvas of its own.
class Paper {
  public:
    Paper() {
        list_._ResetForNewFrame();
        list_.PushClipRect({0, 0}, {200, 200});
    }

    [[nodiscard]] ListCanvas& canvas() { return canvas_; }
    [[nodiscard]] const ImVector<ImDrawVert>& vertices() const { return list_.VtxBuffer; }

  private:
    // Dear ImGui's context has what lists share.
    Visitor visitor_;
    ImDrawList list_{ImGui::GetDrawListSharedData()};
    ui::Fonts fonts_;
    ui::Appearance appearance_;
    ui::Record record_;
    bool moving_ = false;
    ui::Wish wish_;
    ui::Settling settling_;
    ui::Kit kit_{theme(false, false), fonts_, appearance_, 0, record_, moving_, wish_, settling_};
    ListCanvas canvas_{kit_, list_};
};

/// How far a point is from a square from 50 to 150.
float from_square(ImVec2 at) {
    const float across = std::max({50 - at.x, at.x - 150, 0.0F});
    const float down = std::max({50 - at.y, at.y - 150, 0.0F});
    return std::hypot(across, down);
}

Polygon square() { return {{{{50, 50}, {150, 50}, {150, 150}, {50, 150}}}, 4}; }

}  // namespace

TEST_CASE("a polygon grows by as much at its corners as at its sides") {
    Paper paper;
    paper.canvas().plate(square(), 0xFFFFFFFF, 10);
    float furthest = 0;
    int at_corner = 0;
    for (const ImDrawVert& vertex : paper.vertices()) {
        const float distance = from_square(vertex.pos);
        furthest = std::max(furthest, distance);
        CHECK(distance > 10 - smoothed - 0.3F);
        if (vertex.pos.x > 150.5F && vertex.pos.y > 150.5F) ++at_corner;
    }
    CHECK(furthest > 9.9F);
    CHECK(furthest < 10 + smoothed);
    CHECK(at_corner >= 6);
}

TEST_CASE("a polygon whose corners are one point is drawn without an end") {
    Paper paper;
    paper.canvas().plate(Polygon{{{{50, 50}, {50, 50}, {50, 50}}}, 3}, 0xFFFFFFFF, 10);
    for (const ImDrawVert& vertex : paper.vertices()) CHECK(from_square(vertex.pos) < 12);
}

TEST_CASE("a queen on a square of up to 60 pixels takes fewer than 450 vertices") {
    for (const float size : {12.0F, 30.0F, 60.0F}) {
        Paper paper;
        draw_piece(paper.canvas(), theme(false, false), Piece::queen, {100, 100}, size);
        CAPTURE(size);
        CHECK(paper.vertices().size() < 450);
    }
}

TEST_CASE("of a dashed line the dashes that can be seen are made, and no others") {
    constexpr float dash = 10;
    for (const Point way : {Point{1, 0}, Point{0, 1}, Point{0.6F, 0.8F}, Point{-0.6F, 0.8F}}) {
        Paper paper;
        const Point middle{100, 100};
        // As many dashes on both sides of the middle, which is the middle of one.
        const float far = 500 * 2 * dash;
        paper.canvas().stroke(Segment{middle + -far * way, middle + far * way},
                              {0xFFFFFFFF, 2, dash});
        const auto reaches = [&](Point at) {
            return std::ranges::any_of(paper.vertices(), [&](const ImDrawVert& vertex) {
                return std::hypot(vertex.pos.x - at.x, vertex.pos.y - at.y) < 3;
            });
        };
        INFO(way.x << ", " << way.y);
        for (int i = -4; i <= 4; ++i) {
            const Point centre = middle + 2 * dash * static_cast<float>(i) * way;
            CHECK(reaches(centre + -dash / 2 * way));
            CHECK(reaches(centre + dash / 2 * way));
            CHECK_FALSE(reaches(centre + dash * way));
        }
        for (const ImDrawVert& vertex : paper.vertices()) {
            CHECK(std::abs(vertex.pos.x - 100) < 100 + 2 * dash);
            CHECK(std::abs(vertex.pos.y - 100) < 100 + 2 * dash);
        }
    }
}

TEST_CASE("of lines that cannot be seen, or lead nowhere, nothing is made") {
    Paper paper;
    for (const float dash : {0.0F, 10.0F}) {
        const Brush brush{0xFFFFFFFF, 4, dash, 2};
        paper.canvas().stroke(Segment{{-10, -500}, {-10, 500}}, brush);
        paper.canvas().stroke(Segment{{-100, 150}, {100, 350}}, brush);
        paper.canvas().stroke(Segment{{0, 220}, {200, 220}}, brush);
        paper.canvas().stroke(Segment{{100, 100}, {100, 100}}, brush);
        CHECK(paper.vertices().empty());
    }
    // It is outside by less than half of its width.
    paper.canvas().stroke(Segment{{-1, -500}, {-1, 500}}, {0xFFFFFFFF, 4});
    CHECK_FALSE(paper.vertices().empty());
}
