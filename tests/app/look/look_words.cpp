// The board in words.
#include "app/look/look_words.hpp"

#include <set>

#include <catch2/catch_test_macros.hpp>

#include "core/text_board.hpp"

using namespace queens;

namespace {

Look look_at(const char* link) {
    App app(1);
    app.apply(OpenLink{link});
    REQUIRE_FALSE(app.notice());
    return look_of(app);
}

std::string words_at(const char* link, const char* square) {
    const Look look = look_at(link);
    return cell_words(look, square_named(square, look.board.size()).value());
}

}  // namespace

TEST_CASE("a square says who attacks it and along which line") {
    const char* const queen_on_d4 = "n=8&q=0.0.0.4.0.0.0.0";
    CHECK(words_at(queen_on_d4, "c4") == "c4, attacked by the queen on d4 along a row");
    CHECK(words_at(queen_on_d4, "d8") == "d8, attacked by the queen on d4 along a column");
    CHECK(words_at(queen_on_d4, "b6") == "b6, attacked by the queen on d4 along a diagonal");
    CHECK(words_at(queen_on_d4, "c6") == "c6, free");
    CHECK(words_at("n=3&b=N2/3/3", "b1") ==
          "b1, attacked by the knight on a3 with a knight's move");
    CHECK(words_at("n=8&q=1.0.0.0.2.0.0.0", "a2") == "a2, attacked by 2 pieces");
}

TEST_CASE("a line across the edge is said to be one") {
    CHECK(words_at("n=8&t=torus&q=1.0.0.0.0.0.0.0", "h2") ==
          "h2, attacked by the queen on a1 along a diagonal, across the edge");
}

TEST_CASE("a jump across the edge is said to be one, and a jump that needs no edge is not") {
    const char* const king = "n=8x8&t=cylv&b=8/8/8/8/8/8/8/2K5";
    CHECK(words_at(king, "c8") == "c8, attacked by the king on c1 along a column, across the edge");
    CHECK(words_at(king, "c2") == "c2, attacked by the king on c1 along a column");
    const char* const knight = "n=6&t=torus&b=N5/6/6/6/6/6";
    CHECK(words_at(knight, "f2") ==
          "f2, attacked by the knight on a6 with a knight's move, across the edge");
    CHECK(words_at(knight, "b4") == "b4, attacked by the knight on a6 with a knight's move");
    CHECK(words_at("n=2x3&t=cyl&b=1K/2/2", "a3") == "a3, attacked by the king on b3 along a row");
}

TEST_CASE("a piece says what it is, what attacks it and how far it reaches") {
    CHECK(words_at("n=8&q=0.0.0.4.0.0.0.0", "d4") == "d4, queen: not attacked, attacks 27 squares");
    CHECK(words_at("n=8&q=1.2.0.0.0.0.0.0", "b2") ==
          "b2, queen: attacked by the queen on a1, attacks 23 squares");
    CHECK(words_at("n=8&q=1.2.3.0.0.0.0.0", "b2") ==
          "b2, queen: attacked by 2 pieces, attacks 23 squares");
    CHECK(words_at("n=1x2&q=1", "a1") == "a1, queen: not attacked, attacks 1 square");
}

TEST_CASE("pawns, walls and forbidden squares say what they are") {
    const char* const board = "n=3&b=Pxo/3/3";
    std::set<std::string> words;
    for (const char* const square : {"a3", "b3", "c3"}) words.insert(words_at(board, square));
    CHECK(words == std::set<std::string>{"a3, pawn: lines stop here", "b3, wall: lines stop here",
                                         "c3, forbidden"});
}

TEST_CASE("what is drawn on a square is said behind all else") {
    const char* const drawn = "n=8&draw=ga4-4-1-1.rr4-4.bf5-5";
    CHECK(words_at(drawn, "d4") == "d4, free, a green arrow from here to a1, with a red ring");
    CHECK(words_at(drawn, "e5") == "e5, free, coloured blue");
    CHECK(words_at(drawn, "a1") == "a1, free");
}

TEST_CASE("a marked square says so before what is drawn there") {
    const char* const marked = "n=8&q=0.0.0.4.0.0.0.0&m=3-4.3-6&draw=rr3-6";
    CHECK(words_at(marked, "c4") == "c4, attacked by the queen on d4 along a row, marked");
    CHECK(words_at(marked, "c6") == "c6, free, marked, with a red ring");
    CHECK(words_at(marked, "d4") == "d4, queen: not attacked, attacks 27 squares");
}

TEST_CASE("every square has a name of its own") {
    const Look look =
        look_at("n=30x7&q=3.7.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0");
    std::set<std::string> names;
    for (int i = 0; i < look.board.size().area(); ++i) {
        names.insert(cell_words(look, look.board.size().square(i)));
    }
    CHECK(names.size() == 210);
}

TEST_CASE("the line under the board names the piece in hand") {
    const Look look = look_at("n=8&q=0.0.0.0.0.0.0.0");
    const auto words = [&](std::optional<Piece> piece, bool finger) {
        return status_words(look, {}, piece, finger);
    };
    CHECK(words(Piece::queen, false) == "Click a square to place a queen");
    CHECK(words(Piece::pawn, true) == "Tap a square to place a pawn");
    CHECK(words(Piece::amazon, false) == "Click a square to place an amazon");
    CHECK(words(Piece::forbidden, false) == "Click a square to forbid it");
    CHECK(words(std::nullopt, true) == "Tap or drag to mark squares");
    CHECK(words(Piece::none, true) == "Tap a piece to take it off");
}

TEST_CASE("the line under the board is about the square attended to") {
    const Look look = look_at("n=8&q=0.0.0.4.0.0.0.0");
    const Square d4{4, 3};
    CHECK(status_words(look, {.cursor = d4}, Piece::queen, false) == cell_words(look, d4));
    CHECK(status_words(look, {.pointed = Square{0, 0}, .cursor = d4}, Piece::queen, false) ==
          cell_words(look, {0, 0}));
}

TEST_CASE(
    "during a run the line under the board names pieces and leaves everything else to the legend") {
    App app(1);
    app.apply(StepBy{1});
    const Look look = look_of(app);
    CHECK(status_words_of_run(look, {}).empty());
    CHECK(status_words_of_run(look, {.pointed = Square{3, 3}}).empty());
    CHECK(status_words_of_run(look, {.cursor = Square{0, 0}}) == cell_words(look, {0, 0}));
}
