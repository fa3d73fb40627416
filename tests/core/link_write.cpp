// Writing links: the newest form, its letters, and the way back.
#include <catch2/catch_test_macros.hpp>

#include "core/described.hpp"
#include "core/dice.hpp"
#include "core/link.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

Link link_of(Board board) { return {std::move(board), {}, {}}; }

/// A link that says what the text says, written newly.
std::string rewritten(std::string_view text) {
    const LinkReading reading = read_link(text);
    REQUIRE(reading.ok());
    return write_link(*reading.link);
}

Board permutation(int n, Dice& dice) {
    std::vector<int> rows(static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i) rows[static_cast<std::size_t>(i)] = i;
    Board board({n, n});
    for (int i = 0; i < n; ++i) {
        std::swap(rows[static_cast<std::size_t>(i)],
                  rows[static_cast<std::size_t>(dice.between(i, n - 1))]);
        board.put({rows[static_cast<std::size_t>(i)], i}, Piece::queen);
    }
    return board;
}

std::string value_of(const std::string& text, const std::string& key) {
    const std::size_t at = text.find("&" + key + "=");
    if (at == std::string::npos) return "missing";
    const std::size_t start = at + key.size() + 2;
    return text.substr(start, text.find('&', start) - start);
}

bool has_only_safe_letters(const std::string& text) {
    const std::string safe = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_=&/";
    return text.find_first_not_of(safe) == std::string::npos && safe.find(text.back()) < 62;
}

Link random_link(Dice& dice) {
    static const std::vector<std::vector<Piece>> sets{all_pieces,
                                                      {Piece::queen},
                                                      {Piece::queen, Piece::pawn},
                                                      {Piece::pawn, Piece::wall},
                                                      {Piece::forbidden}};
    const Size size{dice.between(1, 14), dice.between(1, 14)};
    const auto& pieces = sets[static_cast<std::size_t>(dice.below(static_cast<int>(sets.size())))];
    Link link{dice.board(size, dice.surface(), pieces, dice.between(1, 30)), {}, {}};
    if (dice.one_in(3)) {
        RunLink run{dice.one_in(2) ? "dfs" : "dancing-links_", {}, 0, 0};
        for (int i = dice.below(5); i > 0; --i) run.knobs.push_back(dice.between(-9, 99));
        if (dice.one_in(2)) run.seed = dice.next();
        if (dice.one_in(2)) run.step = dice.next() >> 20;
        link.run = run;
    }
    if (dice.one_in(3)) link.marks = dice.board(size, {}, {Piece::wall}, 30).find(Piece::wall);
    if (dice.one_in(4)) link.display.emplace_back("room", dice.one_in(2) ? "race" : "lesson.1-");
    if (dice.one_in(4)) link.display.emplace_back("view", dice.one_in(2) ? "" : "3d");
    return link;
}

}  // namespace

TEST_CASE("links are written in their newest form") {
    for (const char* text :
         {"v=1&n=8&q=1.5.8.6.3.7.2.4", "v=1&n=7&t=torus&q=1.3.5.7.2.4.6", "v=1&n=6x4&q=2.4.0.1.3.0",
          "v=1&n=12&a=min_conflicts&s=42&i=137", "v=1&n=8", "v=1&n=4&w=4-4.1-2", "v=1&n=2&b=K1/1K",
          "v=1&n=3&b=QRB/NKA/Pxo", "v=1&n=5&a=dfs&k=1.0.-4&room=lab",
          "v=1&n=8&q=1.5.8.6.3.7.2.4&w=1-2", "v=1&n=8&q=1.0.0.0.0.0.0.0&m=2-8.4-8-5.1-7&a=dfs"}) {
        CHECK(rewritten(text) == text);
    }
    CHECK(rewritten("") == "v=1&n=8");
    CHECK(rewritten("#q=2413&t=plane") == "v=1&n=4&q=2.4.1.3");
    CHECK(rewritten("a=dfs&s=0&i=0&k=") == "v=1&n=8&a=dfs");
    CHECK(rewritten("q=1.5.8.6.3.7.2.4&o=1-4&x=1-3&w=1-2") ==
          "v=1&n=8&b=2Q5/5Q2/3Q4/1Q6/o6Q/x3Q3/P5Q1/Q7");
    CHECK(rewritten("n=20&o=1-4&x=1-3&w=1-2") == "v=1&n=20&w=1-2&x=1-3&o=1-4");
    CHECK(rewritten("p=FYY3JA&n=8") == "v=1&n=8&q=1.5.8.6.3.7.2.4");
}

TEST_CASE("a link that says nothing is the empty board of eight") {
    CHECK(write_link(Link{}) == "v=1&n=8");
    CHECK(read_link("").link == Link{});
}

TEST_CASE("two queens in a column are written row by row") {
    Board board({8, 8});
    board.put({1, 3}, Piece::queen);
    board.put({6, 3}, Piece::queen);
    CHECK(write_link(link_of(board)) == "v=1&n=8&b=8/3Q4/8/8/8/8/3Q4/8");
}

TEST_CASE("many pawns are written row by row, few beside the queens") {
    Board board({8, 8});
    board.put({7, 0}, Piece::queen);
    board.put({3, 3}, Piece::pawn);
    CHECK(write_link(link_of(board)) == "v=1&n=8&b=8/8/8/3P4/8/8/8/Q7");
    for (int column = 1; column < 8; ++column) board.put({0, column}, Piece::wall);
    CHECK(write_link(link_of(board)) == "v=1&n=8&b=1xxxxxxx/8/8/3P4/8/8/8/Q7");
    Board large({20, 20});
    large.put({7, 0}, Piece::pawn);
    CHECK(write_link(link_of(large)) == "v=1&n=20&w=1-13");
}

TEST_CASE("a list that would pass 1,500 characters is packed, with the size behind it") {
    Dice dice(41);
    for (const int n : {8, 100, 400, 450, 1000, 1024}) {
        const Board board = permutation(n, dice);
        const std::string text = write_link(link_of(board));
        CHECK(has_only_safe_letters(text));
        CHECK(read_link(text).link->board == board);
        const std::string list = value_of(text, "q");
        const std::string packed = value_of(text, "p");
        CHECK((list == "missing") == (n >= 450));
        CHECK((list == "missing" || list.size() <= 1500));
        if (n == 8) CHECK(list.size() == 15);
        if (n == 100) CHECK(list.size() == 291);
        if (n == 1000) CHECK(packed.size() == 1667);
        if (n >= 450) CHECK(text == "v=1&p=" + packed + "&n=" + std::to_string(n));
    }
}

TEST_CASE("a link ends in a letter or a digit whatever it says") {
    Link link = link_of(Board({3, 3}));
    link.display = {{"room", "a_"}};
    CHECK(write_link(link) == "v=1&room=a_&n=3");
    link.display = {{"room", ""}};
    CHECK(write_link(link) == "v=1&room=&n=3");
    link.display.clear();
    link.run = RunLink{"odd-", {}, 0, 0};
    CHECK(write_link(link) == "v=1&a=odd-&n=3");
}

TEST_CASE("a link that is written and read is the same") {
    Dice dice(42);
    for (int round = 0; round < 3000; ++round) {
        const Link link = random_link(dice);
        const std::string text = write_link(link);
        INFO(text);
        const LinkReading reading = read_link("https://example.org/lab/#" + text);
        REQUIRE(reading.ok());
        REQUIRE(reading.notices.empty());
        REQUIRE(reading.link == link);
        REQUIRE(write_link(*reading.link) == text);
        REQUIRE(has_only_safe_letters(text));
    }
}

TEST_CASE("a link encoded once or twice is the same link") {
    Dice dice(43);
    const auto encoded = [](const std::string& text) {
        std::string result;
        for (const char letter : text) {
            const std::string digits = "0123456789ABCDEF";
            const auto byte = static_cast<unsigned char>(letter);
            result += '%';
            result += digits[byte / 16];
            result += digits[byte % 16];
        }
        return result;
    };
    for (int round = 0; round < 300; ++round) {
        const Link link = random_link(dice);
        const std::string once = encoded(write_link(link));
        REQUIRE(read_link("#" + once).link == link);
        REQUIRE(read_link("#" + encoded(once)).link == link);
    }
}
