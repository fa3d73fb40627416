// The bar, the panel and the transport under the hands of a visitor.
#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"
#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Answers all jobs and shows every round of answers.
void work_it_off(Visitor& visitor) {
    for (auto jobs = jobs_of(visitor.app); !jobs.empty(); jobs = jobs_of(visitor.app)) {
        for (const PostJob& job : jobs) visitor.app.receive(serve(job.line), 1);
        visitor.look();
    }
}

}  // namespace

TEST_CASE("the names of the tabs stand apart, in every language and whichever is open") {
    constexpr float apart = 10;
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        for (const NamedTab& tab : tabs) {
            INFO(tab.slug << " in the language " << language.tag);
            const Visitor visitor("n=8&room=" + std::string(tab.slug), {1366, 768});
            std::vector<ui::Rect> names;
            for (const ui::Shown& shown : visitor.record().all()) {
                const bool of_tab = shown.owner.starts_with("tab-") || shown.owner == "more-tabs";
                if (of_tab) names.push_back(shown.rect);
            }
            REQUIRE(names.size() > 4);
            for (std::size_t i = 1; i < names.size(); ++i) {
                CHECK(names[i].x >= names[i - 1].x + names[i - 1].width + apart);
            }
        }
    }
}

TEST_CASE("Play starts the search and Pause stops it") {
    Visitor visitor;
    REQUIRE(visitor.click("play"));
    CHECK(visitor.app.playing());
    REQUIRE(visitor.click("play"));
    CHECK_FALSE(visitor.app.playing());
    CHECK(visitor.app.player()->step() > 0);
}

TEST_CASE("Step and Step back move the search by one event each") {
    Visitor visitor;
    visitor.click("play");
    visitor.click("play");
    const std::uint64_t step = visitor.app.player()->step();
    visitor.click("step");
    CHECK(visitor.app.player()->step() == step + 1);
    visitor.click("step-back");
    CHECK(visitor.app.player()->step() == step);
}

TEST_CASE("Next solution finds the first solution of the classic board") {
    Visitor visitor;
    visitor.app.apply(LoadRun{});
    visitor.look();
    visitor.click("next-solution");
    visitor.look(3);
    CHECK(is_solution(visitor.app.board(), 8));
    CHECK(visitor.app.player()->tally().placements == 113);
    CHECK(visitor.app.player()->tally().removals == 105);
}

TEST_CASE("To end finds all 92 solutions and To start goes back to none") {
    Visitor visitor;
    visitor.app.apply(LoadRun{});
    visitor.look();
    visitor.click("to-end");
    for (int i = 0; i < 1000 && visitor.app.seeking(); ++i) visitor.look();
    CHECK(visitor.app.player()->tally().solutions == 92);
    visitor.click("to-start");
    visitor.look(2);
    CHECK(visitor.app.player()->step() == 0);
}

TEST_CASE("Space plays and pauses, full stop and comma step") {
    Visitor visitor;
    visitor.type(ImGuiKey_Space);
    CHECK(visitor.app.playing());
    visitor.type(ImGuiKey_Space);
    CHECK_FALSE(visitor.app.playing());
    const std::uint64_t step = visitor.app.player()->step();
    visitor.type(ImGuiKey_Period);
    CHECK(visitor.app.player()->step() == step + 1);
    visitor.type(ImGuiKey_Comma);
    CHECK(visitor.app.player()->step() == step);
}

TEST_CASE("Close brings back the queens that the search took off the board") {
    Visitor visitor;
    const Board before = visitor.app.board();
    visitor.click("play");
    REQUIRE(visitor.click("close-run"));
    CHECK(visitor.app.player() == nullptr);
    CHECK(visitor.app.board() == before);
}

TEST_CASE("the nine surfaces can be picked") {
    for (const NamedSurface& entry : surfaces) {
        Visitor visitor;
        visitor.click("surface");
        visitor.look(2);
        REQUIRE(visitor.click("surface-" + std::string(entry.slug)));
        CHECK(visitor.app.state().board.surface() == entry.surface);
    }
}

TEST_CASE("the board gets another column, and another size at once") {
    Visitor visitor;
    visitor.click("size");
    visitor.look(2);
    REQUIRE(visitor.click("columns-more"));
    CHECK(visitor.app.board().size() == Size{9, 8});
    REQUIRE(visitor.click("size-12"));
    CHECK(visitor.app.board().size() == Size{12, 12});
}

TEST_CASE("counting on the page agrees with the published total") {
    Visitor visitor;
    REQUIRE(visitor.click("tab-count"));
    REQUIRE(visitor.click("count"));
    work_it_off(visitor);
    REQUIRE(visitor.app.counting());
    CHECK(visitor.app.counting()->ledger().complete());
    CHECK(visitor.app.counting()->ledger().count() == 92);
}

TEST_CASE("Pause and Discard stop the count and its workers, and Go on ends it") {
    Visitor visitor;
    visitor.click("tab-count");
    visitor.click("count");
    (void)visitor.app.take_requests();
    const auto dropped = [&] {
        bool found = false;
        for (const Request& request : visitor.app.take_requests()) {
            found = found || std::holds_alternative<DropJobs>(request);
        }
        return found;
    };
    REQUIRE(visitor.click("pause-count"));
    CHECK(dropped());
    CHECK(visitor.app.counting()->paused());
    visitor.look();
    REQUIRE(visitor.click("go-on"));
    CHECK(visitor.app.counting()->running());
    visitor.look();
    REQUIRE(visitor.click("discard-count"));
    CHECK(dropped());
    CHECK_FALSE(visitor.app.counting());
}

TEST_CASE("a faulty link says what is wrong and keeps the board") {
    Visitor visitor;
    const Board before = visitor.app.board();
    visitor.open("n=8&q=1.5.8.6.3.7.2.9", 1);
    REQUIRE(visitor.app.notice());
    CHECK(visitor.app.notice()->text.find("row 9") != std::string::npos);
    CHECK(visitor.app.board() == before);
    REQUIRE(visitor.click("dismiss-notice"));
    CHECK_FALSE(visitor.app.notice());
}

TEST_CASE("the part of a faulty link that could be read can be opened") {
    Visitor visitor("n=6&t=torus&q=1.2.3.4.5.9", {}, 1);
    REQUIRE(visitor.click("accept-offer"));
    CHECK(visitor.app.board().size() == Size{6, 6});
}

TEST_CASE("a pawn is chosen and placed") {
    Visitor visitor;
    visitor.click("tab-place");
    REQUIRE(visitor.click("pawn"));
    visitor.click("square g2");
    CHECK(visitor.on(6, 6) == Piece::pawn);
}

TEST_CASE("everything that a visitor can press lies on the screen") {
    constexpr Viewport screens[] = {
        {1366, 768, false}, {1920, 1080, false}, {1024, 768, false}, {390, 844, true}};
    for (const Viewport& viewport : screens) {
        Visitor visitor(viewport);
        INFO(viewport.width << " x " << viewport.height);
        const auto inside = [&](const char* id) {
            INFO(id);
            const auto box = visitor.rect(id);
            REQUIRE(box);
            CHECK(box->x >= 0);
            CHECK(box->y >= 0);
            CHECK(box->x + box->width <= viewport.width);
            CHECK(box->y + box->height <= viewport.height);
            const float least = viewport.finger ? 24 : 16;
            CHECK(box->width >= least);
            CHECK(box->height >= least);
        };
        visitor.app.apply(Put{{7, 7}});
        visitor.look(2);
        for (const char* id : {"square a1", "square h8", "size", "surface", "undo", "redo", "share",
                               "help", "tab-place", "tab-solve", "tab-count", "solver", "play"}) {
            inside(id);
        }
        visitor.click("play");
        visitor.look(2);
        for (const char* id : {"square a1", "square h8", "to-start", "step-back", "play", "step",
                               "next-solution", "to-end", "scrubber"}) {
            inside(id);
        }
        inside(viewport.finger ? "speed-menu" : "speed");
    }
}

TEST_CASE("the bar of a phone has buttons for a thumb, and the help has what the bar leaves out") {
    const std::string plane = "n=8";
    const std::string torus = "n=8&t=torus";
    const std::string largest = "n=1024&t=kleinv";
    for (const Viewport viewport : {Viewport{390, 844, true}, Viewport{360, 640, true}}) {
        for (const std::string& link : {plane, torus, largest}) {
            INFO(link << " at " << viewport.width);
            Visitor visitor(link, viewport);
            const auto is_narrow = [](const ui::Shown& shown) {
                return shown.region == ui::Region::bar && !ui::is_words(shown) &&
                       (shown.rect.width < 44 || shown.rect.height < 44);
            };
            const auto& all = visitor.record().all();
            CHECK(std::none_of(all.begin(), all.end(), is_narrow));
            std::vector<std::string> missing;
            for (const char* id : {"repeated", "solid", "share", "present"}) {
                if (!visitor.sees(id)) missing.emplace_back(id);
            }
            visitor.tap("help");
            visitor.look(2);
            for (const std::string& id : missing) {
                const bool is_view = id == "repeated" || id == "solid";
                INFO(id);
                CHECK(visitor.sees(id + "-in-help") == (link != plane || !is_view));
            }
        }
    }
}

TEST_CASE("on a phone the bar has Share on a torus, too, once something can be undone") {
    Visitor visitor("n=8&t=torus", {390, 844, true});
    REQUIRE(visitor.sees("share"));
    visitor.app.apply(Put{{2, 2}});
    visitor.look(2);
    CHECK(visitor.sees("undo"));
    CHECK(visitor.sees("share"));
}

TEST_CASE("a phone shares and repeats its board from the help") {
    Visitor visitor("n=1024&t=torus", {360, 640, true});
    REQUIRE_FALSE(visitor.sees("repeated"));
    visitor.tap("help");
    visitor.look(2);
    visitor.tap("repeated-in-help");
    visitor.look(2);
    CHECK(visitor.app.state().view == View::repeated);
}

TEST_CASE("extra queens are chosen by presses, and every count made is listed") {
    Visitor visitor("n=6&room=count", {1366, 1600, false});
    REQUIRE(visitor.click("extra-queens-more"));
    CHECK(visitor.app.task().pawns == 1);
    for (const int n : {4, 5, 6, 7}) {
        visitor.app.apply(Resize{{n, n}});
        visitor.look(2);
        REQUIRE(visitor.click("count"));
        work_it_off(visitor);
        visitor.look(2);
    }
    CHECK(visitor.app.count_room().finished().size() == 4);
    REQUIRE(visitor.click("extra-queens-less"));
    visitor.app.apply(StartCount{});
    work_it_off(visitor);
    visitor.look(2);
    CHECK(visitor.app.count_room().finished().back().count == 40);
    REQUIRE(visitor.click("copy-as-table"));
    bool shown = false;
    for (const Request& request : visitor.app.take_requests()) {
        const auto* text = std::get_if<ShowText>(&request);
        shown = shown || (text != nullptr && text->text.find(",7,0,40,6,40,") != std::string::npos);
    }
    CHECK(shown);
}
