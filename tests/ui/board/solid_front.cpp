// Which piece a solid has in front.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "ui/board/space.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const SolidPose& pose(const Visitor& visitor) { return visitor.app.state().solid; }

}  // namespace

TEST_CASE("rolled up, a solid has the selected queen in front, upright, and else the first queen") {
    for (const char* slug : {"torus", "cyl", "cylv", "mobius", "mobiusv", "klein", "kleinv"}) {
        for (const auto& [board, square] : {std::pair{"q=0.0.0.4.0.0.0.0&sel=4-4", Square{4, 3}},
                                            std::pair{"q=5.3.1.7.2.8.6.4", Square{0, 5}},
                                            std::pair{"q=5.3.1.7.2.8.6.4&sel=8-4", Square{4, 7}}}) {
            Visitor visitor(std::string("n=8&view=solid&t=") + slug + "&" + board);
            INFO(slug << " " << board);
            CHECK(visitor.sees("solid-square " + square_name(square, {8, 8})));
            // There the bottle passes through itself, so that no queen has room to stand upright.
            if (std::string_view(slug) == "kleinv" && square == Square{4, 3}) continue;
            const solid::Scene& scene = *visitor.screen().space()->scene;
            const float u = (static_cast<float>(square.column) + 0.5F) / 8;
            const float v = (static_cast<float>(square.row) + 0.5F) / 8;
            solid::Vec3 up = turned(scene.shape.normal(u, v), scene.camera.turn);
            if (scene.shape.is_one_sided() && up.y < 0) up = -1 * up;
            CHECK(up.y > 0.2F);
            CHECK(up.z > 0);
            CHECK(pose(visitor) == SolidPose{});
        }
    }
}

TEST_CASE(
    "a solid that was turned stays as it was turned, and turned back has another queen in front") {
    Visitor visitor("n=8&t=torus&view=solid&q=5.3.1.7.2.8.6.4&sel=1-5");
    const auto turn = [&] { return visitor.screen().space()->scene->camera.turn; };
    const solid::Turn first = turn();
    visitor.app.apply(Select{Square{7, 2}});
    visitor.look(2);
    CHECK(turn() == first);
    visitor.drag_up(visitor.middle_of("board"), 40, 1);
    CHECK(pose(visitor).turn != SolidPose{}.turn);
    const solid::Turn by_hand = turn();
    visitor.look(2);
    CHECK(turn() == by_hand);
    visitor.type(ImGuiKey_0);
    visitor.look(2);
    CHECK(pose(visitor) == SolidPose{});
    CHECK(turn() != first);
}
