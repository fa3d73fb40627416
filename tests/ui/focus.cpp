// The keyboard alone: Tab, arrow keys and the signs that are commands.
#include "ui/focus.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;
using queens::ui::Record;
using queens::ui::Role;
using queens::ui::Shown;
using queens::ui::Way;

namespace {

const char* const with_run = "n=6&a=backtracking&i=20&room=solve";

/// The control that the keyboard stands on, empty if there is none.
std::string focused(const Visitor& visitor) {
    for (const Shown& shown : visitor.record().all()) {
        if (shown.focused && !ui::is_words(shown)) return shown.id;
    }
    return {};
}

/// The controls that can be used and are no tab that is closed.
std::set<std::string> usable(const Visitor& visitor) {
    std::set<std::string> ids;
    for (const Shown& shown : visitor.record().all()) {
        const bool closed = shown.role == Role::tab && !shown.on;
        if (!ui::is_words(shown) && shown.enabled && !closed) ids.insert(shown.id);
    }
    return ids;
}

/// Where that number of presses of Tab leads.
std::vector<std::string> tabbed(Visitor& visitor, std::size_t times,
                                ImGuiKey modifier = ImGuiKey_None) {
    std::vector<std::string> way;
    for (std::size_t i = 0; i < times; ++i) {
        visitor.type(ImGuiKey_Tab, modifier);
        way.push_back(focused(visitor));
    }
    return way;
}

void open_garden(Visitor& visitor) {
    visitor.app.apply(OpenDay{Day{}, GardenGrade::easy});
    visitor.look(4);
}

void open_with_run(Visitor& visitor, Tab tab) {
    visitor.app.apply(OpenLink{with_run});
    visitor.app.apply(OpenTab{tab});
    visitor.look(4);
}

void type_sign(Visitor& visitor, char sign) {
    ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(sign));
    visitor.look(3);
}

}  // namespace

TEST_CASE("Tab stops at what can be used, at the open tab alone, and at nothing that is covered") {
    Record record;
    record.add({.id = "undo", .role = Role::button, .enabled = false});
    record.add({.id = "share", .role = Role::button});
    record.add({.role = Role::text, .label = "words"});
    record.add({.id = "tab-place", .role = Role::tab});
    record.add({.id = "tab-solve", .role = Role::tab, .on = true, .focused = true});
    CHECK(ui::next_stop(record, Way::here) == "tab-solve");
    CHECK(ui::next_stop(record, Way::forwards) == "share");
    CHECK(ui::next_stop(record, Way::backwards) == "share");
    record.add({.id = "theme-in-help", .role = Role::button, .over = true});
    REQUIRE(ui::stops_of(record).size() == 1);
    CHECK(ui::next_stop(record, Way::forwards) == "theme-in-help");
    CHECK(ui::next_stop(Record{}, Way::forwards).empty());
}

TEST_CASE("from a closed tab that the arrow keys have reached, Tab goes on behind the tabs") {
    Record record;
    record.add({.id = "tab-place", .role = Role::tab, .on = true});
    record.add({.id = "tab-count", .role = Role::tab, .focused = true});
    record.add({.id = "tab-race", .role = Role::tab});
    record.add({.id = "play", .role = Role::button});
    CHECK(ui::next_stop(record, Way::forwards) == "play");
    CHECK(ui::next_stop(record, Way::backwards) == "tab-place");
}

TEST_CASE("Tab reaches every control of every tab and comes back to the first") {
    for (const NamedTab& tab : tabs) {
        INFO(tab.slug);
        Visitor visitor;
        open_with_run(visitor, tab.value);
        const std::set<std::string> ids = usable(visitor);
        const std::vector<std::string> way = tabbed(visitor, ids.size() + 1);
        CHECK(std::set(way.begin(), way.end()) == ids);
        CHECK(way.front() == way.back());
    }
}

TEST_CASE("Shift and Tab go the same way back") {
    Visitor visitor(with_run);
    const std::size_t count = usable(visitor).size();
    std::vector<std::string> there = tabbed(visitor, count);
    visitor.type(ImGuiKey_Tab);
    const std::vector<std::string> back = tabbed(visitor, count, ImGuiMod_Shift);
    std::reverse(there.begin(), there.end());
    CHECK(back == there);
}

TEST_CASE("no two controls of a screen go by one id") {
    for (const NamedTab& tab : tabs) {
        INFO(tab.slug);
        Visitor visitor;
        open_with_run(visitor, tab.value);
        std::set<std::string> ids;
        for (const Shown& shown : visitor.record().all()) {
            INFO(shown.id);
            if (!ui::is_words(shown)) CHECK(ids.insert(shown.id).second);
        }
    }
}

TEST_CASE("Tab stays in what has opened over the screen") {
    Visitor visitor;
    REQUIRE(visitor.click("surface"));
    visitor.look(2);
    for (const std::string& id : tabbed(visitor, 12)) CHECK(id.starts_with("surface-"));
}

TEST_CASE("Tab ends what is typed in a field and keeps it") {
    Visitor visitor;
    REQUIRE(visitor.click("size"));
    visitor.look(2);
    REQUIRE(visitor.click("columns"));
    visitor.type(ImGuiKey_A, ImGuiMod_Ctrl);
    type_sign(visitor, '5');
    visitor.type(ImGuiKey_Tab);
    visitor.look(3);
    CHECK(visitor.app.board().size().columns == 5);
    CHECK(focused(visitor) == "columns-more");
}

TEST_CASE("arrow keys open the tab beside the open one") {
    Visitor visitor;
    visitor.app.apply(OpenTab{Tab::place});
    visitor.look(2);
    REQUIRE(visitor.click("tab-place"));
    visitor.type(ImGuiKey_Tab);
    visitor.type(ImGuiKey_RightArrow);
    visitor.look(2);
    CHECK(visitor.app.state().tab == Tab::solve);
    CHECK(focused(visitor) == "tab-solve");
    visitor.type(ImGuiKey_LeftArrow);
    visitor.look(2);
    CHECK(visitor.app.state().tab == Tab::place);
}

TEST_CASE("Tab to the board shows a cursor, which the arrow keys then move") {
    Visitor visitor("n=8");
    visitor.type(ImGuiKey_Tab);
    for (int i = 0; i < 60 && focused(visitor) != "board"; ++i) visitor.type(ImGuiKey_Tab);
    REQUIRE(focused(visitor) == "board");
    visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_Enter);
    visitor.look(2);
    CHECK(visitor.on(4, 4) == Piece::queen);
}

TEST_CASE("a question mark opens the help, whatever key wrote it") {
    Visitor visitor;
    type_sign(visitor, '?');
    CHECK(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
}

TEST_CASE("plus and minus make small squares larger and smaller again") {
    Visitor visitor("n=30");
    type_sign(visitor, '+');
    CHECK(visitor.app.state().zoom.percent == 125);
    type_sign(visitor, '-');
    CHECK(visitor.app.state().zoom.percent == 100);
}

TEST_CASE("Home and End are the run's, and the keyboard stays where it is") {
    Visitor visitor(with_run);
    const std::string before = focused(visitor);
    visitor.type(ImGuiKey_Home);
    visitor.look(3);
    CHECK(visitor.app.player()->step() == 0);
    CHECK(focused(visitor) == before);
    visitor.type(ImGuiKey_End);
    visitor.look(30);
    CHECK(visitor.app.player()->done());
    CHECK(focused(visitor) == before);
}

TEST_CASE("who asks for a hint by the keyboard follows it by the same key") {
    Visitor visitor;
    open_garden(visitor);
    visitor.screen().wish({ui::Wish::Verb::focus, "garden-hint"});
    visitor.look(2);
    for (const char* next : {"garden-hint", "garden-follow", "garden-hint"}) {
        visitor.type(ImGuiKey_Enter);
        visitor.look(3);
        CHECK(focused(visitor) == next);
    }
    CHECK(visitor.app.moves() + visitor.app.state().marks.size() > 0);
}

TEST_CASE("who opens an explanation by the keyboard stands on its first step") {
    Visitor visitor({1366, 1700});
    open_garden(visitor);
    visitor.screen().wish({ui::Wish::Verb::focus, "explain-garden"});
    visitor.look(2);
    visitor.type(ImGuiKey_Enter);
    visitor.look(3);
    CHECK(focused(visitor) == "explain-on");
    visitor.screen().wish({ui::Wish::Verb::focus, "explain-end"});
    visitor.look(2);
    visitor.type(ImGuiKey_Enter);
    visitor.look(3);
    CHECK_FALSE(focused(visitor).empty());
}

TEST_CASE("who starts a search by a key pauses it by the same key") {
    Visitor visitor("n=7&room=solve", {}, 4);
    visitor.screen().wish({ui::Wish::Verb::focus, "play"});
    visitor.look(2);
    visitor.type(ImGuiKey_Enter);
    visitor.look(4);
    REQUIRE(visitor.app.playing());
    CHECK(focused(visitor) == "play");
    visitor.type(ImGuiKey_Enter);
    visitor.look(2);
    CHECK_FALSE(visitor.app.playing());
    CHECK(visitor.app.player() != nullptr);
}
