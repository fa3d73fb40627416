// The board as a solid under the hands of a visitor.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>
#include <string_view>

#include "ui/board/space.hpp"
#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const SolidPose& pose(const Visitor& visitor) { return visitor.app.state().solid; }

}  // namespace

TEST_CASE("a button rolls every board up whose edges are joined") {
    for (const NamedSurface& entry : surfaces) {
        Visitor visitor("n=8&t=" + std::string(entry.slug));
        INFO(entry.slug);
        const bool rolls = entry.surface != Surface{};
        REQUIRE(visitor.click("solid") == rolls);
        CHECK((visitor.app.state().view == View::solid) == rolls);
        CHECK(visitor.sees("roll-solid") == rolls);
    }
}

TEST_CASE("a drag turns a solid of every shape, and its link shows the same") {
    for (const NamedSurface& entry : surfaces) {
        if (entry.surface == Surface{}) continue;
        INFO(entry.slug);
        Visitor visitor("n=8&view=solid&q=5.3.1.7.2.8.6.4&t=" + std::string(entry.slug));
        visitor.drag_up(visitor.middle_of("board"), 90, 1);
        CHECK(pose(visitor).turn != SolidPose{}.turn);
        const Visitor again(write_link(link_of(visitor.app.state())));
        CHECK(again.app.state() == visitor.app.state());
    }
}

TEST_CASE("a click on a square of a solid is a click on the square of the board") {
    for (const char* slug : {"cyl", "cylv", "torus", "mobius", "klein"}) {
        Visitor visitor(std::string("n=8&view=solid&solid=100.0.0.0.1000.100&t=") + slug);
        INFO(slug);
        REQUIRE(visitor.click("solid-square d5"));
        CHECK(visitor.on(3, 3) == Piece::queen);
        REQUIRE(visitor.click("solid-square e4", ImGuiMouseButton_Right));
        CHECK(visitor.on(4, 4) == Piece::pawn);
    }
}

TEST_CASE("the pen and the right button draw on a solid, which does not turn") {
    const std::vector<Drawing> arrow{{DrawingKind::arrow, Ink::green, {2, 3}, {2, 4}}};
    Visitor visitor("n=8&t=torus&view=solid");
    REQUIRE(visitor.drag("solid-square d6", "solid-square e6", ImGuiMouseButton_Right));
    CHECK(visitor.app.state().drawings == arrow);
    visitor.open("n=8&t=torus&view=solid&pen=1");
    REQUIRE(visitor.drag("solid-square d6", "solid-square e6"));
    CHECK(visitor.app.state().drawings == arrow);
    REQUIRE(visitor.click("solid-square d6"));
    CHECK(visitor.app.state().drawings.size() == 2);
    CHECK(pose(visitor) == SolidPose{});
    CHECK(visitor.app.board().count(Piece::queen) == 0);
}

TEST_CASE("a finger places a queen on a solid by a tap") {
    Visitor visitor("n=8&t=torus&view=solid", {390, 844, true});
    REQUIRE(visitor.tap("solid-square e6"));
    CHECK(visitor.app.board().count(Piece::queen) == 1);
}

TEST_CASE("a square on the far side of a solid has no place to be clicked") {
    Visitor visitor("n=8&t=cyl&view=solid");
    CHECK_FALSE(visitor.rect("solid-square a5"));
    CHECK(visitor.rect("solid-square d5"));
}

TEST_CASE("a drag turns a solid and places nothing, and 0 turns it back") {
    Visitor visitor("n=8&t=torus&view=solid");
    visitor.drag_up(visitor.middle_of("solid-square d4"), 90, 1);
    CHECK(pose(visitor).turn != SolidPose{}.turn);
    CHECK(is_valid(pose(visitor)));
    CHECK(visitor.app.board().count(Piece::queen) == 0);
    visitor.type(ImGuiKey_0);
    CHECK(pose(visitor) == SolidPose{});
    visitor.drag_up(visitor.middle_of("solid-square d4"), 90, 1);
    REQUIRE(visitor.click("reset-solid"));
    CHECK(pose(visitor) == SolidPose{});
}

TEST_CASE("what turns a solid back lies beside it, on no piece") {
    for (const char* const slug : {"torus", "klein"}) {
        for (const Viewport& viewport : viewports) {
            INFO(slug << " at " << viewport.width << " x " << viewport.height);
            Visitor visitor("n=8&view=solid&t=" + std::string(slug), viewport);
            visitor.drag_up(visitor.middle_of("board"), 40, 1);
            visitor.look(20);
            const auto solid = visitor.rect("board");
            const auto back = visitor.rect("reset-solid");
            REQUIRE(solid);
            REQUIRE(back);
            CHECK(back->y >= solid->y + solid->height);
            CHECK(back->x + back->width <= viewport.width);
            REQUIRE(visitor.tap("reset-solid"));
            CHECK(pose(visitor) == SolidPose{});
        }
    }
}

TEST_CASE("a solid that was turned many times still has a turn of whole length") {
    Visitor visitor("n=8&t=klein&view=solid");
    for (int i = 0; i < 50; ++i) visitor.type(ImGuiKey_RightArrow, ImGuiMod_Shift);
    double length = 0;
    for (const int part : pose(visitor).turn) length += part * part;
    CHECK(std::abs(std::sqrt(length) - whole_turn) < 3);
    CHECK(pose(visitor).turn != SolidPose{}.turn);
}

TEST_CASE("the wheel makes a solid larger and smaller, within bounds") {
    Visitor visitor("n=8&t=torus&view=solid");
    visitor.turn_wheel("board", 3);
    CHECK(pose(visitor).percent > 120);
    visitor.turn_wheel("board", 300);
    CHECK(pose(visitor).percent == largest_solid);
    visitor.turn_wheel("board", -300);
    CHECK(pose(visitor).percent == least_solid);
}

TEST_CASE("the button that rolls the board says what it does, also while the board rolls") {
    Visitor visitor("n=8&t=torus&view=solid");
    visitor.see_movement();
    const auto label = [&] { return visitor.record().find("roll-solid")->label; };
    CHECK(label() == "Unroll");
    REQUIRE(visitor.click("roll-solid"));
    visitor.look(3);
    CHECK(label() == "Pause");
    REQUIRE(visitor.click("roll-solid"));
    visitor.look(3);
    CHECK(label() == "Roll up");
    CHECK(pose(visitor).rolled > 0);
    CHECK(pose(visitor).rolled < closed_solid);
}

TEST_CASE("a slider rolls the board as far as it is moved, and a button all the way") {
    Visitor visitor("n=8&t=torus&view=solid");
    REQUIRE(visitor.click("rolled"));
    CHECK(pose(visitor).rolled == 500);
    REQUIRE(visitor.click("roll-solid"));
    CHECK(pose(visitor).rolled == closed_solid);
    REQUIRE(visitor.click("roll-solid"));
    CHECK(pose(visitor).rolled == 0);
    visitor.look(2);
    const ImVec2 a1 = visitor.middle_of("solid-square a1");
    const ImVec2 h1 = visitor.middle_of("solid-square h1");
    const ImVec2 a8 = visitor.middle_of("solid-square a8");
    CHECK(std::abs(a1.y - h1.y) < 0.1F);
    CHECK(std::abs(a1.x - a8.x) < 0.1F);
    CHECK(std::abs((h1.x - a1.x) - (a1.y - a8.y)) < 0.1F);
}

TEST_CASE("a solid is made of glass by a button, or cut open, or neither") {
    Visitor visitor("n=8&t=proj&view=solid");
    REQUIRE(visitor.click("glass"));
    CHECK(pose(visitor).body == SolidBody::glass);
    REQUIRE(visitor.click("cut-open"));
    CHECK(pose(visitor).body == SolidBody::cut);
    REQUIRE(visitor.click("cut-open"));
    CHECK(pose(visitor).body == SolidBody::paper);
}

TEST_CASE("a square on the far side of a solid that is cut open is clicked") {
    Visitor visitor("n=8&t=cyl&view=solid");
    CHECK_FALSE(visitor.rect("solid-square a5"));
    REQUIRE(visitor.click("cut-open"));
    visitor.look(2);
    CHECK_FALSE(visitor.rect("solid-square d5"));
    REQUIRE(visitor.click("solid-square a5"));
    CHECK(visitor.on(3, 0) == Piece::queen);
}

TEST_CASE("a Klein bottle is shown as the bottle it is named after, and its link keeps that") {
    Visitor visitor("n=8&t=torus&view=solid");
    CHECK_FALSE(visitor.sees("bottle"));
    visitor.open("n=8&t=klein&view=solid");
    REQUIRE(visitor.click("bottle"));
    visitor.look(2);
    CHECK(visitor.screen().space()->scene->shape.is_bottle());
    Visitor again(write_link(link_of(visitor.app.state())));
    CHECK(pose(again).bottle);
    CHECK(again.screen().space()->scene->shape.is_bottle());
}

TEST_CASE("a solid is watched while a search plays, and a click then places nothing") {
    Visitor visitor("n=8&t=torus&view=solid&a=backtracking&i=40");
    visitor.app.apply(Play{});
    visitor.look(30);
    CHECK(visitor.app.player()->step() > 40);
    CHECK(visitor.sees("roll-solid"));
    const int queens = visitor.app.board().count(Piece::queen);
    visitor.app.apply(Pause{});
    visitor.click("solid-square d4");
    CHECK(visitor.app.board().count(Piece::queen) == queens);
}

TEST_CASE("where a solid cannot be painted its view says why") {
    Visitor visitor("n=8&t=klein&view=solid");
    CHECK(reads(visitor, "WebGL 2"));
    CHECK_FALSE(reads(visitor, "must pass through itself"));
}

TEST_CASE("a solid that has to pass through itself says so") {
    int painted = 0;
    for (const NamedSurface& entry : surfaces) {
        if (entry.surface == Surface{}) continue;
        Visitor visitor;
        visitor.screen().show_solid_in(&painted);
        visitor.open("n=8&view=solid&t=" + std::string(entry.slug));
        INFO(entry.slug);
        const bool closed = entry.surface.sides != Join::open && entry.surface.ends != Join::open;
        CHECK(reads(visitor, "must pass through itself") ==
              (closed && entry.surface != torus_surface));
        CHECK_FALSE(reads(visitor, "WebGL 2"));
    }
}

TEST_CASE("the letter that follows the lines is explained until it is back") {
    Visitor visitor("n=5&t=mobius&b=5/2R2/5/5/5&sel=3-4&view=solid");
    CHECK_FALSE(reads(visitor, "mirrored"));
    REQUIRE(visitor.click("help"));
    visitor.look(2);
    REQUIRE(visitor.click("follow-lines"));
    bool carried = false;
    bool mirrored = false;
    for (int i = 0; i < 900 && (i < 60 || reads(visitor, "mirrored")); ++i) {
        visitor.look();
        carried = carried || reads(visitor, "The dot carries an R");
        mirrored = mirrored || reads(visitor, "The R is mirrored now");
    }
    CHECK(carried);
    CHECK(mirrored);
    CHECK_FALSE(reads(visitor, "mirrored"));
}

TEST_CASE("two fingers that spread enlarge a solid, and turn it as they turn") {
    Visitor visitor("n=8&t=torus&view=solid", {390, 844, true});
    const ImVec2 about = visitor.middle_of("board");
    const auto put = [&](float half, float angle) {
        const ImVec2 way{half * std::cos(angle), half * std::sin(angle)};
        visitor.fingers().put(1, {about.x - way.x, about.y - way.y});
        visitor.fingers().put(2, {about.x + way.x, about.y + way.y});
        visitor.look();
    };
    const auto lift = [&] {
        visitor.fingers().lift(1);
        visitor.fingers().lift(2);
        visitor.look(2);
    };
    put(40, 0);
    for (int i = 0; i <= 10; ++i) put(44 + 4.4F * static_cast<float>(i), 0);
    lift();
    CHECK(std::abs(pose(visitor).percent - 200) < 20);
    CHECK(pose(visitor).turn == SolidPose{}.turn);
    CHECK(visitor.app.board().count(Piece::queen) == 0);
    put(60, 0);
    for (int i = 0; i <= 10; ++i) put(60, 0.2F + 0.08F * static_cast<float>(i));
    lift();
    const auto& [x, y, z, w] = pose(visitor).turn;
    CHECK(std::abs(x) < 5);
    CHECK(std::abs(y) < 5);
    // Clockwise by 0.8 radians on the screen, half of it in the quaternion.
    CHECK(std::abs(z + 1000 * std::sin(0.4)) < 40);
    CHECK(w > 900);
}

TEST_CASE("plus and minus make a solid larger and smaller") {
    Visitor visitor("n=8&t=torus&view=solid");
    ImGui::GetIO().AddInputCharacter('+');
    visitor.look(2);
    CHECK(pose(visitor).percent == 125);
    ImGui::GetIO().AddInputCharacter('-');
    visitor.look(2);
    CHECK(pose(visitor).percent == 100);
}

TEST_CASE("what is pointed at on the solid is pointed at on the flat board, and so back") {
    Visitor visitor("n=8&t=torus&view=solid");
    REQUIRE(visitor.point_at("solid-square d6"));
    visitor.look(2);
    CHECK(reads(visitor, "d6"));
    REQUIRE(visitor.point_at("square a2"));
    visitor.look(2);
    CHECK(reads(visitor, "a2"));
    CHECK_FALSE(reads(visitor, "d6"));
}
