// Keys that do from everywhere on the screen what a control does.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("H shows how many queens attack each square, and hides it") {
    Visitor visitor("n=8&q=1.5");
    REQUIRE_FALSE(visitor.app.state().heat);
    visitor.type(ImGuiKey_H);
    CHECK(visitor.app.state().heat);
    visitor.type(ImGuiKey_H);
    CHECK_FALSE(visitor.app.state().heat);
}

TEST_CASE("R goes through the views that show the board of the queens") {
    Visitor visitor("n=8&t=torus");
    for (const View view : {View::repeated, View::solid, View::flat}) {
        visitor.type(ImGuiKey_R);
        visitor.look(2);
        CHECK(visitor.app.state().view == view);
    }
    visitor.open("n=8");
    visitor.type(ImGuiKey_R);
    CHECK(visitor.app.state().view == View::flat);
}

TEST_CASE("N goes on to the next solution of the search") {
    Visitor visitor("n=6&a=backtracking&i=0");
    for (const std::uint64_t solutions : {1U, 2U}) {
        visitor.type(ImGuiKey_N);
        visitor.look(20);
        CHECK(visitor.app.player()->tally().solutions == solutions);
    }
}

TEST_CASE("S puts the queens that are presented in a spotlight, and takes it away") {
    Visitor visitor("n=8&present=1");
    const auto lit = [&] { return visitor.record().find("spotlight")->on; };
    REQUIRE_FALSE(lit());
    visitor.type(ImGuiKey_S);
    CHECK(lit());
    visitor.type(ImGuiKey_S);
    CHECK_FALSE(lit());
}

TEST_CASE("keys do nothing to the queens while Alt or Control is held") {
    Visitor visitor("n=6&a=backtracking&i=0");
    for (const ImGuiKey key : {ImGuiKey_H, ImGuiKey_R, ImGuiKey_N}) {
        visitor.type(key, ImGuiMod_Alt);
        visitor.type(key, ImGuiMod_Ctrl);
    }
    visitor.look(20);
    CHECK_FALSE(visitor.app.state().heat);
    CHECK(visitor.app.state().view == View::flat);
    CHECK(visitor.app.player()->step() == 0);
}
