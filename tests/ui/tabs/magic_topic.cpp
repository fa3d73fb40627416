// The topic of magic squares, whose numbers can be typed.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "symmetry/square_reading.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("all numbers of a square stand in the field where others can be typed, however long") {
    Visitor visitor("n=5&t=torus&q=1.3.5.2.4&room=maths&topic=magic", {1366, 1600, false});
    std::vector<std::int64_t> numbers;
    for (std::size_t i = 0; i < most_square_numbers; ++i) {
        numbers.push_back(INT64_MIN + static_cast<std::int64_t>(i));
    }
    visitor.app.apply(ReadSquare{numbers});
    visitor.look(2);
    REQUIRE(visitor.app.state().square == numbers);
    CHECK(visitor.record().find("type-square")->value == written_out(numbers));
}
