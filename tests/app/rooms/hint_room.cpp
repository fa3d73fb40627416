// Hints in three stages, and whether a placement can be completed, each only when asked for.
#include "app/rooms/hint_room.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <tuple>
#include <utility>

#include "app/app.hpp"
#include "app/grown_garden.hpp"
#include "app/requested.hpp"
#include "core/link.hpp"
#include "core/spoken.hpp"

using namespace queens;

namespace {

Board board_in(std::string_view link) { return read_link(link).link->board; }

Hint hint_at(HintRoom& room, const Board& board, int queens) {
    room.ask_hint(board, queens);
    while (room.advance(0.01)) {
    }
    return room.hint();
}

std::string answer_on(std::string_view link, int queens) {
    HintRoom room;
    room.ask_completable(board_in(link), queens);
    while (room.advance(0.01)) {
    }
    return room.hint().sentence;
}

}  // namespace

TEST_CASE("a hint says where to look, then why, then the square of a solution") {
    const Board board = board_in("n=8&q=0.0.0.4.0.0.0.0");
    HintRoom room;
    const Hint where = hint_at(room, board, 8);
    CHECK(where.stage == HintStage::where);
    CHECK(where.sentence.starts_with("Look at "));
    CHECK(where.line.size() == 8);
    CHECK(where.free.empty());
    CHECK_FALSE(where.square);
    const Hint why = hint_at(room, board, 8);
    CHECK(why.stage == HintStage::why);
    CHECK(why.line == where.line);
    REQUIRE_FALSE(why.free.empty());
    CHECK_FALSE(why.square);
    const Hint last = hint_at(room, board, 8);
    CHECK(last.stage == HintStage::square);
    REQUIRE(last.square);
    CHECK(std::find(why.free.begin(), why.free.end(), *last.square) != why.free.end());
    CHECK(hint_at(room, board, 8) == last);
}

TEST_CASE("who follows every hint solves the board") {
    for (const auto& [link, queens] : {std::pair{"n=8&q=0.0.0.4.0.0.0.0", 8},
                                       {"n=8&t=torus", 6},
                                       {"n=5", 5},
                                       {"n=7&t=klein", 4}}) {
        INFO(link);
        Board board = board_in(link);
        while (board.count(Piece::queen) < queens) {
            HintRoom room;
            hint_at(room, board, queens);
            hint_at(room, board, queens);
            const Hint hint = hint_at(room, board, queens);
            REQUIRE(hint.square);
            board.put(*hint.square, Piece::queen);
        }
        CHECK(is_solution(board, queens));
    }
}

TEST_CASE("the row or column of a hint has the fewest free squares") {
    HintRoom room;
    const Board board = board_in("n=6&q=2.4.0.0.0.0");
    hint_at(room, board, 6);
    const Hint why = hint_at(room, board, 6);
    CHECK(why.sentence == "Row 6 has only 2 free squares left: c6 and f6.");
}

TEST_CASE("where lines without a queen may have fewer, only the number of free squares is said") {
    HintRoom room;
    const Board board = board_in("n=10&t=proj&q=0.0.0.0.0.0.0.0.9.0");
    hint_at(room, board, 5);
    const Hint why = hint_at(room, board, 5);
    CHECK(why.sentence.ends_with(" has " + std::to_string(why.free.size()) + " free squares."));
    hint_at(room, board_in("n=10"), 10);
    CHECK(hint_at(room, board_in("n=10"), 10).sentence.find("has the fewest free squares: 10.") !=
          std::string::npos);
}

TEST_CASE("where no solution is left, a hint and an answer say so kindly") {
    HintRoom room;
    const Hint hint = hint_at(room, board_in("n=8&q=0.0.0.4.6.0.5.0"), 8);
    CHECK(hint.in_vain);
    CHECK(hint.stage == HintStage::none);
    CHECK(hint.sentence ==
          "With these 3 in place, 8 queens cannot fit. Take some off, or go on and see why.");
    CHECK(answer_on("n=4&q=1.0.0.0", 4) ==
          "With this queen in place, 4 cannot fit. Take it off, or go on and see why.");
    CHECK(answer_on("n=3", 3) == "3 queens do not fit on this board.");
    CHECK(answer_on("n=8&q=0.0.0.4.0.0.0.0", 8) == "Yes, all 8 queens still fit.");
}

TEST_CASE("nothing is answered about attacks, full boards, and numbers that make no sense") {
    CHECK(answer_on("n=8&q=1.2.0.0.0.0.0.0", 8).empty());
    CHECK(answer_on("n=8&q=5.3.1.7.2.8.6.4", 8).empty());
    CHECK(answer_on("n=8", 9).empty());
    CHECK(answer_on("n=8", -1).empty());
}

TEST_CASE("nothing is said of the board until it is asked about, and nothing of the next one") {
    App app(1);
    app.apply(OpenLink{"n=4&q=1.0.0.0"});
    app.poll(1);
    CHECK(app.hint() == Hint{});
    app.apply(AskCompletable{4});
    std::ignore = app.take_requests();
    app.poll(2);
    CHECK(app.hint().in_vain);
    const auto announced = tests::requests_of<Announce>(app);
    REQUIRE(announced.size() == 1);
    CHECK(announced.front().text == app.hint().sentence);
    app.apply(Put{{1, 1}, Piece::queen});
    CHECK(app.hint() == Hint{});
}

TEST_CASE("a hint is asked for by a line, too") {
    App app(1);
    CHECK(app.obey("hint queens=8").empty());
    app.poll(1);
    CHECK(app.hint().stage == HintStage::where);
    app.apply(Play{});
    CHECK(app.hint() == Hint{});
}

TEST_CASE("an open hint is said in the language that is chosen meanwhile") {
    HintRoom room;
    const Hint before = hint_at(room, board_in("n=8&q=0.0.0.4.0.0.0.0"), 8);
    const Spoken french(
        catalogue_of({{"Look at row {row}.",
                       "Regardez la rang\xC3\xA9"
                       "e {row}."},
                      {"Look at column {column}.", "Regardez la colonne {column}."}}));
    room.say_again();
    CHECK(room.hint().sentence.starts_with("Regardez la "));
    CHECK(room.hint().line == before.line);
}

TEST_CASE("an open hint on a garden is said anew, and whether all is right so far") {
    App app = tests::in_garden();
    app.apply(AskHint{7});
    const Hint before = app.hint();
    REQUIRE(before.stage == HintStage::where);
    HintRoom room;
    room.ask_garden_hint({app.board(), {}, app.state().regions});
    room.say_again();
    CHECK(room.hint() == before);
    room.check_garden({app.board(), {}, app.state().regions});
    const Spoken french(catalogue_of({{"All is right so far.", "Tout est juste."}}));
    room.say_again();
    CHECK(room.hint().sentence == "Tout est juste.");
}

TEST_CASE("a hint in a garden with several solutions says when the queens fit none of them") {
    // Every one of its solutions has a queen on c7.
    const auto told = [](const char* queens) {
        App app(1);
        app.apply(OpenLink{std::string("n=8&g=6v5RUqqvVRKqXVNfnaItt&q=") + queens});
        app.apply(AskCompletable{8});
        const std::string so_far = app.hint().sentence;
        app.apply(AskHint{8});
        return std::pair(so_far, app.hint().sentence);
    };
    CHECK(told("0.7.0.1.0.0.0.0") ==
          std::pair<std::string, std::string>(
              "Something is not right yet. A hint says where.",
              "This garden has more than one solution, and what stands here fits none of them."));
    const auto [right, hint] = told("0.0.0.1.0.0.0.0");
    CHECK(right == "All is right so far.");
    CHECK(hint.starts_with("Look at "));
}

TEST_CASE("a step of an explanation is said in the language that is chosen meanwhile") {
    App app = tests::in_garden();
    HintRoom room;
    room.explain_garden(app.marked_board());
    while (!room.hint().sentence.starts_with("The queen on ")) {
        REQUIRE(room.explained()->step < room.explained()->steps);
        room.step_explanation(1);
    }
    const auto step = room.explained()->step;
    const Spoken french(
        catalogue_of({{"The queen on {square} rules out its row, its column, its region and the "
                       "squares next to it.",
                       "La dame en {square} exclut les cases voisines."}}));
    room.say_again();
    CHECK(room.hint().sentence.starts_with("La dame en "));
    CHECK(room.explained()->step == step);
}
