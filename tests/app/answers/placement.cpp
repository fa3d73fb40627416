// The placement that the topics of mathematics are about.
#include "app/answers/placement.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"
#include "core/problem.hpp"

using namespace queens;

namespace {

Placement placement_of(const char* link) { return placement_on(read_link(link).link->board); }

}  // namespace

TEST_CASE("one queen in each row and column is a list, and nothing is offered") {
    const Placement placement = placement_of("n=4&q=2.4.1.3");
    CHECK(placement.columns == Columns{1, 3, 0, 2});
    CHECK_FALSE(placement.offer);
}

TEST_CASE("any other board gets a solution offered, of its own size if one is quickly found") {
    for (const char* const link :
         {"n=8", "n=8x5", "n=3", "n=30", "n=200", "n=7&t=torus", "n=1", "n=12&t=klein",
          "n=8&t=torus", "n=5&t=cyl", "n=5&t=proj", "n=64", "n=65"}) {
        INFO(link);
        const Board board = read_link(link).link->board;
        const Placement placement = placement_on(board);
        CHECK_FALSE(placement.columns);
        REQUIRE(placement.offer);
        CHECK(columns_of(*placement.offer));
        CHECK(is_solution(*placement.offer, placement.offer->rows()));
    }
    CHECK(placement_of("n=7&t=torus").offer->surface() == torus_surface);
    CHECK(placement_of("n=8&t=torus").offer->surface() == Surface{});
    CHECK(placement_of("n=20").offer->rows() == 20);
    CHECK(placement_of("n=30").offer->rows() == 8);
    CHECK(placement_of("n=35").offer->rows() == 35);
}
