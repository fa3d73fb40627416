// What is said of the algorithm on boards that are searched column by column.
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <utility>

#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("on a board taller than wide the algorithm says that its rows are columns") {
    for (const auto& [link, says] :
         std::initializer_list<std::pair<std::string, bool>>{{"n=4x6&a=backtracking", true},
                                                             {"n=4x6&a=backtracking&i=30", true},
                                                             {"n=5x7&a=bitmask", true},
                                                             {"n=4x6&a=permutations", true},
                                                             {"n=6x4&a=backtracking&i=30", false},
                                                             {"n=6&a=backtracking", false},
                                                             {"n=4x6&a=min_conflicts", false}}) {
        INFO(link);
        Visitor visitor("room=solve&" + link, {1366, 1600, false}, 4);
        REQUIRE(visitor.sees("pseudocode"));
        CHECK(reads(visitor, "read column for row in these lines") == says);
    }
}
