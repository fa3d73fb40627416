// What a placement by hand aims at, on every kind of board.
#include "app/answers/goal.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"

using namespace queens;

namespace {

Goal goal_in(std::string_view link) { return goal_of(read_link(link).link->board); }

}  // namespace

TEST_CASE("the goal asks for as many queens as are known to fit, and counts those on the board") {
    CHECK(goal_in("n=8&q=0.0.0.4.0.0.0.0").sentence ==
          "Put 8 queens on the board so that none attacks another. 1 of 8 stands.");
    CHECK(goal_in("n=8").sentence ==
          "Put 8 queens on the board so that none attacks another. 0 of 8 stand.");
    CHECK(goal_in("n=8").brief == "0 of 8 queens");
    CHECK(goal_in("n=1").sentence == "Put a queen on the board: it has room for one.");
}

TEST_CASE("where fewer queens fit than the board has rows, that number is the goal") {
    CHECK(goal_in("n=8&t=torus").sentence ==
          "Put 6 queens on this torus so that none attacks another: no more fit. 0 of 6 stand.");
    CHECK(goal_in("n=3").sentence ==
          "Put 2 queens on this board so that none attacks another: no more fit. 0 of 2 stand.");
    CHECK(goal_in("n=8&t=cyl").sentence ==
          "Put 6 queens on this board so that none attacks another: no more fit. 0 of 6 stand.");
    CHECK(goal_in("n=8&t=cylv").most == 6);
    CHECK(goal_in("n=8&t=klein").most == 3);
    CHECK(goal_in("n=8&t=kleinv").most == 3);
}

TEST_CASE("where more queens stand than fit, it is said how many do") {
    const Goal goal = goal_in("n=8&t=torus&q=1.5.8.6.3.7.2.4");
    CHECK(goal.sentence == "8 queens stand, and at most 6 fit so that none attacks another.");
    CHECK(goal.brief == "8 queens, at most 6 fit");
}

TEST_CASE("where all queens stand but some attack each other, the goal is not said to be reached") {
    const Goal goal = goal_in("n=8&q=5.3.1.7.2.8.6.5");
    CHECK(goal.sentence ==
          "All 8 queens stand, but some attack each other: move them until none does.");
    CHECK(goal_in("n=8&q=5.3.1.7.2.8.6.4").sentence ==
          "Put 8 queens on the board so that none attacks another. 8 of 8 stand.");
}

TEST_CASE("where it is not known how many fit, as many as possible are asked for") {
    CHECK(goal_in("n=8x5&q=1.0.0.0.0.0.0.0").sentence ==
          "Put as many queens as you can on the board so that none attacks another. 1 stands.");
    CHECK(goal_in("n=8&x=4-4").sentence ==
          "Put as many queens as you can on the board so that none attacks another. Pawns and "
          "walls stop their lines. 0 stand.");
    CHECK(goal_in("n=8&b=Q7/8/8/4R3/8/8/8/8").sentence ==
          "Put pieces on the board so that none attacks another. 2 stand.");
}

TEST_CASE("a torus is without solution exactly where 2 or 3 divides its side") {
    for (int n = 1; n <= 30; ++n) {
        INFO(n);
        CHECK(is_torus_without_solution(Board({n, n}, torus_surface)) ==
              (n % 2 == 0 || n % 3 == 0));
        CHECK_FALSE(is_torus_without_solution(Board({n, n})));
    }
}
