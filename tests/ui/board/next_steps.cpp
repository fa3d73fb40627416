// The step that is offered at each moment: the search that is shown is one for what is asked.
#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"
#include "ui/reads.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("where fewer queens fit than there are rows, the search that is shown places as many") {
    for (const char* const link :
         {"n=8&t=cyl", "n=8&t=mobius", "n=6&t=klein", "n=8&t=proj", "n=3", "n=2"}) {
        CAPTURE(link);
        Visitor visitor(link);
        const auto most = visitor.app.answers().verdict.answer().goal.most;
        REQUIRE(most);
        REQUIRE(visitor.click("show-search"));
        CHECK(visitor.app.solver().slug == "most_pieces");
        CHECK_FALSE(visitor.app.notice());
        visitor.app.apply(StepBy{1'000'000});
        visitor.look(3);
        CHECK(visitor.app.board().count(Piece::queen) == *most);
    }
}

TEST_CASE("the search that is shown for the most queens plays on from record to record") {
    Visitor visitor("n=8&t=mobius");
    REQUIRE(visitor.click("show-search"));
    visitor.look(20);
    REQUIRE(visitor.app.player());
    while (visitor.app.player()->tally().solutions < 2 && visitor.app.playing()) visitor.look(20);
    CHECK(visitor.app.player()->tally().solutions >= 2);
}

TEST_CASE("a solved board is not offered to be counted where no board of its side is counted") {
    for (const char* const link : {"n=3&q=1.3.0", "n=2&q=1.0"}) {
        Visitor visitor(link);
        CHECK(visitor.app.is_solved());
        CHECK_FALSE(visitor.sees("count-all"));
    }
}

TEST_CASE("undo is offered only to whom has changed something") {
    Visitor visitor("n=8&q=1.3.5.2.4.0.0.0");
    CHECK(visitor.app.answers().verdict.answer().mood == Mood::stuck);
    CHECK_FALSE(visitor.sees("undo-last"));
    visitor.app.apply(Put{{7, 0}, Piece::none});
    visitor.app.apply(Put{{7, 0}, Piece::queen});
    visitor.look(3);
    CHECK(visitor.sees("undo-last"));
}

TEST_CASE("the next board is named by its queens only where it has one more") {
    const auto next_of = [](const char* link) {
        Visitor visitor(link);
        const auto* next = visitor.record().find("next-size");
        return next ? next->label : std::string();
    };
    CHECK(next_of("n=8&q=5.3.1.7.2.8.6.4") == "Try 9 queens");
    CHECK(next_of("n=8&b=4Q3/2Q5/7Q/3Q4/1Q1P2Q1/3Q4/5Q2/Q7") == "Try a board of 9 rows");
}

TEST_CASE("why no more queens fit on a torus is shown beside the flat board") {
    for (const Viewport& viewport : {Viewport{1366, 768, false}, Viewport{390, 844, true}}) {
        for (const auto& [view, told_beside] :
             {std::pair{"solid", View::flat}, std::pair{"repeated", View::repeated}}) {
            INFO(view);
            Visitor visitor("n=8&t=torus&q=0.0.0.4.0.0.0.0&sel=4-4&view=" + std::string(view),
                            viewport, 4);
            REQUIRE(visitor.tap("why-not"));
            visitor.look(4);
            CHECK(visitor.app.state().topic == Topic::theorem);
            CHECK(visitor.app.state().view == told_beside);
            CHECK(visitor.sees("square a1"));
        }
    }
}

TEST_CASE("beside a lesson the board says how many queens stand, and gives nothing away") {
    for (const char* const link :
         {"n=8&t=torus&q=1.0.0.0.0.0.0.0", "n=8&t=torus&q=1.0.0.0.0.0.0.0&goal=queens=6-or-more",
          "n=3&q=1.0.0"}) {
        CAPTURE(link);
        Visitor visitor(link, {.beside_lesson = true}, 4);
        CHECK(reads(visitor, "1 queen"));
        CHECK_FALSE(visitor.sees("show-search"));
        CHECK_FALSE(visitor.sees("why-not"));
        for (const char* const told : {"no more fit", "6 queens", "of 6", "2 of"}) {
            CHECK_FALSE(reads(visitor, told));
        }
    }
}

TEST_CASE("once a queen stands where fewer fit than there are rows, no search is shown") {
    Visitor visitor("n=8&t=cyl&q=1.0.0.0.0.0.0.0");
    CHECK_FALSE(visitor.sees("show-search"));
    visitor.open("n=8&q=1.0.0.0.0.0.0.0");
    CHECK(visitor.sees("show-search"));
}

TEST_CASE("all solutions are counted, though the queens on the board would be kept") {
    Visitor visitor("n=6&q=2.4.6.1.3.5&keep=1");
    REQUIRE(keeps_queens(visitor.app.state()));
    REQUIRE(visitor.click("count-all"));
    work(visitor.app, 1);
    REQUIRE(visitor.app.counting());
    CHECK(visitor.app.counting()->ledger().count() == 4);
}

TEST_CASE("one undo brings the solution back in whose place a larger board was tried") {
    for (const char* const link : {"n=6&q=2.4.6.1.3.5", "n=5&t=torus&q=1.3.5.2.4"}) {
        CAPTURE(link);
        Visitor visitor(link);
        const Board solution = visitor.app.board();
        REQUIRE(visitor.click("next-size"));
        CHECK(visitor.app.board().rows() > solution.rows());
        CHECK(visitor.app.board().surface() == solution.surface());
        CHECK(visitor.app.board().count(Piece::queen) == 0);
        visitor.app.apply(Undo{});
        CHECK(visitor.app.board() == solution);
    }
}
