// The marks of a link.
#include <catch2/catch_test_macros.hpp>

#include "core/described.hpp"
#include "core/link.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("marks are squares, or squares that follow each other to the right") {
    CHECK(described("n=4x3&m=1-3.4-1") == "4x3 plane ..../..../.... m=a3 m=d1");
    CHECK(described("n=4x3&m=1-2-4,3-1-2") ==
          "4x3 plane ..../..../.... m=a2 m=b2 m=c2 m=d2 m=c1 m=d1");
    CHECK(described("n=2&m=2-1.2-1.1-1-2") == "2x2 plane ../.. m=a1 m=b1");
    CHECK(described("n=2&q=10&m=1-1.2-2") == "2x2 plane ../Q. m=b2 m=a1");
    CHECK(described("n=2&m=") == "2x2 plane ../..");
}

TEST_CASE("marks that the board has no room for are named, and the others are read") {
    CHECK(read_link("n=8&m=9-1").complaint == "There is no column 9 on a board with 8 columns.");
    CHECK(read_link("n=8&m=1-9-2").complaint == "There is no row 9 on a board with 8 rows.");
    for (const char* text : {"4-1-6", "4-1-0", "4-1-x", "4-1-", "4-1-1-1", "4-1-99999999999"}) {
        INFO(text);
        CHECK(read_link(std::string("n=8&m=") + text).complaint ==
              "\"" + std::string(text) + "\" is not a row of squares on a board with 8 columns.");
    }
    CHECK(read_link("n=8&m=d4").complaint ==
          "A square is written as its column and its row, such as \"4-5\", not \"d4\".");
    CHECK(described(*read_link("n=2&m=1-1.7-7.2-2").link) == "2x2 plane ../.. m=b2 m=a1");
}

TEST_CASE("a flood of marks on the largest board is read within its bounds") {
    std::string text = "n=1024&m=1-1-1024";
    while (text.size() < longest_link - 12) text += ".1-2-1024";
    const LinkReading reading = read_link(text);
    REQUIRE(reading.ok());
    CHECK(reading.link->marks.size() == 2048);
}

TEST_CASE("marks that follow each other in a row are written as one, also where all are marked") {
    Link link{Board({1024, 1024}), {}, {}};
    for (int i = 0; i < link.board.size().area(); ++i) {
        link.marks.push_back(link.board.size().square(i));
    }
    const std::string text = write_link(link);
    CHECK(text.size() < 14'000);
    CHECK(text.starts_with("v=1&n=1024&m=1-1024-1024.1-1023-1024."));
    CHECK(read_link(text).link == link);
}
