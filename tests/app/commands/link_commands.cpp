// Links with parts that cannot be read: one sentence says so, and the rest is shown.
#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

namespace {

/// What is said about a link, empty if nothing is.
std::string said_of(const std::string& link) {
    App app(1);
    app.apply(OpenLink{link});
    return app.notice() ? app.notice()->text : std::string();
}

}  // namespace

TEST_CASE("a goal that cannot be read is reported, and the board of its link is shown") {
    for (const std::string goal : {"win", "queens", "queens=many", "surface=ball", "queens>5",
                                   "solution*", "solution_and_", "queen=99999-1", "count=-1"}) {
        App app(1);
        app.apply(OpenLink{"#n=4&q=2.4.1.0&heat=1&goal=" + goal});
        INFO(goal);
        REQUIRE(app.notice());
        CHECK_FALSE(app.notice()->complaint);
        CHECK(app.notice()->text == "The goal \"" + goal +
                                        "\" of this link cannot be read, so nothing is asked. "
                                        "Everything else is as the link says.");
        CHECK(app.state().goal.empty());
        CHECK(app.state().heat);
        CHECK(app.board().count(Piece::queen) == 3);
    }
}

TEST_CASE("a part of the display that cannot be read is reported, and the others are taken") {
    App app(1);
    app.apply(OpenLink{"#n=5&room=attic&heat=1&goal=solution"});
    REQUIRE(app.notice());
    CHECK(app.notice()->text ==
          "For \"room\" the link says \"attic\", which cannot be read. Everything else is as the "
          "link says.");
    CHECK(app.state().heat);
    CHECK(app.state().goal.size() == 1);
    CHECK(said_of("#n=5&sel=6-1").find("\"6-1\"") != std::string::npos);
    CHECK(said_of("#n=5&heat=j%C3%A4").find("\"heat\"") != std::string::npos);
    CHECK(said_of("#n=5&draw=rf1-1.what").find("\"draw\"") != std::string::npos);
}

TEST_CASE("what messengers add to a link is passed over in silence") {
    CHECK(said_of("#n=5&utm_source=a%20b&fbclid=IwAR0&heat=1").empty());
    CHECK(said_of("#n=5&goal=").empty());
}

TEST_CASE("a racer that is not known is named, and the others race") {
    App app(1);
    app.apply(OpenLink{"#n=8&room=race&race=backtracking.bitmask.min-conflicts.permutations"});
    REQUIRE(app.notice());
    CHECK(app.notice()->text ==
          "No algorithm is called \"min-conflicts\", so it does not race. Everything else is as "
          "the link says.");
    CHECK(app.state().racers ==
          std::vector<std::string>{"backtracking", "bitmask", "permutations"});
}

TEST_CASE("more racers than can race are left out with a word") {
    CHECK(said_of("#n=8&room=race&race=backtracking.bitmask.permutations.backtracking.bitmask") ==
          "Only 4 algorithms race at once, so the link's last ones are left out.");
    CHECK(said_of("#n=8&room=race&race=nobody.backtracking").find("nobody.backtracking") !=
          std::string::npos);
    CHECK(said_of("#n=8&room=race&race=backtracking").find("\"backtracking\"") !=
          std::string::npos);
    CHECK(said_of("#n=8&room=race&race=nobody.backtracking.bitmask.permutations.backtracking."
                  "bitmask") ==
          "Only 4 algorithms race at once, so the link's last ones are left out.");
}

TEST_CASE("undo brings back the search that a link with a task took away, where no queen moved") {
    App app(1);
    app.apply(ClearBoard{});
    app.apply(StepBy{1});
    app.apply(StepBy{-1});
    REQUIRE(app.player() != nullptr);
    app.apply(OpenLink{"#n=8&goal=queens=3"});
    CHECK(app.player() == nullptr);
    CHECK_FALSE(app.state().goal.empty());
    app.apply(Undo{});
    CHECK(app.player() != nullptr);
    CHECK(app.state().goal.empty());
}

TEST_CASE("a racer without a name is passed over in silence") {
    for (const char* const racers : {"backtracking.bitmask.", "backtracking..bitmask"}) {
        App app(1);
        app.apply(OpenLink{std::string("#n=8&room=race&race=") + racers});
        INFO(racers);
        CHECK_FALSE(app.notice());
        CHECK(app.state().racers == std::vector<std::string>{"backtracking", "bitmask"});
    }
}
