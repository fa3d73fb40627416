// Proving a garden in the program: a step counts only with the technique that allows it.
#include <catch2/catch_test_macros.hpp>

#include "app/hint_offer.hpp"
#include "app/requested.hpp"
#include "app/rooms/proof_room.hpp"
#include "gardens/grade.hpp"
#include "gardens/play.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// A garden of six rows with a queen, about to be proved.
App proving() {
    App app(1);
    app.apply(GrowGarden{6, {}, GardenRule::touch, {}, 2});
    app.apply(Put{{0, 0}, Piece::queen});
    app.apply(ProveGarden{true});
    app.poll(0);
    (void)app.take_requests();
    return app;
}

Deduction next_of(const App& app) {
    const Puzzle puzzle = puzzle_of(garden_of(app.board(), app.state().regions));
    return next_deduction(puzzle, position_of(puzzle, app.board(), app.state().marks)).value();
}

Square square_of(const App& app, const Deduction& deduction) {
    const int place = deduction.places() ? *deduction.square : deduction.ruled_out.first();
    return app.board().size().square(place);
}

/// Names the technique of the next step, and presses a square that it decides.
void prove_next(App& app) {
    const Deduction next = next_of(app);
    app.apply(ChooseTechnique{std::string(techniques()[next.technique].slug)});
    app.apply(MarkSquares{{square_of(app, next)}});
}

}  // namespace

TEST_CASE("a proof begins with the empty garden, and undo brings the board before it back") {
    App app = proving();
    CHECK(app.proof().is_open());
    CHECK(app.board().count(Piece::queen) == 0);
    app.apply(Undo{});
    CHECK(app.board().count(Piece::queen) == 1);
    CHECK_FALSE(app.proof().is_open());
}

TEST_CASE("a queen that is proved is not moved, and the proof goes on") {
    App app = proving();
    while (app.board().count(Piece::queen) == 0) prove_next(app);
    const Board proved = app.board();
    const Square queen = proved.find(Piece::queen).front();
    app.apply(Move{queen, {queen.row, (queen.column + 1) % 6}});
    CHECK(app.proof().is_open());
    CHECK(app.board() == proved);
    REQUIRE(app.notice());
    CHECK(app.notice()->text == "A queen that is proved stays where it is. Undo takes it back.");
}

TEST_CASE("a proof that ends before its first step brings back the queens that stood there") {
    App app = proving();
    prove_next(app);
    app.apply(Undo{});
    app.apply(ProveGarden{false});
    CHECK_FALSE(app.proof().is_open());
    CHECK(app.board().count(Piece::queen) == 1);
    CHECK(app.board().at({0, 0}) == Piece::queen);
}

TEST_CASE("the garden of a day left before the first step of its proof is found with its queens") {
    constexpr Day day{2026, 11, 29};
    App app(1);
    app.apply(OpenDay{day, GardenGrade::medium});
    app.apply(Put{{0, 0}, Piece::queen});
    app.apply(ProveGarden{true});
    app.poll(0);
    app.apply(OpenDay{day, GardenGrade::easy});
    app.poll(1);
    app.apply(OpenDay{day, GardenGrade::medium});
    app.poll(2);
    CHECK(app.board().at({0, 0}) == Piece::queen);
}

TEST_CASE("a square does not count without a rule, nor with a rule that does not decide it") {
    App app = proving();
    const Board before = app.board();
    const Square square = square_of(app, next_of(app));
    app.apply(MarkSquares{{square}});
    CHECK(announced(app) == "Choose a rule first, then a square that it decides.");
    CHECK(app.proof().refused() == 0);
    app.apply(ChooseTechnique{"last_square"});
    app.apply(Put{square, Piece::queen});
    CHECK(announced(app).ends_with("yet, but another one does."));
    CHECK(app.proof().refused() == 1);
    CHECK(app.board() == before);
    CHECK(app.state().marks.empty());
    CHECK(app.proof().steps() == 0);
}

TEST_CASE("a step with its rule is put on the board with all that follows, and told why") {
    App app = proving();
    const Deduction next = next_of(app);
    prove_next(app);
    CHECK(announced(app) ==
          reason_of(puzzle_of(garden_of(app.board(), app.state().regions)), next));
    CHECK(app.proof().steps() == 1);
    CHECK(static_cast<int>(app.state().marks.size()) == next.ruled_out.size());
}

TEST_CASE("undo takes proved steps back, and redo brings them again") {
    App app = proving();
    prove_next(app);
    prove_next(app);
    CHECK(app.proof().steps() == 2);
    app.apply(Undo{});
    CHECK(app.proof().steps() == 1);
    app.apply(Redo{});
    CHECK(app.proof().steps() == 2);
    app.apply(Undo{});
    prove_next(app);
    CHECK(app.proof().steps() == 2);
}

TEST_CASE("a garden is proved step by step to its solution") {
    App app = proving();
    while (!is_solved_garden(app.board(), app.state().regions)) {
        const std::size_t steps = app.proof().steps();
        prove_next(app);
        REQUIRE(app.proof().steps() == steps + 1);
    }
    CHECK(app.proof().refused() == 0);
}

TEST_CASE("after a proved step the first stage of a hint can be asked for") {
    App app = proving();
    prove_next(app);
    app.poll(1);
    CHECK_FALSE(app.hint().sentence.empty());
    CHECK(hint_offer(app).value().stage == HintStage::where);
    app.apply(AskHint{6});
    CHECK(hint_offer(app).value().stage == HintStage::why);
    app.apply(AskHint{6});
    CHECK_FALSE(hint_offer(app));
}

TEST_CASE("hints do nothing by themselves in a proof, and another garden ends it") {
    App app = proving();
    app.apply(AskHint{6});
    app.apply(AskHint{6});
    app.apply(FollowHint{});
    CHECK(app.board().count(Piece::queen) == 0);
    CHECK(app.state().marks.empty());
    CHECK(app.proof().is_open());
    app.apply(GrowGarden{6, {}, GardenRule::touch, {}, 3});
    CHECK_FALSE(app.proof().is_open());
}

TEST_CASE("a proof that is ended leaves its board, on which everything is free again") {
    App app = proving();
    prove_next(app);
    const Marks marks = app.state().marks;
    app.apply(ProveGarden{false});
    CHECK_FALSE(app.proof().is_open());
    CHECK(app.state().marks == marks);
    app.apply(Put{{5, 5}, Piece::queen});
    CHECK(app.board().at({5, 5}) == Piece::queen);
}
