// Boards as lines of text.
#include "core/text_board.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("every piece has a letter of its own") {
    const std::string letters = ".QRBNKAPxo";
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto piece = static_cast<Piece>(i);
        CHECK(letter_of(piece) == letters[i]);
        CHECK(piece_of(letters[i]) == piece);
    }
    for (const char letter : {'q', 'X', '0', ' ', '\0', '\n', '\x80', '\xff'}) {
        CHECK_FALSE(piece_of(letter));
    }
}

TEST_CASE("a board of four queens is read as it looks") {
    const auto reading = read_text(". Q . .\n. . . Q\r\nQ...\r\n\n  \n..Q.", {});
    REQUIRE(reading.board);
    CHECK(reading.complaint.empty());
    CHECK(reading.board->size() == Size{4, 4});
    CHECK(reading.board->find(Piece::queen) == std::vector<Square>{{0, 1}, {1, 3}, {2, 0}, {3, 2}});
    CHECK(text_rows(*reading.board) == std::vector<std::string>{".Q..", "...Q", "Q...", "..Q."});
}

TEST_CASE("a board that is written and read is the same") {
    Dice dice(21);
    for (int round = 0; round < 300; ++round) {
        const Size size{dice.between(1, 12), dice.between(1, 12)};
        const Board board = dice.board(size, dice.surface(), all_pieces, 3);
        std::string text;
        for (const std::string& row : text_rows(board)) text += row + "\n";
        CHECK(read_text(text, board.surface()).board == board);
    }
}

TEST_CASE("a text that is no board is refused with a reason") {
    const auto complaint = [](std::string_view text) {
        const auto reading = read_text(text, {});
        CHECK_FALSE(reading.board);
        return reading.complaint;
    };
    CHECK(complaint("") == "There are no squares in the text.");
    CHECK(complaint(" \n\t\n") == "There are no squares in the text.");
    CHECK(complaint("..\n.Z") == "\"Z\" is not a piece.");
    CHECK(complaint("...\n...\n..") == "Row 3 has 2 squares, but the rows above have 3.");
    CHECK(complaint("..\n.") == "Row 2 has 1 square, but the rows above have 2.");
    CHECK(complaint(std::string(1025, '.')) == "A board has at most 1,024 columns.");
    std::string tall;
    for (int row = 0; row < 1025; ++row) tall += ".\n";
    CHECK(complaint(tall) == "A board has at most 1,024 rows.");
}

TEST_CASE("chess signs of both colours are pieces, also with a selector of their form") {
    const auto rows = [](std::string_view text) {
        const auto reading = read_text(text, {});
        INFO(reading.complaint);
        REQUIRE(reading.board);
        return text_rows(*reading.board);
    };
    CHECK(rows("♕...\n..♕.") == std::vector<std::string>{"Q...", "..Q."});
    CHECK(rows("♔♕♖♗♘♙\n♚ ♛ ♜ ♝ ♞ ♟") == std::vector<std::string>{"KQRBNP", "KQRBNP"});
    CHECK(rows(".♛\uFE0F\nx♟\uFE0E") == std::vector<std::string>{".Q", "xP"});
}

TEST_CASE("a sign that is no piece is quoted whole, and by a question mark if it is not UTF-8") {
    const auto complaint = [](std::string_view text) {
        const auto reading = read_text(text, {});
        CHECK_FALSE(reading.board);
        return reading.complaint;
    };
    CHECK(complaint("..\n.ü") == "\"ü\" is not a piece.");
    CHECK(complaint("■.\n..") == "\"■\" is not a piece.");
    CHECK(complaint(".\U0001F451") == "\"\U0001F451\" is not a piece.");
    CHECK(complaint("♥\uFE0F.") == "\"♥\uFE0F\" is not a piece.");
    for (const char* const broken : {"\x95", "\xE2\x99", "\xE2\x99.", "♕\x95", "Q\x95", "\xC0\xAE",
                                     "\xED\xA0\x80", "\xF8\x88\x80\x80\x80", "\xFF"}) {
        CHECK(complaint(broken) == "\"?\" is not a piece.");
    }
}

TEST_CASE("a sign that cannot be seen is no piece, and is quoted by a question mark") {
    for (const char* const unseen :
         {"\x01", "\x7F", "\u0085", "\u00AD", "\u200B", "\u200F", "\u2028", "\u202E", "\u2066",
          "\uFE0F", "\uFEFF", "\uFFFD", "\U000E0041"}) {
        CHECK(read_text(unseen, {}).complaint == "\"?\" is not a piece.");
    }
}

TEST_CASE("the largest board can be read") {
    std::string text;
    for (int row = 0; row < 1024; ++row) text += std::string(1024, 'o') + "\n";
    const auto reading = read_text(text, {});
    REQUIRE(reading.board);
    CHECK(reading.board->count(Piece::forbidden) == 1024 * 1024);
}
