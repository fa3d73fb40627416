// The ladder of ideas.
#include "counting/ladder.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("eight queens: 64^8, 64!/56!, C(64,8), 8^8, 8! and 2057 arrangements") {
    const std::vector<Rung> rungs = ladder(8);
    REQUIRE(rungs.size() == 6);
    CHECK(rungs[0].arrangements == 281'474'976'710'656);
    CHECK(rungs[1].arrangements == 178'462'987'637'760);
    CHECK(rungs[2].arrangements == 4'426'165'368);
    CHECK(rungs[3].arrangements == 16'777'216);
    CHECK(rungs[4].arrangements == 40'320);
    CHECK(rungs[5].arrangements == 2'057);
}

TEST_CASE("from four queens on every idea leaves less to be looked at than the one before") {
    for (int n = 4; n <= largest_ladder; ++n) {
        const std::vector<Rung> rungs = ladder(n);
        for (std::size_t i = 1; i < rungs.size(); ++i) {
            INFO(n << " " << rungs[i].idea.text());
            CHECK(rungs[i].arrangements < rungs[i - 1].arrangements);
        }
    }
    CHECK(ladder(1).back().arrangements == 2);
}
