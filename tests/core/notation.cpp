// Boards in the notations of other programs, there and back.
#include "core/notation.hpp"

#include <algorithm>

#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "core/link.hpp"
#include "core/spoken.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

Board board_of(const std::string& link) { return read_link(link).link->board; }

std::string written(std::string_view slug, const std::string& link) {
    return find_notation(slug)->write(board_of(link)).value_or("-");
}

Board on_plane(Board board) {
    board.set_surface({});
    return board;
}

const std::string classic = "n=8&q=5.3.1.7.2.8.6.4";

}  // namespace

TEST_CASE("a solution of four queens is written as other programs write it") {
    const std::string four = "n=4&q=3.1.4.2";
    CHECK(written("rows", four) == "[3, 1, 4, 2]\n");
    CHECK(written("rows0", four) == "[2, 0, 3, 1]\n");
    CHECK(written("fen", four) == "2Q1/Q3/3Q/1Q2\n");
    CHECK(written("leetcode", four) == "[\"..Q.\",\n \"Q...\",\n \"...Q\",\n \".Q..\"]\n");
    CHECK(written("text", four) == ". . Q .\nQ . . .\n. . . Q\n. Q . .\n");
    CHECK(written("csv", four) == ",,Q,\nQ,,,\n,,,Q\n,Q,,\n");
    CHECK(written("latex", four) ==
          "% \\usepackage{chessboard}\n"
          "\\chessboard[maxfield=d4,setwhite={Qc4,Qa3,Qd2,Qb1},showmover=false]\n");
    CHECK(written("json", "n=2&t=torus&q=1.0") ==
          "{\"columns\":2,\"rows\":2,\"surface\":\"torus\","
          "\"pieces\":[{\"square\":\"a1\",\"piece\":\"queen\"}],"
          "\"link\":\"#v=1&n=2&t=torus&q=1.0\"}\n");
}

TEST_CASE("TikZ has a node for each queen and dark squares in the corners of a diagonal") {
    const std::string text = written("tikz", "n=4&q=3.1.4.2");
    CHECK(text.find("\\node at (0.5,2.5) {Q};") != std::string::npos);
    CHECK(text.find("\\node at (3.5,1.5) {Q};") != std::string::npos);
    CHECK(text.find("\\draw (0,0) rectangle (4,4);") != std::string::npos);
    CHECK(text.find("\\ifodd\\numexpr\\x+\\y\\relax\\else") != std::string::npos);
}

TEST_CASE("a notation that cannot express a board does not write it") {
    CHECK(written("rows", "n=4&b=4/4/Q3/Q3") == "-");
    CHECK(written("rows", "n=4&b=4/4/4/P3") == "-");
    CHECK(written("rows", "n=5x8&q=1.3.5.2.4") == "-");
    CHECK(written("rows0", "n=5x8&q=1.3.5.2.4") == "-");
    CHECK(written("rows", "n=8x5&q=1.3.5.2.4.0.0.0") == "-");
    CHECK(written("rows", "n=5x8&q=1.3.5.2.8") == "[1, 3, 5, 2, 8]\n");
    CHECK(written("rows0", "n=4&q=3.1.0.2") == "-");
    CHECK(written("latex", "n=27") == "-");
    CHECK(written("latex", "n=4&b=4/4/4/x3") == "-");
    CHECK(written("csv", "n=1x3") == "-");
    CHECK(written("fen", "n=3x1") == "-");
    CHECK(find_notation("pgn") == nullptr);
}

TEST_CASE(
    "a table of squares has semicolons where decimals have a comma, and is read back the same") {
    const Spoken french(catalogue_of({}));
    REQUIRE(french.is_spoken);
    CHECK(written("csv", "n=4&q=3.1.4.2") == ";;Q;\nQ;;;\n;;;Q\n;Q;;\n");
    const auto boards = read_notation(written("csv", "n=4&q=3.1.4.2")).boards;
    REQUIRE(boards.size() == 1);
    CHECK(boards.front().board == board_of("n=4&q=3.1.4.2"));
}

TEST_CASE("every board that a notation writes is read back the same, except for its surface") {
    Dice dice(41);
    for (const Notation& notation : notations()) {
        if (notation.slug == "latex" || notation.slug == "tikz") continue;
        const bool is_list = notation.slug.starts_with("rows");
        int told = 0;
        for (int round = 0; round < 200; ++round) {
            const int side = dice.between(2, 12);
            const Size size{side, is_list ? side : dice.between(1, 12)};
            Board board = dice.board(size, dice.surface(), all_pieces, 3);
            if (is_list) {
                board = Board(size, {});
                for (int column = 0; column < side; ++column) {
                    board.put({dice.between(0, side - 1), column}, Piece::queen);
                }
            }
            const auto text = notation.write(board);
            if (!text) continue;
            ++told;
            INFO(notation.slug << ":\n" << *text);
            const NotationReading reading = read_notation(*text);
            const Board wanted = notation.slug == "json" ? board : on_plane(board);
            REQUIRE_FALSE(reading.boards.empty());
            const bool found =
                std::any_of(reading.boards.begin(), reading.boards.end(),
                            [&](const BoardReading& meant) { return meant.board == wanted; });
            CHECK(found);
        }
        INFO(notation.slug);
        CHECK(told > 20);
    }
}

TEST_CASE("one solution is understood however it is written") {
    const Board wanted = board_of(classic);
    for (const char* const text :
         {"5.3.1.7.2.8.6.4", "53172864", "[5,3,1,7,2,8,6,4]", "5 3 1 7 2 8 6 4",
          "(5, 3, 1, 7, 2, 8, 6, 4)", "5-3-1-7-2-8-6-4", "4,2,0,6,1,7,5,3", "42061753",
          "a5 b3 c1 d7 e2 f8 g6 h4", "5Q2/3Q4/6Q1/Q7/7Q/1Q6/4Q3/2Q5 w - - 0 1",
          "5q2/3q4/6q1/q7/7q/1q6/4q3/2q5"}) {
        INFO(text);
        const NotationReading reading = read_notation(text);
        REQUIRE_FALSE(reading.boards.empty());
        CHECK(reading.boards.front().board == wanted);
    }
}

TEST_CASE("a board of one square is read as it is written in every notation") {
    for (const char* const link : {"n=1", "n=1&q=1"}) {
        const Board board = board_of(link);
        for (const Notation& notation : notations()) {
            const auto written = notation.write(board);
            if (!written || notation.slug == "latex" || notation.slug == "tikz") continue;
            INFO(*written);
            const auto readings = read_notation(*written).boards;
            CHECK(std::any_of(readings.begin(), readings.end(),
                              [&](const BoardReading& one) { return one.board == board; }));
        }
    }
}

TEST_CASE("chess signs are pieces in text boards, in tables and in texts for each row") {
    const Board wanted = board_of("n=2&b=1Q/P1");
    for (const char* const text :
         {".♕\n♟.", ",♛\n♙,\n", "[\".♕\", \"♟\uFE0E.\"]", ",♕\uFE0F\n♟,"}) {
        INFO(text);
        const auto boards = read_notation(text).boards;
        REQUIRE(boards.size() == 1);
        CHECK(boards[0].board == wanted);
    }
}

TEST_CASE("a text that is no board is refused, and the place is named") {
    const auto complaint = [](const std::string& text) {
        const NotationReading reading = read_notation(text);
        CHECK(reading.boards.empty());
        return reading.complaint;
    };
    CHECK(complaint("") == "There is no board in this text.");
    CHECK(complaint("  \n ") == "There is no board in this text.");
    CHECK(complaint("8") == "A single number is not a board.");
    CHECK(complaint("1, 2000, 3") ==
          "Number 2 of the list is \"2000\", but a board has at most 1,024 rows.");
    CHECK(complaint("1 99999999999999999999 2") ==
          "Number 2 of the list is \"99999999999999999999\", but a board has at most 1,024 rows.");
    CHECK(complaint("5Q2/3Z4") == "Character 6 of the rows is \"Z\", which is not a piece.");
    CHECK(complaint("[\"Q.\", \".Q") == "The quotation mark at character 8 has no partner.");
    CHECK(complaint("Q,,\n,QQ,\n") ==
          "Line 2, cell 2 is \"QQ\"; a cell holds one piece or nothing.");
    CHECK(complaint("{\"board\": 3}") ==
          "This JSON has no \"link\", which says what stands where.");
    CHECK(complaint("a5 b2000") == "There is no square \"b2000\".");
    CHECK(complaint(".Q..\n...Z") == "\"Z\" is not a piece.");
    CHECK(complaint("5Q2/3é4") == "Character 6 of the rows is \"é\", which is not a piece.");
    CHECK(complaint("♕,é\n,") == "\"é\" is not a piece.");
    CHECK(complaint("0 1 0 0\n0 0 1") == "Row 2 has 3 squares, but the rows above have 4.");
    CHECK(complaint("(0, 1), (2000, 3)") ==
          "Number 3 of the list is \"2000\", but a board has at most 1,024 rows.");
    CHECK(complaint("(0, 1), (1024, 3)") == "A board has at most 1,024 rows and columns.");
    for (const char* const lists :
         {"[[2,4,1,3],[3,1,4,2]]", "[[0,1],[1,3,2]]", "[2, 4, 1, 3]\n[3, 1, 4, 2]\n"}) {
        CHECK(complaint(lists) ==
              "These are 2 lists, but a board is one list, rows of 0 and 1, or pairs of row and "
              "column.");
    }
    CHECK(complaint(std::string(1025, '1') + '\n' + std::string(1025, '1')) ==
          "A board has at most 1,024 columns.");
    std::string long_list;
    for (int i = 0; i < 1025; ++i) long_list += "1 ";
    CHECK(complaint(long_list) ==
          "A board has at most 1,024 columns, but the list has 1,025 numbers.");
}

TEST_CASE(
    "a text that is like no board is refused as a whole, and it is said what a board is like") {
    for (const char* const text : {"hello world", "Hello, world; it's me", "https://example.org/",
                                   "\"quoted\"", "Gr\u00FC\u00DFe"}) {
        INFO(text);
        CHECK(
            read_notation(text).complaint ==
            "There is no board in this text. A board is rows of letters such as .Q.., a list such "
            "as [2, 4, 1, 3], squares such as a2 b4, or FEN.");
    }
}

TEST_CASE("whatever text comes, reading it ends with a board or a complaint") {
    Dice dice(43);
    const std::string signs = "0123456789,;. \n\"'/QqPxo[](){}-ab:link%\x80\u2655";
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        const int length = dice.between(0, 24);
        for (int i = 0; i < length; ++i) {
            text += signs[static_cast<std::size_t>(
                dice.between(0, static_cast<int>(signs.size()) - 1))];
        }
        const NotationReading reading = read_notation(text);
        INFO(text);
        REQUIRE(reading.boards.empty() != reading.complaint.empty());
    }
}

TEST_CASE("JSON may have blanks around its signs") {
    for (const std::string_view text :
         {R"({"link":"#n=4&q=2.4.1.3"})", R"({ "link" : "#n=4&q=2.4.1.3" })",
          "{\n  \"link\":\n  \"#n=4&q=2.4.1.3\"\n}"}) {
        const NotationReading reading = read_notation(text);
        INFO(reading.complaint);
        REQUIRE(reading.boards.size() == 1);
        CHECK(reading.boards.front().board.count(Piece::queen) == 4);
    }
    for (const std::string_view text :
         {R"({"link"})", R"({"link":})", R"({"link":7})", R"({"link")"}) {
        CHECK(read_notation(text).complaint ==
              "This JSON has no \"link\", which says what stands where.");
    }
}

TEST_CASE("FEN is written only as long as it can be read back") {
    Board board({90, 1024});
    for (int place = 0; place < 70 * 1024; ++place) {
        board.put(board.size().square(place), Piece::queen);
    }
    CHECK_FALSE(find_notation("fen")->write(board));
    for (int place = 60 * 1024; place < 70 * 1024; ++place) {
        board.put(board.size().square(place), Piece::none);
    }
    const auto fen = find_notation("fen")->write(board);
    REQUIRE(fen);
    REQUIRE(read_notation(*fen).boards.size() == 1);
    CHECK(read_notation(*fen).boards.front().board == board);
}
