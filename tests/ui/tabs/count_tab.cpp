// The tab of counts: what was counted before, and what came of a count.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "app/requested.hpp"
#include "core/say.hpp"
#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "figure/theme.hpp"
#include "ui/reads.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The list after a count of an earlier visit: how fast it was, and at its right whether it agrees.
void check_effort_and_verdict(const Viewport& viewport) {
    INFO("at " << viewport.width << " x " << viewport.height);
    Visitor visitor(viewport);
    visitor.app.apply(
        RestoreFinished{"finished n=17 t=plane count=95815104 nodes=45257483 microseconds=2920000 "
                        "cores=2\n"});
    visitor.open("n=17&room=count");
    visitor.open_panel();
    const auto& all = visitor.record().all();
    const std::string agrees = say("agrees");
    const auto verdict = std::find_if(
        all.begin(), all.end(), [&](const ui::Shown& shown) { return shown.label == agrees; });
    REQUIRE(verdict != all.end());
    const auto effort = verdict - 1;
    INFO(effort->label);
    CHECK(effort->label.size() > 30);
    CHECK(effort->rect.y == verdict->rect.y);
    CHECK(effort->rect.x + effort->rect.width + 8 <= verdict->rect.x);
    CHECK(verdict->rect.x + verdict->rect.width <= verdict->room.x + verdict->room.width);
}

void check_on_all_screens() {
    for (const Viewport& viewport :
         {Viewport{1366, 768}, Viewport{390, 844, true}, Viewport{360, 640, true}}) {
        check_effort_and_verdict(viewport);
    }
}

/// Where the ink of words in that part of the screen begins.
float left_of_ink(const ui::Rect& part) {
    const Colour ink = theme(false, false).accent;
    float left = part.x + part.width;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawVert& vertex : list->VtxBuffer) {
            const ui::Rect at{vertex.pos.x, vertex.pos.y, 0, 0};
            if (vertex.col == ink && overlap(at, part)) left = std::min(left, at.x);
        }
    }
    return left;
}

}  // namespace

TEST_CASE("on a phone a count is seen at once by whoever asked for it") {
    Visitor visitor("n=8&room=count", {360, 640, true}, 4);
    REQUIRE(visitor.tap("count"));
    visitor.look(20);
    REQUIRE(visitor.app.counting() != nullptr);
    CHECK(visitor.sees("pause-count"));
}

TEST_CASE("how fast a count was leaves room for whether it agrees, in any language") {
    check_on_all_screens();
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        REQUIRE(spoken.is_spoken);
        INFO("in the language " << language.tag);
        check_on_all_screens();
    }
}

TEST_CASE("the lines of a link to a sequence begin below each other") {
    const Spoken french(catalogue_in(translations.back()));
    REQUIRE(french.is_spoken);
    Visitor visitor("n=8&room=count", {1366, 1200});
    REQUIRE(visitor.click("count"));
    work(visitor.app, 1);
    visitor.look(3);
    const auto link = visitor.rect("sequence-A033148");
    REQUIRE(link);
    const float half = link->height / 2;
    REQUIRE(half > 18);
    // An A reaches a little over its place.
    const float left = link->x - 1;
    const float first = left_of_ink({left, link->y, link->width, half});
    const float second = left_of_ink({left, link->y + half, link->width, half});
    CHECK(std::abs(first - second) < 3);
}

TEST_CASE("a count of more than a minute is discarded by a second press alone") {
    Visitor visitor("n=12&room=count");
    const auto begin = [&](double seconds) {
        visitor.app.apply(StartCount{});
        const auto jobs = jobs_of(visitor.app);
        REQUIRE(jobs.size() > 1);
        visitor.app.receive(serve(jobs[0].line), seconds);
        visitor.look(2);
        REQUIRE(visitor.app.counting());
    };
    begin(1);
    REQUIRE(visitor.click("discard-count"));
    CHECK_FALSE(visitor.app.counting());
    begin(1000);
    REQUIRE(visitor.click("discard-count"));
    CHECK(visitor.app.counting());
    REQUIRE(visitor.click("discard-count"));
    CHECK_FALSE(visitor.app.counting());
}

TEST_CASE("a count that was over at once leaves the button in sight for the next board") {
    Visitor visitor("n=8&room=count");
    REQUIRE(visitor.click("count"));
    work(visitor.app, 2);
    visitor.look(4);
    CHECK(visitor.sees("count"));
    visitor.open("n=18&room=count", 10);
    CHECK(visitor.sees("count"));
}

TEST_CASE("a question whether to discard a count that was not answered is asked again") {
    Visitor visitor("n=12&room=count");
    visitor.app.apply(StartCount{});
    const auto jobs = jobs_of(visitor.app);
    visitor.app.receive(serve(jobs.at(0).line), 1000);
    visitor.look(2);
    REQUIRE(visitor.click("discard-count"));
    visitor.look(11 * 60);
    REQUIRE(visitor.click("discard-count"));
    CHECK(visitor.app.counting());
}

TEST_CASE("times are plotted where two counts have a place among them") {
    const std::string plain = "finished n=8 t=plane count=92 nodes=10 microseconds=20 cores=2\n";
    const std::string pawns =
        "finished n=8 t=plane count=128 nodes=10 pawns=1 microseconds=20 cores=2\n";
    const auto has_times = [](const std::string& counts) {
        Visitor visitor({1366, 1200});
        visitor.app.apply(RestoreFinished{counts});
        visitor.open("n=8&room=count");
        REQUIRE(visitor.app.count_room().finished().size() == 2);
        const auto& all = visitor.record().all();
        return std::any_of(all.begin(), all.end(),
                           [](const ui::Shown& shown) { return shown.label == "Times"; });
    };
    CHECK_FALSE(has_times(plain + pawns));
    CHECK(has_times(plain + "finished n=9 t=plane count=352 nodes=10 microseconds=20 cores=2\n"));
}

TEST_CASE("that one position may stand for many solutions is said where there are fewer of them") {
    const auto said = [](const char* link) {
        Visitor visitor(link, {1366, 1200});
        REQUIRE(visitor.click("count"));
        work(visitor.app, 1);
        visitor.look(3);
        return reads(visitor, "one position can stand for many of them");
    };
    CHECK(said("n=13&t=torus&room=count"));
    CHECK_FALSE(said("n=8&room=count"));
}

TEST_CASE("whether the queens on the board are kept is asked where a count begins") {
    Visitor visitor("n=8&room=count");
    CHECK_FALSE(visitor.sees("keep-queens"));
    visitor.open("n=8&b=8/3Q4/2P5/8/8/8/1Q6/8&room=count", 3);
    REQUIRE(visitor.click("keep-queens"));
    CHECK(keeps_queens(visitor.app.state()));
    CHECK(visitor.app.task().pieces.size() == 64);
}

TEST_CASE(
    "where fewer queens fit than rows, the count says so and leads to what is known of those") {
    Visitor visitor("n=8&t=klein&room=count", {1366, 1600, false});
    CHECK(reads(visitor, "8 queens do not fit on this board without an attack: at most 3 do."));
    REQUIRE(visitor.click("published"));
    CHECK(visitor.app.state().tab == Tab::maths);
    visitor.open("n=7&t=torus&room=count");
    CHECK_FALSE(visitor.sees("published"));
}

TEST_CASE("the result of a count is seen below its button on the smallest phones") {
    for (const Viewport& viewport :
         {Viewport{390, 664, true}, Viewport{360, 640, true}, Viewport{844, 390, true}}) {
        INFO(viewport.width << " x " << viewport.height);
        Visitor visitor("n=8&room=count", viewport, 10);
        visitor.open_panel();
        REQUIRE(visitor.tap("count"));
        visitor.look(4);
        work(visitor.app, 2);
        visitor.look(30);
        const auto& all = visitor.record().all();
        const auto total = std::find_if(all.begin(), all.end(),
                                        [](const ui::Shown& shown) { return shown.label == "92"; });
        REQUIRE(total != all.end());
        CHECK(total->rect.y >= total->room.y);
        CHECK(total->rect.y + total->rect.height <= total->room.y + total->room.height);
    }
}

TEST_CASE("a count whose symmetric solutions differ from the published ones differs in the list") {
    const auto says = [](int classes, const std::string& verdict) {
        Visitor visitor({1366, 1200});
        visitor.app.apply(RestoreFinished{
            "finished n=8 t=plane count=92 nodes=2057 classes=" + std::to_string(classes) +
            " half=4 quarter=0 microseconds=500 cores=2\n"});
        visitor.open("n=8&room=count");
        REQUIRE(visitor.app.count_room().finished().size() == 1);
        return reads(visitor, verdict);
    };
    CHECK(says(12, "agrees"));
    CHECK(says(13, "differs"));
    CHECK_FALSE(says(13, "agrees"));
}
