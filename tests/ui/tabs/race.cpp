// Races under the hands of a visitor.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("a race is started, halted and brought back to the start by presses") {
    Visitor visitor;
    REQUIRE(visitor.click("more-tabs"));
    visitor.look(2);
    REQUIRE(visitor.click("tab-race"));
    visitor.look(2);
    REQUIRE(visitor.click("run-race"));
    visitor.look(40);
    CHECK(visitor.app.racing());
    CHECK(visitor.app.race()->racers()[0].tally().steps() > 0);
    REQUIRE(visitor.click("run-race"));
    CHECK_FALSE(visitor.app.racing());
    REQUIRE(visitor.click("reset-race"));
    CHECK(visitor.app.race()->racers()[0].tally().steps() == 0);
}

TEST_CASE("a race that ends because the board was changed says so") {
    Visitor visitor("n=8&room=race");
    REQUIRE(visitor.click("run-race"));
    visitor.look(4);
    visitor.app.apply(Resize{{9, 9}});
    CHECK_FALSE(visitor.app.racing());
    REQUIRE(visitor.app.notice());
    CHECK(visitor.app.notice()->text == "The race has ended, because the board was changed.");
    visitor.look(2);
    CHECK(visitor.sees("dismiss-notice"));
}

TEST_CASE("racers are added, exchanged and taken out by presses") {
    Visitor visitor("n=8&room=race&race=backtracking.permutations", {1366, 1200, false});
    REQUIRE(visitor.click("add-an-algorithm"));
    visitor.look(2);
    REQUIRE(visitor.click("new-racer-backtracking"));
    visitor.look(2);
    CHECK(visitor.app.state().racers ==
          std::vector<std::string>{"backtracking", "permutations", "backtracking"});
    REQUIRE(visitor.click("choose-racer-1"));
    visitor.look(2);
    REQUIRE(visitor.click("racer-1-permutations"));
    visitor.look(2);
    REQUIRE(visitor.click("remove-racer-2"));
    CHECK(visitor.app.state().racers == std::vector<std::string>{"permutations", "backtracking"});
}

TEST_CASE("equal time is chosen by a press") {
    Visitor visitor;
    visitor.app.apply(OpenTab{Tab::race});
    visitor.look(2);
    REQUIRE(visitor.click("equal-time"));
    CHECK(visitor.app.fairness() == Fairness::time);
}

TEST_CASE("no square of a board is pressed where the race is shown") {
    Visitor visitor;
    CHECK(visitor.sees("square d4"));
    visitor.app.apply(OpenTab{Tab::race});
    visitor.look(2);
    CHECK_FALSE(visitor.sees("square d4"));
}

TEST_CASE("races of two to four are drawn at every size of screen") {
    for (const Viewport viewport : {Viewport{1920, 1080, false}, Viewport{390, 844, true}}) {
        Visitor visitor(viewport);
        for (const char* const link :
             {"n=8&room=race&race=backtracking.permutations",
              "n=8x5&room=race&race=backtracking.permutations.backtracking",
              "n=1&room=race&race=backtracking.permutations.backtracking.permutations",
              "n=200&room=race", "b=N7/8/8/8/8/8/8/8&n=8&room=race"}) {
            INFO(link);
            visitor.open(link);
            visitor.click("run-race");
            visitor.look(3);
            CHECK(visitor.sees("tab-race"));
        }
    }
}

TEST_CASE("the names of racers are whole on a phone, in every language") {
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        REQUIRE(spoken.is_spoken);
        for (const char* racers :
             {"constraint.fewest_free", "backtracking.local_search", "exact_cover.annealing",
              "constraint.permutations.min_conflicts"}) {
            Visitor visitor(std::string("n=8&room=race&race=") + racers, {390, 540, true});
            INFO(racers << " in " << language.tag);
            for (const ui::Shown& shown : visitor.record().all()) {
                const bool is_cut = shown.label.ends_with("\xE2\x80\xA6");
                CHECK_FALSE((is_cut && shown.role == ui::Role::text));
            }
        }
    }
}

TEST_CASE("below the boards of a race on a phone there is room for all that is said in the end") {
    constexpr float edge = 8;
    const Viewport viewport{844, 390, true};
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        INFO(language.tag);
        Visitor visitor(
            "n=8&room=race&race=backtracking.min_conflicts.genetic.exact_cover&fair=time",
            viewport);
        visitor.app.apply(RunRace{true});
        for (int frame = 0; frame < 400 && visitor.app.racing(); ++frame) visitor.look(1);
        visitor.look(2);
        int words = 0;
        for (const ui::Shown& shown : visitor.record().all()) {
            if (shown.region != ui::Region::words) continue;
            ++words;
            CHECK(shown.rect.y + shown.rect.height <= viewport.height - edge);
        }
        CHECK(words >= 8);
    }
}

TEST_CASE("the boards of a race stand where they are largest") {
    const auto lines_of_boards = [](Viewport viewport, const std::string& size) {
        Visitor visitor(size + "&room=race&race=backtracking.exact_cover.backtracking", viewport);
        std::set<float> heights;
        for (const ui::Shown& shown : visitor.record().all()) {
            if (shown.label == "0 steps, 0 solutions") heights.insert(shown.rect.y);
        }
        return heights.size();
    };
    CHECK(lines_of_boards({1366, 768, false}, "n=8") == 1);
    CHECK(lines_of_boards({1366, 768, false}, "n=24x4") == 3);
    CHECK(lines_of_boards({390, 844, true}, "n=8") == 2);
}

TEST_CASE("a race on the largest board is drawn with little more than one on a usual board") {
    Visitor visitor;
    const auto corners_drawn = [&](const char* link) {
        visitor.open(link);
        return ImGui::GetDrawData()->TotalVtxCount;
    };
    const int usual = corners_drawn("n=20&room=race");
    const int largest = corners_drawn("n=1024&room=race");
    CHECK(largest < 2 * usual);
}
