// The proof of theorem 4.4 for many n: it goes through where it should, and fails where it should.
#include "app/answers/theorem.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "symmetry/linked.hpp"

using namespace queens;

namespace {

const ProofStep& part_of(const Theorem& theorem, ProofPart part) {
    return *std::find_if(theorem.steps.begin(), theorem.steps.end(),
                         [&](const ProofStep& step) { return step.part == part; });
}

}  // namespace

TEST_CASE("the queens at 2i solve the torus exactly where the theorem says so") {
    for (int n = 1; n <= 60; ++n) {
        INFO(n);
        const Theorem theorem = theorem_for(n);
        REQUIRE(theorem.steps.size() == 3);
        CHECK(part_of(theorem, ProofPart::queens).holds == torus_has_solutions(n));
        CHECK(is_torus_solution(theorem.lists[0].numbers) == torus_has_solutions(n));
        CHECK(theorem.board.count(Piece::queen) == n);
    }
}

TEST_CASE("the sum forbids even sides, the squares forbid multiples of 3, and nothing else") {
    for (int n = 1; n <= 1024; ++n) {
        INFO(n);
        const Theorem theorem = theorem_for(n);
        CHECK(part_of(theorem, ProofPart::sums).holds == (n % 2 != 0));
        CHECK(part_of(theorem, ProofPart::squares).holds == (n % 3 != 0));
    }
}

TEST_CASE("the proof for 9 shows its numbers") {
    const Theorem theorem = theorem_for(9);
    CHECK(theorem.conclusion == "3 divides 9: the 9 \xC3\x97 9 torus has no solution.");
    CHECK(theorem.steps.front().sentences[0].ends_with(
        "So the difference, 408, must leave 0 modulo 9. It leaves 3."));
}

TEST_CASE("the proof begins with what settles the question, and ends there") {
    const Theorem even = theorem_for(8);
    CHECK(even.conclusion == "8 is even: the 8 \xC3\x97 8 torus has no solution.");
    CHECK(even.settled_by == 1);
    CHECK(even.steps.front().part == ProofPart::sums);
    CHECK_FALSE(even.steps.front().holds);
    const Theorem odd = theorem_for(9);
    CHECK(odd.settled_by == 1);
    CHECK(odd.steps.front().part == ProofPart::squares);
    CHECK(theorem_for(7).settled_by == 3);
    CHECK(theorem_for(7).steps.front().part == ProofPart::queens);
}

TEST_CASE("why the queens at 2i fail is said by the line that they share") {
    CHECK(part_of(theorem_for(8), ProofPart::queens)
              .sentences.back()
              .starts_with("The list 2i does not have every number once: some of these queens "
                           "share a column."));
    CHECK(part_of(theorem_for(9), ProofPart::queens)
              .sentences.back()
              .starts_with("The list 3i does not have every number once: some of these queens "
                           "share a diagonal around the edges."));
}

TEST_CASE("what does not forbid a solution does not promise one") {
    CHECK(part_of(theorem_for(8), ProofPart::squares).sentences.back() ==
          "So it does: 3 does not divide 8, and nothing in this forbids a solution.");
}
