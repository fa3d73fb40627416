// Two fingers on the board.
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Two fingers come down on both sides of a point and spread to that many times their distance.
void spread(Visitor& visitor, ImVec2 about, float factor) {
    ui::Fingers& fingers = visitor.fingers();
    const auto put = [&](float half) {
        fingers.put(1, {about.x - half, about.y});
        fingers.put(2, {about.x + half, about.y});
        visitor.look();
    };
    put(40);
    // The first tenth is a tremble yet.
    for (int i = 0; i <= 10; ++i) {
        put(44 * std::pow(factor, static_cast<float>(i) / 10));
    }
}

void lift(Visitor& visitor) {
    visitor.fingers().lift(1);
    visitor.fingers().lift(2);
    visitor.look(2);
}

}  // namespace

TEST_CASE("two fingers enlarge a board of 50 rows until its squares can be tapped one by one") {
    Visitor visitor("n=50", {390, 844, true});
    CHECK(visitor.rect("square p20")->width < 8);
    const ImVec2 before = visitor.middle_of("square p20");
    spread(visitor, before, 5);
    lift(visitor);
    CHECK(visitor.rect("square p20")->width > 30);
    const ImVec2 after = visitor.middle_of("square p20");
    CHECK(std::abs(after.x - before.x) < 4);
    CHECK(std::abs(after.y - before.y) < 4);
    CHECK(visitor.app.board().find(Piece::queen).empty());
    REQUIRE(visitor.tap("square p20"));
    CHECK(visitor.on(30, 15) == Piece::queen);
}

TEST_CASE("the chip says how many times larger the board is shown, and shows all of it again") {
    Visitor visitor("n=50", {390, 844, true});
    spread(visitor, visitor.middle_of("square p20"), 3);
    lift(visitor);
    CHECK(std::abs(visitor.app.state().zoom.percent - 300) < 30);
    REQUIRE(visitor.tap("reset-zoom"));
    CHECK(visitor.app.state().zoom == Zoom{});
}

TEST_CASE("two fingers move an enlarged board") {
    Visitor visitor("n=50&zoom=400.500000.500000", {390, 844, true});
    const ImVec2 before = visitor.middle_of("square y25");
    ui::Fingers& fingers = visitor.fingers();
    for (int i = 0; i <= 10; ++i) {
        const auto by = static_cast<float>(6 * i);
        fingers.put(1, {150 + by, 300 + by});
        fingers.put(2, {250 + by, 300 + by});
        visitor.look();
    }
    lift(visitor);
    const ImVec2 after = visitor.middle_of("square y25");
    CHECK(after.x - before.x > 40);
    CHECK(after.y - before.y > 40);
    CHECK(std::abs(visitor.app.state().zoom.percent - 400) <= 4);
}

TEST_CASE("two fingers that hardly spread leave the whole board on the screen") {
    Visitor visitor("n=50", {390, 844, true});
    spread(visitor, visitor.middle_of("square p20"), 1.1F);
    lift(visitor);
    CHECK(visitor.app.state().zoom == Zoom{});
}

TEST_CASE("the second finger takes back what the first one pressed") {
    Visitor visitor("n=8&q=1.0.0.0.0.0.0.0", {390, 844, true});
    const ImVec2 queen = visitor.middle_of("square a1");
    visitor.fingers().put(1, queen);
    visitor.put_down(queen);
    visitor.fingers().put(2, {300, 200});
    visitor.move_to({-1e6F, -1e6F});
    visitor.lift();
    lift(visitor);
    CHECK(visitor.on(7, 0) == Piece::queen);
    CHECK(visitor.app.board().find(Piece::queen).size() == 1);
}

TEST_CASE("two fingers on the panel leave the board as it is") {
    Visitor visitor("n=50", {390, 844, true});
    spread(visitor, {195, 780}, 3);
    lift(visitor);
    CHECK(visitor.app.state().zoom == Zoom{});
}
