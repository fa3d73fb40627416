// The pairs of a placement as Hui's program compares them, and the costs that the paper names.
#include "app/answers/pairs.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

std::string cost(const Pairs& pairs, std::string_view name) {
    const auto found = std::find_if(pairs.costs.begin(), pairs.costs.end(),
                                    [&](const auto& one) { return one.first == name; });
    return found == pairs.costs.end() ? "" : found->second;
}

}  // namespace

TEST_CASE("eight queens cost the bytes and the needless comparisons that Hui counts") {
    const Pairs pairs = pairs_of({0, 4, 7, 5, 2, 6, 1, 3});
    CHECK(pairs.clashes == 0);
    CHECK(pairs.pairs.size() == 28);
    CHECK(cost(pairs, "Bytes to hold all columns of all pairs") == "9,031,704");
    CHECK(cost(pairs, "Needless comparisons for these") == "20,159");
}

TEST_CASE("a pair clashes when its queens are as far apart in rows as in columns") {
    const Pairs pairs = pairs_of({0, 1, 3, 2});
    CHECK(pairs.clashes == 2);
    CHECK(pairs.pairs.front().clash());
    CHECK(pairs_of({0}).clashes == 0);
}

TEST_CASE("the pairs of four queens are listed as comb prints them") {
    CHECK(pairs_of({1, 3, 0, 2}).list ==
          std::vector<std::string>{"0 1, 0 2, 0 3", "1 2, 1 3", "2 3"});
    CHECK(pairs_of({0}).list.empty());
}
