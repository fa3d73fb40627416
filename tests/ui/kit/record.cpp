// What the record of a frame says about its controls.
#include "ui/kit/record.hpp"

#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens::tests;
using queens::ui::Record;
using queens::ui::Role;
using queens::ui::Shown;

TEST_CASE("a record finds controls by their ids, and neither texts nor what cannot be seen") {
    Record record;
    record.add({.role = Role::text, .label = "play"});
    record.add({.id = "play", .visible = false});
    CHECK(record.find("play") == nullptr);
    CHECK(record.find("") == nullptr);
    record.add({.id = "play", .label = "Play"});
    record.add({.id = "step", .label = "Step"});
    REQUIRE(record.find("play"));
    CHECK(record.find("play")->label == "Play");
    CHECK(record.find("step")->label == "Step");
    CHECK(record.find("pla") == nullptr);
}

TEST_CASE("a new frame begins with an empty record, and all keeps the order of drawing") {
    Record record;
    record.add({.id = "undo"});
    record.add({.id = "redo"});
    REQUIRE(record.all().size() == 2);
    CHECK(record.all().front().id == "undo");
    record.begin_frame();
    CHECK(record.all().empty());
}

TEST_CASE("a control says in the record whether it is on, and whether it can be pressed") {
    Visitor visitor;
    const auto shown = [&](const char* id) {
        const Shown* found = visitor.record().find(id);
        REQUIRE(found);
        return *found;
    };
    visitor.app.apply(queens::SetSurface{queens::torus_surface});
    visitor.look(2);
    CHECK_FALSE(shown("repeated").on);
    CHECK_FALSE(shown("redo").enabled);
    visitor.click("repeated");
    visitor.click("undo");
    visitor.app.apply(queens::SetSurface{queens::torus_surface});
    visitor.app.apply(queens::SetView{queens::View::repeated});
    visitor.look(2);
    CHECK(shown("repeated").on);
    CHECK(shown("undo").enabled);
    CHECK(shown("undo").label == "Undo");
    CHECK(shown("tab-place").role == Role::tab);
}

TEST_CASE("what is scrolled away is written down but cannot be found") {
    Visitor visitor;
    visitor.click("tab-solve");
    visitor.look();
    REQUIRE(visitor.click("solver"));
    visitor.look(2);
    bool written_down = false;
    for (const Shown& shown : visitor.record().all()) {
        written_down = written_down || (!shown.id.empty() && !shown.visible);
    }
    CHECK(written_down);
    for (const Shown& shown : visitor.record().all()) {
        if (shown.id.empty() || shown.visible) continue;
        CHECK(visitor.record().find(shown.id) == nullptr);
    }
}
