// What the panel does after a press: it shows its top, or stays for another press.
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <tuple>
#include <utility>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Scrolls down until the control is seen.
void scroll_to(Visitor& visitor, const std::string& id) {
    for (int i = 0; i < 60 && !visitor.sees(id); ++i) {
        ImGui::GetIO().AddMousePosEvent(1200, 400);
        ImGui::GetIO().AddMouseWheelEvent(0, -2);
        visitor.look(3);
    }
    REQUIRE(visitor.sees(id));
}

}  // namespace

TEST_CASE("the size of a garden or a puzzle is changed by presses at one place") {
    for (const auto& [begin, id] :
         {std::pair{Command(GrowGarden{5, {}, GardenRule::touch, {}, 1}), "garden-size-more"},
          std::pair{Command(MakeGarden{5, {}, GardenRule::touch}), "garden-size-more"},
          std::pair{Command(PoseChallenge{ChallengeKind::complete, 6, {}, {}, 1}),
                    "challenge-size-more"}}) {
        Visitor visitor("n=8&room=place");
        visitor.app.apply(begin);
        visitor.look(3);
        const int rows = visitor.app.board().rows();
        scroll_to(visitor, id);
        for (const int more : {1, 2}) {
            const float before = visitor.rect(id)->y;
            REQUIRE(visitor.click(id));
            visitor.look(3);
            CHECK(visitor.app.board().rows() == rows + more);
            REQUIRE(visitor.sees(id));
            CHECK(std::abs(visitor.rect(id)->y - before) < 60);
        }
    }
}

TEST_CASE("another garden or puzzle begins at the top of the panel") {
    for (const auto& [begin, id, top] :
         {std::tuple{Command(GrowGarden{5, {}, GardenRule::touch, {}, 1}), "garden-another",
                     "garden-hint"},
          std::tuple{Command(PoseChallenge{ChallengeKind::complete, 6, {}, {}, 1}),
                     "challenge-another", "challenge-hint"}}) {
        Visitor visitor("n=8&room=place", {1366, 640});
        visitor.app.apply(begin);
        visitor.look(3);
        scroll_to(visitor, id);
        REQUIRE(visitor.click(id));
        visitor.look(3);
        CHECK(visitor.sees(top));
    }
}
