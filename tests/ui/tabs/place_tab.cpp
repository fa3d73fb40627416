// What the tab for placing pieces says, once.
#include <catch2/catch_test_macros.hpp>

#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("how many queens are to come is said by the goal and by nothing else") {
    Visitor visitor("n=8&q=1.5.8.6.3.7.0.0&room=place");
    CHECK(reads(visitor, "6 of 8 stand."));
    CHECK_FALSE(reads(visitor, "to go."));
    visitor.open("n=8&q=1.2.0.0.0.0.0.0&room=place");
    CHECK(reads(visitor, "1 conflict: "));
}

TEST_CASE("while a search is loaded the tab names the button that puts it away, and has it") {
    Visitor visitor("n=8&a=backtracking&i=20&room=place");
    REQUIRE(visitor.app.player() != nullptr);
    CHECK(reads(visitor, "A search is loaded. Press \"Back to my board\" to place queens."));
    CHECK(visitor.record().find("close-run")->label == "Back to my board");
    REQUIRE(visitor.click("close-run"));
    visitor.look(2);
    CHECK(visitor.app.player() == nullptr);
    CHECK(reads(visitor, "Click a square to place a queen"));
}

TEST_CASE("how many queens stand in a garden is said below it, and beside its timer") {
    Visitor visitor("day=2026-11-20&grade=easy&room=place");
    REQUIRE_FALSE(visitor.app.regions().empty());
    const std::string brief = visitor.app.answers().verdict.answer().goal.brief;
    CHECK(reads(visitor, " stand."));
    CHECK_FALSE(reads(visitor, brief));
    visitor.app.apply(TimeGardens{true});
    visitor.look(3);
    CHECK(reads(visitor, brief));
}

TEST_CASE("where a task is set, the panel asks for nothing else") {
    Visitor visitor("n=8&q=1.0.0.0.0.0.0.0&goal=queens=1_and_free=38&room=place");
    CHECK_FALSE(reads(visitor, "Put 8 queens on the board so that none attacks another."));
    visitor.open("n=8&q=1.0.0.0.0.0.0.0&room=place");
    CHECK(reads(visitor, "Put 8 queens on the board so that none attacks another."));
}
