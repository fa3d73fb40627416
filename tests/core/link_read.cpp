// Reading links: the examples, every key, and a sentence for everything that can be wrong.
#include <catch2/catch_test_macros.hpp>

#include "core/described.hpp"
#include "core/link.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

struct CorpusLink {
    const char* text;
    const char* meaning;
};

constexpr CorpusLink corpus[] = {
#include "core/link_corpus.inc"
};

const std::string nothing =
    "......../......../......../......../......../......../......../........";

std::string complaint(std::string_view text) { return read_link(text).complaint; }

/// The part of a bad link that is offered.
std::string offered(std::string_view text) {
    const LinkReading reading = read_link(text);
    CHECK_FALSE(reading.ok());
    return reading.link ? described(*reading.link) : "nothing";
}

std::vector<std::string> notices(std::string_view text) {
    const LinkReading reading = read_link(text);
    CHECK(reading.ok());
    return reading.notices;
}

}  // namespace

TEST_CASE("every link that was ever published means what it meant") {
    for (const CorpusLink& entry : corpus) {
        INFO(entry.text);
        CHECK(described(entry.text) == entry.meaning);
        CHECK(read_link(entry.text).notices.empty());
    }
}

TEST_CASE("every link that was ever published is written again with the same meaning") {
    for (const CorpusLink& entry : corpus) {
        INFO(entry.text);
        const LinkReading reading = read_link(entry.text);
        REQUIRE(reading.link);
        CHECK(described(write_link(*reading.link)) == entry.meaning);
    }
}

TEST_CASE("an empty link and an address without a fragment are the empty board of eight") {
    for (const char* text : {"", "#", " \n", "#v=1", "https://example.org/queens/",
                             "https://example.org/#", "https://example.org/?n=5"}) {
        CHECK(described(text) == "8x8 plane " + nothing);
    }
}

TEST_CASE("a text that is no link at all is refused") {
    for (const char* text : {"hello", "#top", "3Q4/8", "v", "&", "\xff\xfe"}) {
        CHECK(complaint(text) == "There is no board in this text.");
        CHECK(offered(text) == "nothing");
    }
}

TEST_CASE("a list of queens may be written in several ways") {
    for (const char* text :
         {"n=4&q=2.4.1.3", "n=4&q=2,4,1,3", "n=4&q=2-4-1-3", "n=4&q=2 4 1 3", "n=4&q=2413",
          "q=2.4.1.3", "q=2413", "#q=2413", "n=4x4&q=2413", "n=04&q=02.004.1.3",
          "n=4&q=2%2C4%2C1%2C3", "n=4&q=2%20%204,%201,3", "n=4&q=2+4+1+3", "n=4&q=2.4.1.3.",
          "n=4&amp;q=2413", "q=2413&n=4&v=1", "http://localhost:8000/#n=4&q=2413",
          "#n%3D4%26q%3D2413", "#n%253D4%2526q%253D2%252E4.1.3"}) {
        INFO(text);
        // Rows count from below: the queen of column 1 stands in row 2.
        CHECK(described(text) == "4x4 plane .Q../...Q/Q.../..Q.");
    }
}

TEST_CASE("digits without dots are a list only where no row has two digits") {
    CHECK(complaint("n=10&q=1234567890") == "The link lists 1 column, but the board has 10.");
    CHECK(described("n=2x9&q=90") == "2x9 plane Q./../../../../../../../..");
    CHECK(described("n=1x12&q=12") == "1x12 plane Q/././././././././././.");
    CHECK(described("n=1x9&q=7") == "1x9 plane ././Q/./././././.");
}

TEST_CASE("every surface has its word") {
    for (const NamedSurface& entry : surfaces) {
        const std::string slug(entry.slug);
        CHECK(described("n=2x1&t=" + slug) == "2x1 " + slug + " ..");
    }
}

TEST_CASE(
    "pawns, walls and forbidden squares stand on top of a list, their rows counted from below") {
    CHECK(described("n=4x3&q=1.0.0.3&w=2-1.3-2&x=1-3&o=4-1") == "4x3 plane x..Q/..P./QP.o");
    CHECK(described("n=3x1&w=1-1,2-1 3-1") == "3x1 plane PPP");
}

TEST_CASE("rows of pieces may have numbers of several digits") {
    CHECK(described("n=12x2&b=10Qx/RBNKAPo5") == "12x2 plane ..........Qx/RBNKAPo.....");
    CHECK(described("b=1Q/0Q1") == "2x2 plane .Q/Q.");
    CHECK(described("b=3/.Q.") == "3x2 plane .../.Q.");
}

TEST_CASE("a run has a solver, knobs, a seed and a step") {
    const LinkReading reading = read_link("n=12&a=min_conflicts&k=1.0.-4&s=42&i=137");
    REQUIRE(reading.ok());
    REQUIRE(reading.link->run);
    CHECK(*reading.link->run == RunLink{"min_conflicts", {1, 0, -4}, 42, 137});
    CHECK(*read_link("a=dfs").link->run == RunLink{"dfs", {}, 0, 0});
    CHECK(*read_link("a=dfs&s=18446744073709551615&i=9007199254740993").link->run ==
          RunLink{"dfs", {}, UINT64_MAX, 9007199254740993U});
}

TEST_CASE("words about the display are kept as they stand") {
    const LinkReading reading = read_link("n=5&room=solve&view=torus-3d&zoom=1.5&zoom=2");
    REQUIRE(reading.ok());
    CHECK(reading.link->display == std::vector<std::pair<std::string, std::string>>{
                                       {"room", "solve"}, {"view", "torus-3d"}, {"zoom", "1.5"}});
    CHECK(read_link("n=5&ro(om=1&view=%3Cscript%3E&=7&empty=").link->display ==
          std::vector<std::pair<std::string, std::string>>{{"empty", ""}});
}

TEST_CASE("a remark is no complaint") {
    CHECK(notices("n=4&n=5") ==
          std::vector<std::string>{"The key \"n\" appears more than once; the first one counts."});
    CHECK(notices("v=2&n=4").front().find("version 2") != std::string::npos);
    CHECK(notices("n=2&b=2/2&q=00&p=AA") ==
          std::vector<std::string>{"The pieces are given in 3 ways; only the key \"b\" is used."});
    CHECK(notices("n=2&p=AA&q=00") ==
          std::vector<std::string>{"The pieces are given in 2 ways; only the key \"q\" is used."});
    CHECK(notices("n=2&s=7") ==
          std::vector<std::string>{
              "The link names no solver, so its seed, step and knobs are left out."});
    CHECK(notices("n=8&unheard=of").empty());
}

TEST_CASE("the first of several equal keys counts") {
    CHECK(described("n=2&n=3&q=12&q=21") == "2x2 plane .Q/Q.");
}

TEST_CASE("rows and columns that do not exist are named") {
    CHECK(complaint("n=8&q=1.5.8.6.9.7.2.4") == "There is no row 9 on a board with 8 rows.");
    CHECK(complaint("n=1&q=2") == "There is no row 2 on a board with 1 row.");
    CHECK(complaint("n=8&w=9-1") == "There is no column 9 on a board with 8 columns.");
    CHECK(complaint("n=8&w=0-1") == "There is no column 0 on a board with 8 columns.");
    CHECK(complaint("n=8&x=1-0") == "There is no row 0 on a board with 8 rows.");
    CHECK(complaint("n=8&o=1-9") == "There is no row 9 on a board with 8 rows.");
    CHECK(complaint("n=8&p=FZY3JA") == "There is no row 9 on a board with 8 rows.");
}

TEST_CASE("sizes are refused before anything is allocated") {
    CHECK(complaint("n=0") == "A board has 1 to 1,024 rows and columns, not 0.");
    CHECK(complaint("n=1000000x1000000") ==
          "A board has 1 to 1,024 rows and columns, not 1,000,000.");
    CHECK(complaint("n=1025x8") == "A board has 1 to 1,024 columns, not 1,025.");
    CHECK(complaint("n=8x1025") == "A board has 1 to 1,024 rows, not 1,025.");
    CHECK(complaint("n=8x0") == "A board has 1 to 1,024 rows, not 0.");
    CHECK(complaint("b=999999999999/1") == "A board has 1 to 1,024 columns, not 1,000,000.");
    CHECK(complaint("b=/8") == "A board has 1 to 1,024 columns, not 0.");
    CHECK(complaint("q=") == "A board has 1 to 1,024 rows and columns, not 0.");
    for (const char* text : {"n=", "n=x", "n=8x", "n=x8", "n=8x8x8", "n=-8", "n=8.5", "n=eight",
                             "n=+8", "n=8 8", "n=99999999999999999999999999", "n=0x8p3"}) {
        INFO(text);
        CHECK(complaint(text).starts_with("The size of a board is written such as "));
        CHECK(offered(text) == "nothing");
    }
    CHECK(complaint("n=\xe2\x99\x95") ==
          "The size of a board is written such as \"8\" or \"8x10\", not \"\?\?\?\".");
    CHECK(read_link("n=1024x1024").ok());
}

TEST_CASE("a list of the wrong length is counted") {
    CHECK(complaint("n=8&q=1.2.3") == "The link lists 3 columns, but the board has 8.");
    CHECK(complaint("n=2&q=1.2.0") == "The link lists 3 columns, but the board has 2.");
    CHECK(complaint("n=8&q") == "The link lists 0 columns, but the board has 8.");
    CHECK(complaint("n=3&q=1..2") == "Column 2 of the link has \"\", which is not a row.");
    CHECK(complaint("n=3&q=-1.2") == "Column 1 of the link has \"\", which is not a row.");
    CHECK(complaint("n=3&q=1.a.2") == "Column 2 of the link has \"a\", which is not a row.");
    CHECK(complaint("n=2&q=1.99999999999999999999") ==
          "Column 2 of the link has \"99999999999999999999\", which is not a row.");
}

TEST_CASE("rows of the wrong length are named") {
    CHECK(complaint("n=8&b=8/8") == "The link draws 2 rows, but the board has 8.");
    CHECK(complaint("n=3x2&b=3/2") ==
          "Row 2 from the top has fewer than 3 squares, the width of the board.");
    CHECK(complaint("n=3x2&b=4/3") ==
          "Row 1 from the top has more than 3 squares, the width of the board.");
    CHECK(complaint("n=3x2&b=QQQQ/3") ==
          "Row 1 from the top has more than 3 squares, the width of the board.");
    CHECK(complaint("n=3x2&b=3/1q1") == "Row 2 from the top has \"q\", which is not a piece.");
    CHECK(complaint("n=3x2&b=3/1%C3%A91") == "Row 2 from the top has \"é\", which is not a piece.");
    CHECK(complaint("n=1&b=99999999999999999999999999") ==
          "Row 1 from the top has more than 1 square, the width of the board.");
}

TEST_CASE("packed queens of the wrong length or with foreign characters are refused") {
    CHECK(complaint("n=8&p=FYY3J") ==
          "The packed queens of the link have 5 characters, but this board takes 6.");
    CHECK(complaint("n=8&p=") ==
          "The packed queens of the link have 0 characters, but this board takes 6.");
    CHECK(complaint("n=8&p=FYY3J*") == "The packed queens of the link are damaged.");
    CHECK(complaint("n=8&p=FYY3JB") == "The packed queens of the link are damaged.");
    CHECK(read_link("n=8&p=FYY3JA==").ok());
}

TEST_CASE("every other key has its complaint") {
    const auto no_square = [](const std::string& text) {
        return "A square is written as its column and its row, such as \"4-5\", not \"" + text +
               "\".";
    };
    CHECK(complaint("v=0") == "There is no version \"0\" of links.");
    CHECK(complaint("v=one") == "There is no version \"one\" of links.");
    CHECK(complaint("t=sphere") == "There is no surface called \"sphere\".");
    CHECK(complaint("t=") == "There is no surface called \"\".");
    CHECK(complaint("w=3") == no_square("3"));
    CHECK(complaint("w=1-2-3") == no_square("1-2-3"));
    CHECK(complaint("w=a-1") == no_square("a-1"));
    CHECK(complaint("q=1000&w=1-1") == "Two different pieces stand on a1.");
    CHECK(complaint("w=1-1&x=1-1") == "Two different pieces stand on a1.");
    CHECK(complaint("a=") == "\"\" is not the name of a solver.");
    CHECK(complaint("a=a/b") == "\"a/b\" is not the name of a solver.");
    CHECK(complaint("a=dfs&s=-1") == "The seed is a whole number, not \"-1\".");
    CHECK(complaint("a=dfs&s=18446744073709551616") ==
          "The seed is a whole number, not \"18446744073709551616\".");
    CHECK(complaint("a=dfs&i=1.5") == "The step is a whole number, not \"1.5\".");
    CHECK(complaint("a=dfs&k=1.x") == "The value of a knob is a whole number, not \"x\".");
    CHECK(complaint("a=dfs&k=9223372036854775808") ==
          "The value of a knob is a whole number, not \"9223372036854775808\".");
}

TEST_CASE("of a bad link the part that could be read is offered") {
    CHECK(offered("n=4&q=2.9.1.3") == "4x4 plane ..../...Q/Q.../..Q.");
    CHECK(offered("n=3&t=sphere&q=123") == "3x3 plane ..Q/.Q./Q..");
    CHECK(offered("n=3&q=1.2") == "3x3 plane .../.Q./Q..");
    CHECK(offered("n=2&b=Q1/1Z") == "2x2 plane Q./..");
    CHECK(offered("n=2&w=1-1.7-7.2-2") == "2x2 plane .P/P.");
    CHECK(offered("n=2&a=dfs&s=x&i=7") == "2x2 plane ../.. a=dfs s=0 i=7");
    CHECK(offered("n=2&p=AAAAA&room=lab") == "2x2 plane ../.. room=lab");
}

TEST_CASE("only the first complaint counts") {
    CHECK(complaint("n=2&t=sphere&q=9.9.9") == "There is no surface called \"sphere\".");
}

TEST_CASE("links of more than 64 KiB are not read") {
    std::string text = "n=8&room=";
    text += std::string(longest_link - text.size(), 'a');
    CHECK(read_link(text).ok());
    text += 'a';
    CHECK(complaint(text) == "The link is longer than 64 KiB.");
    CHECK(offered(text) == "nothing");
}

TEST_CASE("a flood of keys is read in no time and remarked upon a few times") {
    std::string text = "n=8";
    for (int i = 0; text.size() < longest_link - 20; ++i) {
        text += "&d" + std::to_string(i % 7000) + "=1";
    }
    const LinkReading reading = read_link(text);
    CHECK(reading.ok());
    CHECK(reading.link->display.size() == most_display_keys);
    CHECK(reading.notices.size() <= 16);
    CHECK(read_link("n=8" + std::string(60000, '&')).ok());
    CHECK(read_link("n=1024x8&b=" + std::string(60000, '/')).complaint ==
          "The link draws 60,001 rows, but the board has 8.");
}
