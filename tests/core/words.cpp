// The words of complaints.
#include "core/words.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("one row is a row, and eight are rows") {
    CHECK(counted(1, "row") == "1 row");
    CHECK(counted(8, "row") == "8 rows");
    CHECK(counted(0, "queen") == "0 queens");
}

TEST_CASE("what is quoted stays short and printable") {
    CHECK(in_quotes("torus") == "\"torus\"");
    CHECK(in_quotes("") == "\"\"");
    CHECK(in_quotes("a\nb\xff") == "\"a?b?\"");
    CHECK(in_quotes(std::string(24, 'q')) == "\"" + std::string(24, 'q') + "\"");
    CHECK(in_quotes(std::string(25, 'q')) == "\"" + std::string(24, 'q') + "...\"");
}

TEST_CASE("a list has commas and one last word") {
    CHECK(listed({}).empty());
    CHECK(listed({"plane"}) == "plane");
    CHECK(listed({"plane", "torus"}) == "plane and torus");
    CHECK(listed({"plane", "torus", "klein"}) == "plane, torus and klein");
    CHECK(listed({"queen", "rook", "king"}, "{list} or {last}") == "queen, rook or king");
}

TEST_CASE("a square is written as its column and its row from below") {
    CHECK(column_and_row({0, 3}, {8, 5}) == "4-5");
    CHECK(column_and_row({4, 0}, {8, 5}) == "1-1");
}
