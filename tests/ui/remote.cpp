// A presenter's remote, whose keys go to the tab that is shown.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/rooms/count_room.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

bool says(const Visitor& visitor, std::string_view words) {
    const auto& all = visitor.record().all();
    return std::any_of(all.begin(), all.end(), [&](const ui::Shown& shown) {
        return shown.visible && shown.label.find(words) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("Space starts and halts a race, presented or not") {
    for (const char* link : {"n=8&room=race", "n=8&room=race&present=1"}) {
        INFO(link);
        Visitor visitor(link, {}, 5);
        visitor.type(ImGuiKey_Space);
        CHECK(visitor.app.racing());
        CHECK(visitor.app.player() == nullptr);
        visitor.look(5);
        visitor.type(ImGuiKey_Space);
        CHECK_FALSE(visitor.app.racing());
    }
}

TEST_CASE("a presented race has a button to start it") {
    Visitor visitor("n=8&room=race&present=1", {}, 5);
    REQUIRE(visitor.click("run-race"));
    CHECK(visitor.app.racing());
}

TEST_CASE("on a tab where nothing steps the keys for pages scroll, and no search is begun") {
    for (const char* tab : {"maths&topic=effort", "orbit", "race"}) {
        INFO(tab);
        Visitor visitor("n=8&q=1.5.8.6.3.7.2.4&room=" + std::string(tab), {1366, 400}, 5);
        const Board before = visitor.app.board();
        visitor.type(ImGuiKey_PageDown);
        visitor.type(ImGuiKey_PageUp);
        CHECK(visitor.app.player() == nullptr);
        CHECK(visitor.app.board() == before);
    }
    Visitor reader("n=8&q=1.5.8.6.3.7.2.4&room=maths&topic=effort", {}, 5);
    const auto sees_question = [&] { return reader.rect("topic-effort").has_value(); };
    const bool at_first = sees_question();
    reader.type(at_first ? ImGuiKey_PageDown : ImGuiKey_PageUp);
    reader.look(2);
    CHECK(sees_question() != at_first);
    reader.type(at_first ? ImGuiKey_PageUp : ImGuiKey_PageDown);
    reader.look(2);
    CHECK(sees_question() == at_first);
}

TEST_CASE("no key steers a search behind a race") {
    Visitor visitor("n=8&q=1.5.8.6.3.7.2.4&room=race", {}, 5);
    for (const ImGuiKey key : {ImGuiKey_Period, ImGuiKey_End, ImGuiKey_N, ImGuiKey_PageDown}) {
        visitor.type(key);
    }
    CHECK(visitor.app.player() == nullptr);
}

TEST_CASE("a remote goes from topic to topic of mathematics and back") {
    Visitor visitor("n=8&room=maths&topic=latin&present=1", {}, 5);
    visitor.type(ImGuiKey_PageDown);
    CHECK(visitor.app.state().topic == Topic::theorem);
    visitor.type(ImGuiKey_RightArrow);
    CHECK(visitor.app.state().topic == Topic::permutation);
    visitor.type(ImGuiKey_PageUp);
    visitor.type(ImGuiKey_LeftArrow);
    CHECK(visitor.app.state().topic == Topic::latin);
}

TEST_CASE("a remote goes through the solutions of the gallery") {
    Visitor visitor("n=6&room=gallery&present=1", {}, 5);
    visitor.type(ImGuiKey_PageDown);
    visitor.look(2);
    const Board first = visitor.app.board();
    CHECK(is_solution(first, 6));
    visitor.type(ImGuiKey_PageDown);
    visitor.look(2);
    CHECK(is_solution(visitor.app.board(), 6));
    CHECK(visitor.app.board() != first);
    visitor.type(ImGuiKey_PageUp);
    visitor.look(2);
    CHECK(visitor.app.board() == first);
}

TEST_CASE("a remote's arrows step a presented search, and Space plays it") {
    Visitor visitor("n=8&a=backtracking&i=18&present=1", {}, 5);
    visitor.type(ImGuiKey_RightArrow);
    CHECK(visitor.app.player()->step() == 19);
    visitor.type(ImGuiKey_LeftArrow);
    CHECK(visitor.app.player()->step() == 18);
    visitor.type(ImGuiKey_Space);
    CHECK(visitor.app.playing());
}

TEST_CASE("Space counts while the count is presented") {
    Visitor visitor("n=8&room=count&present=1", {}, 5);
    visitor.type(ImGuiKey_Space);
    visitor.look(3);
    CHECK((visitor.app.counting() != nullptr || visitor.app.count_room().being_cut() != nullptr));
    CHECK(visitor.app.player() == nullptr);
}

TEST_CASE("presenting shows what the tab says, until T folds it") {
    Visitor visitor("n=8&room=count&present=1", {}, 5);
    CHECK(visitor.sees("count"));
    CHECK_FALSE(visitor.sees("tab-count"));
    visitor.type(ImGuiKey_T);
    visitor.look(2);
    CHECK_FALSE(visitor.sees("count"));
    REQUIRE(visitor.click("fold-tab"));
    visitor.look(2);
    CHECK(visitor.sees("count"));
}

TEST_CASE("asked first, the sentence and the mark of a step wait for the next press") {
    Visitor visitor("n=8&a=backtracking&i=18&present=1", {}, 5);
    const std::string done = visitor.app.reason().sentence;
    CHECK(says(visitor, done));
    visitor.type(ImGuiKey_Q);
    visitor.look(2);
    CHECK_FALSE(says(visitor, done));
    CHECK(says(visitor, "What comes next?"));
    CHECK(visitor.app.insight() == nullptr);
    visitor.type(ImGuiKey_PageDown);
    visitor.look(2);
    CHECK(visitor.app.player()->step() == 19);
    CHECK(says(visitor, visitor.app.reason().sentence));
    CHECK_FALSE(says(visitor, "What comes next?"));
    visitor.type(ImGuiKey_PageDown);
    visitor.look(2);
    CHECK(visitor.app.player()->step() == 19);
    CHECK(says(visitor, "What comes next?"));
    visitor.type(ImGuiKey_Escape);
    visitor.look(2);
    CHECK_FALSE(visitor.app.asks_first());
    CHECK_FALSE(visitor.app.asking());
}

TEST_CASE("the presented board is large: 680 pixels on a projector, 1000 on a large screen") {
    struct Case {
        Viewport viewport;
        float least;
    };
    for (const auto& [viewport, least] :
         {Case{{1024, 768}, 680}, Case{{1366, 768}, 680}, Case{{1920, 1080}, 1000}}) {
        for (const char* link :
             {"n=8&present=1", "n=8&a=backtracking&i=18&present=1",
              "n=8&room=maths&topic=theorem&present=1", "n=8&t=torus&room=gallery&present=1"}) {
            INFO(link << " at " << viewport.width);
            Visitor visitor(link, viewport, 5);
            const ui::Rect first = visitor.rect("square a8").value();
            const ui::Rect last = visitor.rect("square h1").value();
            CHECK(last.x + last.width - first.x >= least);
            CHECK(last.y + last.height - first.y >= least);
        }
    }
}

TEST_CASE("the sentence of a presented search is beside the board") {
    for (const Viewport viewport : {Viewport{1024, 768}, Viewport{1920, 1080}}) {
        Visitor visitor("n=8&a=backtracking&i=18&present=1", viewport, 5);
        const ui::Rect last = visitor.rect("square h1").value();
        const auto& all = visitor.record().all();
        const auto words = std::find_if(all.begin(), all.end(), [&](const ui::Shown& shown) {
            return shown.label == visitor.app.reason().sentence;
        });
        REQUIRE(words != all.end());
        CHECK(words->rect.x > last.x + last.width);
    }
}

TEST_CASE("Space halts a count that is being prepared, as it halts one that runs") {
    Visitor visitor("n=8&b=8/8/2x5/8/8/8/8/8&room=count&present=1", {}, 5);
    visitor.type(ImGuiKey_Space);
    visitor.look(3);
    REQUIRE(visitor.app.count_room().being_cut() != nullptr);
    visitor.type(ImGuiKey_Space);
    visitor.look(3);
    CHECK(visitor.app.count_room().being_cut() == nullptr);
    CHECK(visitor.app.counting() == nullptr);
}
