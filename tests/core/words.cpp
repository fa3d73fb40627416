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
    CHECK(quoted("torus") == "'torus'");
    CHECK(quoted("") == "''");
    CHECK(quoted("a\nb\xff") == "'a?b?'");
    CHECK(quoted(std::string(24, 'q')) == "'" + std::string(24, 'q') + "'");
    CHECK(quoted(std::string(25, 'q')) == "'" + std::string(24, 'q') + "...'");
}
