// The proof of theorem 4.4 for many n: it goes through where it should, and fails where it should.
#include "app/answers/theorem.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "symmetry/linked.hpp"

using namespace queens;

TEST_CASE("the queens at 2i solve the torus exactly where the theorem says so") {
    for (int n = 1; n <= 60; ++n) {
        INFO(n);
        const Theorem theorem = theorem_for(n);
        REQUIRE(theorem.steps.size() == 3);
        CHECK(theorem.steps[0].holds == torus_has_solutions(n));
        CHECK(is_torus_solution(theorem.lists[0].numbers) == torus_has_solutions(n));
        CHECK(theorem.board.count(Piece::queen) == n);
    }
}

TEST_CASE("the sum forbids even sides, the squares forbid multiples of 3, and nothing else") {
    for (int n = 1; n <= 1024; ++n) {
        INFO(n);
        const Theorem theorem = theorem_for(n);
        CHECK(theorem.steps[1].holds == (n % 2 != 0));
        CHECK(theorem.steps[2].holds == (n % 3 != 0));
    }
}

TEST_CASE("the proof for 9 shows its numbers") {
    const Theorem theorem = theorem_for(9);
    CHECK(theorem.conclusion == "2 or 3 divides 9: the 9 \xC3\x97 9 torus has no solution.");
    CHECK(theorem.steps[2].sentences[0].ends_with(
        "So the difference, 408, must leave 0 modulo 9. It leaves 3."));
}
