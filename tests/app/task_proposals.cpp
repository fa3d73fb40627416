// Tasks that a board suggests: each can be set, and what stands on the board is what it asks.
#include "app/task_proposals.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"

using namespace queens;

namespace {

App app_with(const std::string& link) {
    App app(1);
    app.apply(OpenLink{link});
    while (app.seeking()) app.poll(0, 1);
    app.poll(0);
    return app;
}

std::vector<TaskProposal> proposed(const std::string& link) {
    return propose_tasks(app_with(link));
}

bool is_met(const std::string& link) { return app_with(link).answers().task.answer().met; }

/// The goal of a link.
std::string goal_of(const std::string& link) {
    return lessons::write_goal(app_with(link).state().goal);
}

}  // namespace

TEST_CASE("an empty board asks for a solution") {
    const auto tasks = proposed("#n=6");
    REQUIRE(tasks.size() == 1);
    CHECK(tasks.front().fragment == "v=1&n=6&room=place&goal=solution");
    CHECK(tasks.front().asked == "Put 6 queens on the board so that none attacks another.");
}

TEST_CASE("an empty rectangle with joined edges asks for no more queens than fit") {
    const auto asked = [](const std::string& link) {
        const auto tasks = proposed(link);
        return tasks.size() == 1 ? goal_of(tasks.front().fragment) : std::string();
    };
    CHECK(asked("#n=7x5") == "solution");
    CHECK(asked("#n=9x6&t=torus") == "solution");
    CHECK(proposed("#n=9x6&t=torus").front().asked ==
          "Put 3 queens on the board so that none attacks another.");
    // As `queens most` finds, which tries all sets of queens.
    CHECK(asked("#n=8x4&t=klein") == "queens=2_and_conflicts=0");
    CHECK(asked("#n=7x3&t=mobius") == "queens=2_and_conflicts=0");
    // One that is too large for that is not set.
    CHECK(asked("#n=40x30&t=klein").empty());
}

TEST_CASE("beside pawns and walls nobody is asked for a number that is not known") {
    CHECK(proposed("#n=8&x=4-4").empty());
    CHECK(proposed("#n=8&w=4-4").empty());
}

TEST_CASE("a solution is taken off the board and asked for, or a part of it is left") {
    const auto tasks = proposed("#n=8&q=5.3.1.7.2.8.6.4&room=orbit&sel=1-5");
    REQUIRE(tasks.size() == 3);
    CHECK(goal_of(tasks[0].fragment) == "solution");
    CHECK(app_with(tasks[0].fragment).board().count(Piece::queen) == 0);
    CHECK(app_with(tasks[1].fragment).board().count(Piece::queen) == 2);
    CHECK(tasks[1].asked.ends_with("Put 8 queens on the board so that none attacks another."));
    CHECK(goal_of(tasks[2].fragment) == "solution_and_orbit=4");
}

TEST_CASE(
    "queens that stand in peace are given, and those that attack each other are to be moved") {
    const auto begun = proposed("#n=8&q=1.5.8.0.0.0.0.0");
    REQUIRE(begun.size() == 1);
    CHECK(app_with(begun.front().fragment).board().count(Piece::queen) == 3);
    CHECK(begun.front().asked.starts_with("A queen must stand on c8. A queen must stand on b5."));
    const auto wrong = proposed("#n=8&q=2.4.6.8.1.3.5.7");
    REQUIRE_FALSE(wrong.empty());
    CHECK(goal_of(wrong.front().fragment) == "solution");
    CHECK(app_with(wrong.front().fragment).board().count(Piece::queen) == 8);
}

TEST_CASE("queens that attack all squares are to be found again, and so are other armies") {
    CHECK(goal_of(proposed("#n=8&q=1.3.5.2.4.0.0.0").front().fragment) ==
          "queens=5_and_attacked=all");
    const auto kings = proposed("#n=4&b=K1K1/4/K1K1/4");
    REQUIRE(kings.size() == 1);
    CHECK(goal_of(kings.front().fragment) == "kings=4_and_conflicts=0");
    const auto nine = proposed("#n=8&b=4Q3/2Q5/7Q/3Q4/1Q1P2Q1/3Q4/5Q2/Q7");
    REQUIRE_FALSE(nine.empty());
    CHECK(app_with(nine.front().fragment).board().count(Piece::pawn) == 1);
}

TEST_CASE("no task asks for what no board of queens has") {
    const auto corners = proposed("#n=6&q=1.3.0.0.0.0");
    REQUIRE(corners.size() == 1);
    CHECK(goal_of(corners.front().fragment) == "solution");
    CHECK(app_with(corners.front().fragment).board().count(Piece::queen) == 0);
    CHECK(goal_of(proposed("#n=6&q=2.4.0.0.0.0").front().fragment) ==
          "queen=2-4_and_queen=1-2_and_solution");
    for (const std::string link :
         {"#n=8&t=torus&a=backtracking&i=30", "#n=6&t=klein&a=backtracking&i=5"}) {
        INFO(link);
        const auto searched = proposed(link);
        REQUIRE(searched.size() == 1);
        CHECK(goal_of(searched.front().fragment).starts_with("step="));
    }
    CHECK(goal_of(proposed("#n=5&a=domination&i=5").front().fragment) == "solutions=1-or-more");
}

TEST_CASE("a search is to find as much as it has found, and a count what was counted") {
    const auto searched = proposed("#n=6&a=backtracking&i=200");
    REQUIRE(searched.size() == 2);
    CHECK(app_with(searched.front().fragment).player()->step() == 0);
    CHECK(searched.front().asked.starts_with("Let the search find"));
    App app = app_with("#n=6&room=count");
    app.apply(StartCount{});
    tests::work(app, 1);
    app.poll(1);
    CHECK(goal_of(propose_tasks(app).front().fragment) == "count=4");
}

TEST_CASE("no task is met before anything has been done") {
    for (const std::string link :
         {"#n=1", "#n=4", "#n=4&q=2.4.1.3", "#n=8&q=1.5.8.0.0.0.0.0", "#n=3&q=1.1.0", "#n=2x5",
          "#n=8&t=klein", "#n=7&t=torus&q=7.3.6.2.5.1.4", "#n=5&b=5/5/2Q2/5/5",
          "#n=6&a=backtracking&i=0", "#n=6&a=backtracking&i=500", "#n=4&b=RNBQ/4/KA2/P3"}) {
        INFO(link);
        const auto tasks = proposed(link);
        CHECK_FALSE(tasks.empty());
        for (const TaskProposal& task : tasks) {
            INFO(task.fragment);
            CHECK_FALSE(task.asked.empty());
            CHECK_FALSE(goal_of(task.fragment).empty());
            CHECK_FALSE(is_met(task.fragment));
        }
    }
}
