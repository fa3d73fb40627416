// Gardens that are explained: the board of an explanation is not the visitor's, and leaves no
// trace.
#include <catch2/catch_test_macros.hpp>

#include "app/answer.hpp"
#include "app/grown_garden.hpp"
#include "app/look/look.hpp"
#include "app/requested.hpp"
#include "app/rooms/garden_room.hpp"
#include "app/task_proposals.hpp"
#include "lessons/condition.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Day explained_day{2026, 11, 25};

/// The easy garden of a day with one queen and one mark, explained to its end.
App explained_to_the_end() {
    App app(1);
    app.apply(OpenDay{explained_day, GardenGrade::easy});
    app.apply(Put{{3, 3}, Piece::queen});
    app.apply(MarkSquares{{{1, 1}}});
    app.poll(0);
    app.apply(ExplainGarden{});
    app.apply(StepExplanation{1000});
    app.poll(1);
    REQUIRE(app.is_solved());
    return app;
}

bool has_own_board(const App& app) {
    return app.board().count(Piece::queen) == 1 && app.board().at({3, 3}) == Piece::queen &&
           app.state().marks == Marks{{1, 1}};
}

}  // namespace

TEST_CASE("an explanation leads from the empty garden to its solution, forward and back") {
    App app = in_garden();
    app.apply(Put{{3, 3}, Piece::queen});
    app.apply(MarkSquares{{{1, 1}}});
    app.apply(ExplainGarden{});
    REQUIRE(app.explained());
    CHECK(app.explained()->step == 0);
    CHECK(app.board() == Board({7, 7}));
    CHECK(app.state().marks.empty());
    std::vector<MarkedBoard> boards;
    std::vector<std::string> reasons;
    const std::size_t steps = app.explained()->steps;
    for (std::size_t i = 0; i < steps; ++i) {
        boards.push_back(app.marked_board());
        reasons.push_back(app.hint().sentence);
        CHECK_FALSE(reasons.back().empty());
        app.apply(StepExplanation{1});
    }
    app.poll(1);
    CHECK(app.answers().verdict.answer().mood == Mood::solved);
    CHECK(app.hint().sentence == "That is the solution, and there is no other.");
    app.apply(StepExplanation{1});
    CHECK(app.explained()->step == steps);
    for (std::size_t i = steps; i-- > 0;) {
        app.apply(StepExplanation{-1});
        CHECK(app.marked_board() == boards[i]);
        CHECK(app.hint().sentence == reasons[i]);
    }
    app.apply(EndExplanation{});
    CHECK_FALSE(app.explained());
    CHECK(app.board().at({3, 3}) == Piece::queen);
    CHECK(app.state().marks == Marks{{1, 1}});
}

TEST_CASE("who follows a step of an explanation goes on, and its board is nobody's to change") {
    App app = in_garden();
    app.apply(ExplainGarden{});
    app.apply(FollowHint{});
    REQUIRE(app.explained());
    CHECK(app.explained()->step == 1);
    app.apply(StepExplanation{5});
    const MarkedBoard shown = app.marked_board();
    const Piece other = shown.board.at({0, 0}) == Piece::none ? Piece::queen : Piece::none;
    for (const Command& change :
         {Command{Put{{0, 0}, other}}, Command{Move{{0, 0}, {0, 1}}},
          Command{MarkSquares{{{0, 0}}, !is_marked(shown.marks, {0, 0})}}}) {
        app.apply(change);
        CHECK(app.marked_board() == shown);
        CHECK(app.explained());
        REQUIRE(app.notice());
        CHECK(app.notice()->text ==
              "This board belongs to the explanation. Go back to your own first.");
    }
    app.apply(EndExplanation{});
    CHECK_FALSE(app.notice());
}

TEST_CASE("an explained garden of a day is not taken for one that somebody has solved") {
    App app(1);
    app.apply(OpenDay{explained_day, GardenGrade::easy});
    app.poll(0);
    app.apply(ExplainGarden{});
    app.apply(StepExplanation{1000});
    app.poll(1);
    CHECK(app.answers().verdict.answer().mood == Mood::solved);
    CHECK_FALSE(app.gardens().is_solved(explained_day, GardenGrade::easy));
    for (const Announce& said : requests_of<Announce>(app)) {
        CHECK(said.text.find("Solved") == std::string::npos);
    }
}

TEST_CASE("no queen of an explanation is crossed out") {
    App app = in_garden();
    app.apply(ExplainGarden{});
    bool ringed = false;
    for (std::size_t i = 0; i < app.explained()->steps; ++i) {
        for (const Look::Mark& mark : look_of(app).marks) {
            const bool on_queen = app.board().at(mark.square) == Piece::queen;
            CHECK_FALSE((on_queen && mark.kind == MarkKind::rejected));
            ringed = ringed || (on_queen && mark.kind == MarkKind::placed);
        }
        app.apply(StepExplanation{1});
    }
    CHECK(ringed);
}

TEST_CASE("nothing is asked about the board of an explanation, which goes on") {
    App app = explained_to_the_end();
    app.apply(StepExplanation{-2});
    const Hint before = app.hint();
    app.apply(AskHint{7});
    app.apply(AskCompletable{7});
    CHECK(app.explained());
    CHECK(app.hint() == before);
    app.apply(EndExplanation{});
    CHECK(has_own_board(app));
}

TEST_CASE("undo never brings a board of an explanation back, nor counts it as solved") {
    App app = explained_to_the_end();
    app.apply(EndExplanation{});
    CHECK(has_own_board(app));
    app.apply(Undo{});
    app.poll(2);
    CHECK(app.board().at({3, 3}) == Piece::queen);
    CHECK(app.state().marks.empty());
    app.apply(Undo{});
    CHECK(app.board().count(Piece::queen) == 0);
    CHECK_FALSE(app.gardens().is_solved(explained_day, GardenGrade::easy));
}

TEST_CASE("undo goes back in an explanation, and from its beginning to the visitor's board") {
    App app = explained_to_the_end();
    const std::size_t last = app.explained()->step;
    app.apply(Undo{});
    CHECK(app.explained()->step == last - 1);
    app.apply(StepExplanation{-1000});
    REQUIRE(app.can_undo());
    app.apply(Undo{});
    CHECK_FALSE(app.explained());
    CHECK(has_own_board(app));
}

TEST_CASE("a garden that is left while it is explained is found again as the visitor left it") {
    App app = explained_to_the_end();
    app.apply(OpenDay{explained_day, GardenGrade::hard});
    app.poll(2);
    app.apply(OpenDay{explained_day, GardenGrade::easy});
    app.poll(3);
    CHECK(has_own_board(app));
    CHECK_FALSE(app.gardens().is_solved(explained_day, GardenGrade::easy));
    for (int i = 0; i < 2; ++i) app.apply(Undo{});
    CHECK(has_own_board(app));
}

TEST_CASE("the address of a garden that is explained has the visitor's board") {
    App app = explained_to_the_end();
    (void)app.take_requests();
    app.apply(Share{});
    const auto shown = requests_of<ShowLink>(app);
    REQUIRE(shown.size() == 1);
    App other(1);
    other.apply(OpenLink{shown.front().fragment});
    CHECK(has_own_board(other));
}

TEST_CASE("a page that is left while it explains a garden comes back to the visitor's board") {
    App other(1);
    other.apply(OpenLink{answer(explained_to_the_end(), "state")});
    CHECK(has_own_board(other));
}

TEST_CASE("a page that is left while a garden is proved comes back to the visitor's board") {
    App app = in_garden();
    app.apply(Put{{3, 3}, Piece::queen});
    app.apply(ProveGarden{true});
    CHECK(app.board().count(Piece::queen) == 0);
    App other(1);
    other.apply(OpenLink{answer(app, "state")});
    CHECK(other.board().at({3, 3}) == Piece::queen);
}

TEST_CASE("a board that an explanation shows is not cleared, nor is the one behind it") {
    App app = explained_to_the_end();
    app.apply(ClearBoard{});
    REQUIRE(app.explained());
    REQUIRE(app.notice());
    CHECK(app.notice()->text ==
          "This board belongs to the explanation. Go back to your own first.");
    app.apply(EndExplanation{});
    CHECK(has_own_board(app));
}

TEST_CASE("a garden that is explained is shared as one that nobody has solved") {
    const App app = explained_to_the_end();
    CHECK(answer(app, "puzzle").starts_with("open "));
}

TEST_CASE("an explanation does not travel in a link, and sets no task") {
    App app = in_garden();
    CHECK(answer(app, "whole") == "yes");
    CHECK_FALSE(propose_tasks(app).empty());
    app.apply(ExplainGarden{});
    app.apply(StepExplanation{3});
    CHECK(answer(app, "whole") == "no");
    CHECK(propose_tasks(app).empty());
}

TEST_CASE("an explanation meets no task, and misses none") {
    App app = in_garden();
    app.apply(SetGoal{*lessons::read_goal("solution")});
    app.apply(ExplainGarden{});
    app.apply(StepExplanation{1000});
    app.poll(1);
    REQUIRE(app.is_solved());
    CHECK(answer(app, "goal").starts_with("open\n"));
}

TEST_CASE("a search that starts in an explanation starts on the visitor's board") {
    App app = explained_to_the_end();
    app.apply(LoadRun{});
    CHECK_FALSE(app.explained());
    app.apply(CloseRun{});
    CHECK(has_own_board(app));
}

TEST_CASE("where the rules do not suffice, an explanation says so at its end") {
    App app(1);
    app.apply(MakeGarden{4, {}, GardenRule::touch});
    for (int row = 1; row < 4; ++row) {
        app.apply(PaintRegion{{{row, 0}, {row, 1}, {row, 2}, {row, 3}}, row, false});
    }
    app.apply(PlayGarden{});
    app.apply(ExplainGarden{});
    app.apply(StepExplanation{1000});
    CHECK(app.hint().sentence == "The rules go no further here: the rest has to be tried.");
}

TEST_CASE("another size or surface, or leaving the gardens, leaves the visitor's own queens") {
    for (const Command& command :
         {Command(Resize{{9, 9}}), Command(SetSurface{cylinder_surface}), Command(LeaveGarden{})}) {
        App app = explained_to_the_end();
        app.apply(command);
        app.poll(2);
        CHECK_FALSE(app.explained());
        CHECK(app.board().count(Piece::queen) == 1);
        CHECK(app.state().marks.size() == 1);
        app.apply(SetSurface{});
        app.poll(3);
        CHECK_FALSE(app.is_solved());
        CHECK_FALSE(app.gardens().is_solved(explained_day, GardenGrade::easy));
    }
}
