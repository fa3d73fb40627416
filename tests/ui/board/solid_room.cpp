// Where the solid, the flat board and the controls go on screens of every size.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "ui/board/space.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const SolidPose& pose(const Visitor& visitor) { return visitor.app.state().solid; }

/// The width and height that a solid takes on the screen, without what stands on it.
ImVec2 extent_of_solid(Visitor& visitor) {
    const solid::Scene& scene = *visitor.screen().space()->scene;
    solid::Spot low{1, 1};
    solid::Spot high{-1, -1};
    for (const solid::Vertex& vertex : solid::mesh_of(scene.shape).vertices) {
        const solid::Spot spot = scene.camera.spot_of(vertex.position);
        low = {std::min(low.x, spot.x), std::min(low.y, spot.y)};
        high = {std::max(high.x, spot.x), std::max(high.y, spot.y)};
    }
    return {(high.x - low.x) / 2 * static_cast<float>(scene.width),
            (high.y - low.y) / 2 * static_cast<float>(scene.height)};
}

}  // namespace

TEST_CASE("on a wide screen the flat board is beside the solid, and both are used") {
    Visitor visitor("n=8&t=torus&view=solid");
    const auto flat = visitor.rect("flat-board");
    const auto solid = visitor.rect("board");
    REQUIRE(flat);
    REQUIRE(solid);
    CHECK(flat->x + flat->width <= solid->x);
    REQUIRE(visitor.click("square b3"));
    CHECK(visitor.on(5, 1) == Piece::queen);
    REQUIRE(visitor.click("solid-square d6"));
    CHECK(visitor.on(2, 3) == Piece::queen);
    REQUIRE(visitor.drag("square b3", "square c1"));
    CHECK(visitor.on(7, 2) == Piece::queen);
    CHECK(visitor.on(5, 1) == Piece::none);
}

TEST_CASE(
    "a solid takes at least 45 % of the smaller side of the window, with a queen or a search") {
    int painted = 0;
    for (const Viewport& viewport : {Viewport{1366, 768, false}, Viewport{1920, 1080, false},
                                     Viewport{390, 844, true}, Viewport{844, 390, true}}) {
        for (const char* slug : {"torus", "cyl", "klein", "mobius"}) {
            for (const char* on_it :
                 {"&q=0.0.0.4.0.0.0.0", "&q=5.3.1.7.2.8.6.4", "&a=backtracking&i=40"}) {
                Visitor visitor(viewport);
                visitor.screen().show_solid_in(&painted);
                visitor.open("n=8&view=solid&t=" + std::string(slug) + on_it);
                const ImVec2 extent = extent_of_solid(visitor);
                const float side = std::min(viewport.width, viewport.height);
                INFO(viewport.width << " x " << viewport.height << " " << slug << on_it << ": "
                                    << extent.x << " x " << extent.y);
                CHECK(std::max(extent.x, extent.y) >= 0.45F * side);
            }
        }
    }
}

TEST_CASE("a solid can have all the room, and its link keeps that") {
    Visitor visitor("n=8&t=torus&view=solid");
    const float shared = visitor.rect("board")->width;
    REQUIRE(visitor.click("flat-too"));
    visitor.look(2);
    CHECK(pose(visitor).alone);
    CHECK_FALSE(visitor.sees("flat-board"));
    CHECK(visitor.rect("board")->width > 1.5F * shared);
    Visitor again(write_link(link_of(visitor.app.state())));
    CHECK_FALSE(again.sees("flat-board"));
    REQUIRE(again.click("flat-too"));
    again.look(2);
    CHECK(again.sees("flat-board"));
}

TEST_CASE("whoever turned a solid that has all the room gets the flat board back at any width") {
    for (float width = 600; width <= 1400; width += 20) {
        Visitor visitor("n=8&t=klein&view=solid", {width, 500, false});
        if (!visitor.sees("flat-board")) continue;
        SolidPose turned = pose(visitor);
        turned.alone = true;
        turned.percent = 150;
        visitor.app.apply(SetSolid{turned});
        visitor.look(2);
        INFO(width);
        if (!visitor.sees("flat-board")) REQUIRE(visitor.click("flat-too"));
        visitor.look(2);
        CHECK(visitor.sees("flat-board"));
        if (const auto flat = visitor.rect("flat-too")) CHECK(flat->x + flat->width <= width);
    }
}

TEST_CASE("a narrow screen shows the solid alone, a tall one has the flat board under it") {
    Visitor phone("n=8&t=torus&view=solid", {390, 844, true});
    CHECK_FALSE(phone.sees("flat-board"));
    CHECK_FALSE(phone.sees("flat-too"));
    phone.app.apply(Present{true});
    phone.look(3);
    REQUIRE(phone.sees("flat-board"));
    CHECK(phone.rect("flat-board")->y >= phone.rect("board")->y + phone.rect("board")->height);
    for (const char* id : {"roll-solid", "rolled", "glass", "cut-open"}) {
        CHECK(phone.rect(id)->x + phone.rect(id)->width <= 390);
    }
}

TEST_CASE("what the slider says stays below it, on a presenting phone, too") {
    for (const Viewport& viewport : viewports) {
        for (const bool presenting : {false, true}) {
            Visitor visitor("n=8&t=torus&view=solid", viewport);
            visitor.app.apply(Present{presenting});
            visitor.look(3);
            const ui::Rect slider = visitor.rect("rolled").value();
            const auto& all = visitor.record().all();
            const auto caption = std::find_if(all.begin(), all.end(), [](const ui::Shown& shown) {
                return shown.owner == "rolled";
            });
            INFO(viewport.width << " x " << viewport.height << (presenting ? ", presenting" : ""));
            REQUIRE(caption != all.end());
            CHECK(caption->rect.x >= slider.x - 1);
            CHECK(caption->rect.x + caption->rect.width <= slider.x + slider.width + 1);
        }
    }
}

TEST_CASE("what belongs to a solid has room on every screen") {
    for (const Viewport& viewport : viewports) {
        Visitor visitor("n=8&t=klein&view=solid", viewport);
        INFO(viewport.width << " x " << viewport.height);
        for (const char* id : {"roll-solid", "rolled", "glass", "cut-open", "bottle", "board"}) {
            const ui::Rect box = visitor.rect(id).value();
            CHECK(box.x >= 0);
            CHECK(box.x + box.width <= viewport.width + 0.5F);
            CHECK(box.y + box.height <= viewport.height);
        }
    }
}
