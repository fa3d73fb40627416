// Sums of a permutation and its rows.
#include "app/answers/sums.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("a linear solution of the torus of 7 has its form, its factors and a chain of four") {
    const RowSums found = row_sums_of(linear(7, {2, 3}));
    CHECK(found.form == LinearForm{2, 3});
    CHECK(found.factors == std::vector<int>{2, 3, 4, 5});
    CHECK(found.chain.size() == 4);
    CHECK(found.sums[0].permutation);
    CHECK(found.sums[1].columns == linear(7, {2, 3}));
    CHECK(found.sums[2].columns == linear(7, {3, 3}));
    CHECK(found.verdict.starts_with("Both are permutations"));
    CHECK(found.condition ==
          "gcd(7, 6) = 1: this torus has solutions, for instance i \xE2\x86\x92 2i.");
}

TEST_CASE("a board without a torus solution says why") {
    const RowSums found = row_sums_of({0, 4, 7, 5, 2, 6, 1, 3});
    CHECK(found.factors.empty());
    CHECK(found.chain.empty());
    CHECK_FALSE(found.sums[2].permutation);
    CHECK(found.condition ==
          "gcd(8, 6) = 2: this torus has no solution. A torus has solutions exactly when neither 2 "
          "nor 3 divides n.");
}

TEST_CASE("the verdict says which of the sums is a permutation") {
    CHECK(row_sums_of({0, 1, 2}).verdict ==
          "Only s + x is a permutation: on the torus two queens share a diagonal.");
    CHECK(row_sums_of({2, 1, 0}).verdict ==
          "Only s \xE2\x88\x92 x is a permutation: on the torus two queens share an "
          "anti-diagonal.");
    CHECK(row_sums_of({1, 0}).verdict.starts_with("Neither s + x nor"));
}
