// Squares of numbers are pictures, and words for who does not see them.
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <numeric>
#include <sstream>
#include <vector>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("who does not see a square of numbers can read it row by row") {
    const Visitor visitor("n=5&t=torus&q=1.3.5.2.4&room=maths&topic=magic", {1366, 1600, false});
    int rows = 0;
    for (const ui::Shown& shown : visitor.record().all()) {
        std::istringstream words(shown.label);
        const std::vector<int> numbers{std::istream_iterator<int>(words), {}};
        if (numbers.size() != 5) continue;
        ++rows;
        CHECK(std::accumulate(numbers.begin(), numbers.end(), 0) == 65);
    }
    CHECK(rows == 5);
}
