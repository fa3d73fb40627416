// The line under the board, and what it offers to do.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "app/requested.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

bool says(const Visitor& visitor, std::string_view words) {
    const auto& all = visitor.record().all();
    const auto is_it = [&](const ui::Shown& shown) { return shown.label == words; };
    return std::any_of(all.begin(), all.end(), is_it);
}

/// Clicks these squares, and looks on after each.
void click_all(Visitor& visitor, const std::vector<std::string>& squares) {
    for (const std::string& square : squares) {
        INFO(square);
        REQUIRE(visitor.click("square " + square));
        visitor.look(10);
    }
}

/// Presses Undo below the board, which leaves that many queens there, and no Undo.
void take_back(Visitor& visitor, int left) {
    REQUIRE(visitor.click("undo-last"));
    CHECK(visitor.app.board().count(Piece::queen) == left);
    visitor.look(4);
    CHECK_FALSE(visitor.sees("undo-last"));
}

}  // namespace

TEST_CASE("a conflict of queens is said below their board, whatever tab is open") {
    for (const Viewport& viewport : {Viewport{1366, 768}, Viewport{390, 844, true}}) {
        const Visitor visitor("n=8&q=1.2.0.0.0.0.0.0&room=solve", viewport);
        CHECK(says(visitor, "1 conflict: a1 and b2 attack each other."));
    }
}

TEST_CASE("the last queen by hand is answered with praise, the images and the next size") {
    Visitor visitor("n=8&q=5.3.1.7.2.8.6.0", {}, 4);
    CHECK_FALSE(visitor.sees("see-images"));
    REQUIRE(visitor.click("square h4"));
    visitor.look(4);
    CHECK(says(visitor, "Solved: 8 queens, and none attacks another."));
    REQUIRE(visitor.click("see-images"));
    CHECK(visitor.app.state().tab == Tab::orbit);
    visitor.look(2);
    REQUIRE(visitor.click("next-size"));
    CHECK(visitor.app.board() == Board({9, 9}));
}

TEST_CASE("the next board is offered by its queens only where as many as rows fit") {
    const auto offered = [](std::string_view link) {
        Visitor visitor(link, {}, 4);
        const ui::Shown* found = visitor.record().find("next-size");
        return found == nullptr ? std::string() : found->label;
    };
    CHECK(offered("n=5&t=cyl&q=1.3.5.2.4") == "Try 7 queens");
    CHECK(offered("n=4&t=mobius&q=1.3.0.0") == "Try a board of 5 rows");
}

TEST_CASE("images are offered of a solution on boards that can be turned") {
    for (const auto& [link, offered] :
         std::initializer_list<std::pair<const char*, bool>>{{"n=5&q=1.3.5.2.4", true},
                                                             {"n=5&t=torus&q=1.3.5.2.4", true},
                                                             {"n=5&t=cyl&q=1.3.5.2.4", false},
                                                             {"n=6x4&q=2.4.0.1.3.0", false}}) {
        INFO(link);
        Visitor visitor(link, {}, 4);
        CHECK(visitor.sees("next-size"));
        CHECK(visitor.sees("see-images") == offered);
    }
}

TEST_CASE("the goal is under the board, with a search to be shown") {
    for (const Viewport& viewport : viewports) {
        INFO(viewport.width << " x " << viewport.height);
        Visitor visitor(viewport);
        const bool whole = says(visitor,
                                "Put 8 queens on the board so that none attacks another. 1 of 8 "
                                "stands.");
        CHECK((whole || says(visitor, "1 of 8 queens")));
        CHECK(visitor.sees("show-search"));
    }
}

TEST_CASE("a computer shows how it is done, by the search that stands there first") {
    Visitor visitor;
    visitor.app.apply(ChooseSolver{"genetic"});
    REQUIRE(visitor.click("show-search"));
    CHECK(visitor.app.playing());
    CHECK(visitor.app.solver().slug == "backtracking");
    visitor.look(2);
    CHECK_FALSE(visitor.sees("show-search"));
}

TEST_CASE(
    "no verdict is passed while squares are free, and whether it can be completed may be asked") {
    Visitor visitor("n=8", {}, 4);
    click_all(visitor, {"d4", "e6", "g5"});
    CHECK_FALSE(visitor.sees("undo-last"));
    REQUIRE(visitor.click("ask-completable"));
    visitor.look(20);
    const std::string in_vain = "With these 3 in place, 8 queens cannot fit. ";
    CHECK(says(visitor, in_vain + "Take some off, or go on and see why."));
    take_back(visitor, 2);
}

TEST_CASE("a queen that attacks another can be taken back below the board") {
    Visitor visitor("n=8", {}, 4);
    click_all(visitor, {"d4", "e5"});
    take_back(visitor, 1);
}

TEST_CASE(
    "a board opened with queens in conflict is shown as it is, and only moves are taken back") {
    Visitor visitor("n=8&q=0.0.0.4.5.0.0.0", {}, 4);
    CHECK_FALSE(visitor.sees("undo-last"));
    click_all(visitor, {"f6"});
    take_back(visitor, 2);
}

TEST_CASE("a hint is a button that goes from where to why to the square") {
    Visitor visitor;
    for (const HintStage stage : {HintStage::where, HintStage::why, HintStage::square}) {
        REQUIRE(visitor.click("ask-hint"));
        visitor.look(10);
        CHECK(visitor.app.hint().stage == stage);
        CHECK(says(visitor, visitor.app.hint().sentence));
        CHECK_FALSE(visitor.sees("show-search"));
        CHECK_FALSE(visitor.sees("first-solid"));
    }
    CHECK_FALSE(visitor.sees("ask-hint"));
}

TEST_CASE("a hint is pressed wherever it stands, also under a board that leaves room below") {
    for (const Viewport& viewport :
         {Viewport{1080, 1920, false}, Viewport{1000, 1300, true}, Viewport{390, 844, true}}) {
        for (const bool folded : {false, true}) {
            INFO(viewport.width << " x " << viewport.height << (folded ? ", folded" : ""));
            Visitor visitor("n=8&room=place", viewport, 10);
            if (folded && visitor.tap("tab-place")) visitor.look(40);
            REQUIRE(visitor.tap("ask-hint"));
            visitor.look(60);
            CHECK(visitor.app.hint().stage == HintStage::where);
        }
    }
}

TEST_CASE("a task offers its hints beside what puts it away and hands it in") {
    for (const Viewport& viewport : {Viewport{1366, 768, false}, Viewport{390, 844, true}}) {
        Visitor visitor("n=6&goal=solution", viewport, 4);
        for (const HintStage stage : {HintStage::where, HintStage::why, HintStage::square}) {
            CHECK(visitor.sees("leave-task"));
            CHECK(visitor.sees("hand-in"));
            REQUIRE(visitor.tap("ask-hint"));
            visitor.look(60);
            CHECK(visitor.app.hint().stage == stage);
            CHECK(says(visitor, visitor.app.hint().sentence));
        }
        CHECK_FALSE(visitor.sees("ask-hint"));
    }
}

TEST_CASE(
    "on every screen a task can be handed in: once it is met below the board, always by the menu") {
    for (const Viewport& viewport : viewports) {
        INFO(viewport.width << " x " << viewport.height);
        for (const std::string queens : {"", "&q=2.4.6.1.3.5"}) {
            Visitor visitor("n=6&room=place&goal=solution" + queens, viewport, 10);
            // A laptop that enlarges to 200 % has no room for more than the task.
            const bool has_room = viewport.width != 683;
            if (queens.empty() && has_room) CHECK(visitor.sees("ask-hint"));
            if (!queens.empty()) CHECK(visitor.sees("hand-in"));
            REQUIRE(visitor.tap("help"));
            visitor.look(10);
            CHECK(visitor.sees("leave-task-in-help"));
            REQUIRE(visitor.tap("hand-in-in-help"));
            CHECK(requests_of<ShowHandIn>(visitor.app).size() == 1);
        }
    }
}

TEST_CASE("a task that was left is taken up again by undo") {
    Visitor visitor("n=6&goal=solution", {}, 4);
    REQUIRE(visitor.click("square a2"));
    REQUIRE(visitor.click("leave-task"));
    visitor.look(4);
    CHECK(visitor.app.state().goal.empty());
    visitor.app.apply(Undo{});
    visitor.look(4);
    CHECK(visitor.sees("leave-task"));
    CHECK(visitor.app.moves() == 1);
    CHECK(visitor.app.board().count(Piece::queen) == 1);
    visitor.app.apply(Redo{});
    CHECK(visitor.app.state().goal.empty());
}

TEST_CASE("beside a lesson, which has the buttons of its tasks, the board has none of them") {
    for (const std::string goal : {"goal=solution", "q=2.4.6.1.3.5&goal=solution"}) {
        Visitor visitor("n=6&" + goal, {.beside_lesson = true}, 4);
        for (const char* button : {"leave-task", "hand-in", "ask-hint"}) {
            INFO(button);
            CHECK_FALSE(visitor.sees(button));
        }
    }
}

TEST_CASE("where a task cannot be met any more, its hint says so and leads back") {
    Visitor visitor("n=6&goal=solution", {}, 4);
    for (const char* id : {"square a1", "ask-hint"}) REQUIRE(visitor.click(id));
    visitor.look(20);
    CHECK(says(visitor,
               "With this queen in place, 6 cannot fit. Take it off, or go on and see why."));
    CHECK(visitor.sees("undo-last"));
}

TEST_CASE("a solution leads to the count, the count to the torus, and the torus to its theorem") {
    for (const Viewport& viewport : {Viewport{1366, 768, false}, Viewport{390, 844, true}}) {
        Visitor visitor("n=8&q=5.3.1.7.2.8.6.4", viewport, 4);
        REQUIRE(visitor.tap("count-all"));
        CHECK(visitor.app.state().tab == Tab::count);
        CHECK(visitor.app.counting() != nullptr);
        work(visitor.app, 1);
        // A press right after the screen was laid out anew was meant for what stood there before.
        visitor.look(60);
        REQUIRE(visitor.tap("try-torus"));
        CHECK(visitor.app.board() == Board({8, 8}, torus_surface));
        visitor.look(4);
        REQUIRE(visitor.tap("why-not"));
        CHECK(visitor.app.state().tab == Tab::maths);
        CHECK(visitor.app.state().topic == Topic::theorem);
    }
}

TEST_CASE("on a phone, too, the verdict is said with all that can be done") {
    Visitor visitor("n=8&q=5.3.1.7.2.8.6.4", {390, 844, true}, 4);
    CHECK(says(visitor, "Solved: 8 queens, and none attacks another."));
    CHECK(visitor.sees("count-all"));
    CHECK(visitor.sees("see-images"));
    CHECK(visitor.sees("next-size"));
}

TEST_CASE("who has done nothing yet is offered the first board as a solid") {
    Visitor visitor;
    REQUIRE(visitor.click("first-solid"));
    visitor.look(3);
    CHECK(visitor.app.state().view == View::solid);
    CHECK(visitor.app.board().surface() == torus_surface);
    CHECK(visitor.app.board().find(Piece::queen) == first_state().board.find(Piece::queen));
    CHECK(visitor.app.state().selected == first_state().selected);
    CHECK_FALSE(visitor.sees("first-solid"));
    Visitor other;
    REQUIRE(other.click("square a1"));
    other.look(2);
    CHECK_FALSE(other.sees("first-solid"));
}

TEST_CASE("the first board as a solid is offered on a phone, too, and within the screen") {
    Visitor visitor(Viewport{390, 844, true});
    const auto offer = visitor.rect("first-solid");
    REQUIRE(offer);
    CHECK(offer->x >= 0);
    CHECK(offer->x + offer->width <= 390);
    REQUIRE(visitor.tap("first-solid"));
    CHECK(visitor.app.state().view == View::solid);
}

TEST_CASE("a long goal stands between the board and the panel, beside a lesson on a phone, too") {
    const std::vector<std::string> links{
        "n=8&b=Q7/2Q5/4Q3/8/8/8/8/8&room=place&goal=queens=3_and_knights=3_and_conflicts=0",
        "n=11&t=torus&room=maths&topic=theorem&goal=solution_and_surface=torus_and_rows=11-or-"
        "more"};
    for (const Viewport& viewport :
         {Viewport{390, 540, true}, Viewport{390, 844, true}, Viewport{360, 640, true}}) {
        for (const std::string& link : links) {
            Visitor visitor(link, viewport, 4);
            INFO(viewport.width << " x " << viewport.height << ": " << link);
            const std::string asked = visitor.app.answers().task.answer().asked;
            const auto& shown = visitor.record().all();
            const auto goal = std::find_if(shown.begin(), shown.end(), [&](const ui::Shown& one) {
                return one.label.find(asked) != std::string::npos && one.rect.height > 0;
            });
            const auto corner = visitor.rect("square a1");
            const auto tab = visitor.rect("tab-place");
            REQUIRE((goal != shown.end() && corner && tab));
            CHECK(goal->rect.y >= corner->y + corner->height);
            CHECK(goal->rect.y + goal->rect.height <= tab->y);
        }
    }
}
