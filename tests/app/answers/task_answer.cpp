// Tasks that a link asks for, on boards that are changed by commands.
#include "app/answers/task_answer.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/answer.hpp"
#include "app/app.hpp"
#include "app/hint_offer.hpp"

using namespace queens;

namespace {

/// The program with a task, after some commands.
App app_with(const std::string& link, const std::vector<std::string>& lines = {}) {
    App app(1);
    app.apply(OpenLink{link});
    app.poll(0);
    (void)app.take_requests();
    for (const std::string& line : lines) {
        if (const std::string why = app.obey(line); !why.empty()) FAIL(why);
        app.poll(0);
    }
    return app;
}

TaskAnswer task_after(const std::string& link, const std::vector<std::string>& lines = {}) {
    return app_with(link, lines).answers().task.answer();
}

bool announces(App& app, const std::string& words) {
    for (const Request& request : app.take_requests()) {
        const auto* said = std::get_if<Announce>(&request);
        if (said != nullptr && said->text == words) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("a free laboratory asks nothing") {
    CHECK(task_after("#n=8").asked.empty());
    CHECK_FALSE(task_after("#n=4&q=2.4.1.3").met);
}

TEST_CASE("a task says what it asks, and in how many moves it is met") {
    const std::string link = "#n=4&q=2.4.1.0&goal=solution";
    const TaskAnswer before = task_after(link);
    CHECK(before.asked == "Put 4 queens on the board so that none attacks another.");
    CHECK_FALSE(before.met);
    CHECK_FALSE(before.missed);
    CHECK(before.sentence.empty());
    const TaskAnswer missed = task_after(link, {"put square=d1 piece=queen"});
    CHECK_FALSE(missed.met);
    CHECK(missed.missed);
    const TaskAnswer after =
        task_after(link, {"put square=d1 piece=queen", "undo", "put square=a1 piece=queen", "undo",
                          "put square=d3 piece=queen"});
    CHECK(after.met);
    CHECK(after.sentence == "Well done: the task is met, in 1 move.");
}

TEST_CASE("pieces that a search shows meet no task that asks for pieces") {
    const TaskAnswer shown = task_after("#n=6&a=backtracking&goal=solution", {"next-solution"});
    CHECK_FALSE(shown.met);
    CHECK_FALSE(shown.missed);
    CHECK(shown.asked ==
          "Put 6 queens on the board so that none attacks another. The search has done it. Now it "
          "is your turn.");
    CHECK(task_after("#n=6&goal=solution", {"load", "next-solution", "close"}).sentence.empty());
    CHECK(task_after("#n=6&a=backtracking&goal=solution+and+solutions=1", {"next-solution"}).met);
}

TEST_CASE("a task says what it asks of its own board, also on another one") {
    CHECK(task_after("#n=6&goal=solution", {"surface to=torus"}).asked ==
          "Put 6 queens on the board so that none attacks another. This is no longer the board of "
          "the task.");
}

TEST_CASE("undo and redo of a task that was opened count as no move") {
    App app = app_with("#n=5", {"put square=a1 piece=queen"});
    app.apply(OpenLink{"#n=4&q=2.4.1.0&goal=solution_and_moves<=1"});
    for (const char* line : {"undo", "redo", "put square=d3 piece=queen"}) {
        CHECK(app.obey(line).empty());
        app.poll(1);
    }
    CHECK(app.answers().task.answer().met);
    CHECK(app.moves() == 1);
}

TEST_CASE("a task that is met is announced once") {
    App app = app_with("#n=4&q=2.4.1.0&goal=solution", {"put square=d3 piece=queen"});
    CHECK(announces(app, "Well done: the task is met, in 1 move."));
    app.poll(1);
    CHECK_FALSE(announces(app, "Well done: the task is met, in 1 move."));
}

TEST_CASE("a task follows the search that is loaded, and the surface") {
    const std::string search = "#n=8&a=backtracking&goal=step>=3";
    CHECK_FALSE(task_after(search, {"step by=2"}).met);
    CHECK(task_after(search, {"step by=3"}).met);
    const std::string torus = "#n=8&goal=surface=torus+and+queens=0";
    CHECK_FALSE(task_after(torus, {"surface to=klein"}).met);
    CHECK(task_after(torus, {"surface to=torus"}).met);
}

TEST_CASE("a task is met on its own board alone, and that is said") {
    const std::string link = "#n=8&t=mobius&goal=queens=2-or-more_and_conflicts=0";
    const std::string words = "This is no longer the board of the task.";
    const std::vector<std::string> two{"put square=a1 piece=queen", "put square=b3 piece=queen"};
    const auto after = [&](std::vector<std::string> lines) {
        lines.insert(lines.end(), two.begin(), two.end());
        return task_after(link, lines);
    };
    CHECK(after({}).met);
    for (const std::string change : {"put square=h8 piece=wall", "put square=h8 piece=pawn",
                                     "put square=h8 piece=forbidden", "surface to=plane"}) {
        INFO(change);
        const TaskAnswer strayed = after({change});
        CHECK_FALSE(strayed.met);
        CHECK(strayed.asked.ends_with(words));
        CHECK(after({change, "undo"}).met);
        CHECK_FALSE(after({change, "undo"}).asked.ends_with(words));
    }
    // The board on which a goal is set, or which a link brings, is that of the task.
    CHECK(task_after("#n=4", {"put square=a1 piece=wall", "goal to=walls=1", "goal to=queens=0"})
              .met);
    CHECK(app_with(link, {"put square=h8 piece=wall",
                          "open link=n=8&t=mobius&w=8-8&q=1.0.0.0.0.0."
                          "0.0&goal=queens=1"})
              .answers()
              .task.answer()
              .met);
}

TEST_CASE("a pawn or a wall that a goal asks for may be put") {
    CHECK(task_after("#n=4&goal=pawns=1", {"put square=a1 piece=pawn"}).met);
    CHECK(task_after("#n=4&goal=walls=1", {"put square=a1 piece=wall"}).met);
    CHECK_FALSE(
        task_after("#n=4&goal=walls=1", {"put square=b1 piece=pawn", "put square=a1 piece=wall"})
            .met);
}

TEST_CASE("whoever puts the task away is free, and a new one counts moves anew") {
    CHECK(task_after("#n=4&goal=solution", {"goal to="}).asked.empty());
    const App app = app_with("#n=4", {"put square=a1 piece=queen", "goal to=queens=2"});
    CHECK(app.moves() == 0);
    CHECK(app.answers().task.answer().asked == "Have exactly 2 queens on the board.");
}

TEST_CASE("a hint towards the goal of a task is offered in stages, and given to whoever asks") {
    const std::string link = "#n=7&t=torus&goal=queens=3+and+conflicts=0";
    App app = app_with(link);
    std::vector<std::string> words;
    while (const auto offer = hint_offer(app)) {
        CHECK(offer->queens == 3);
        if (words.empty()) CHECK(app.hint().sentence.empty());
        words.push_back(offer->words);
        CHECK(app.obey("hint queens=3").empty());
        app.poll(0);
        CHECK(app.hint().stage == offer->stage);
    }
    CHECK(words == std::vector<std::string>{"Hint", "Why there?", "Show the square"});
    CHECK(app.board().count(Piece::queen) == 0);
}

TEST_CASE(
    "no hint is offered in a task that is met, that no queen meets, or that is being searched") {
    for (const std::string link :
         {"#n=4&q=2.4.1.3&goal=solution", "#n=8&goal=orbit=4+and+solution", "#n=8&goal=count=92",
          "#n=8&goal=queens=5+and+attacked=all", "#n=4&q=1.2.0.0&goal=solution",
          "#n=6&goal=queens=7+and+conflicts=0", "#n=8&a=backtracking&goal=solution"}) {
        INFO(link);
        CHECK_FALSE(hint_offer(app_with(link)));
    }
    CHECK(hint_offer(app_with("#n=8&goal=solution")));
    CHECK(answer(app_with("#n=8&goal=solution"), "hint") == "8\nHint");
    CHECK(answer(app_with("#n=8&goal=count=92"), "hint").empty());
}
