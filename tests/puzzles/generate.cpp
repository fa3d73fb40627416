// Challenges that are set: one solution each by two searches, and nothing given in vain.
#include "puzzles/generate.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"
#include "counting/domination.hpp"
#include "puzzles/many_challenges.hpp"
#include "sanitized.hpp"

namespace queens {

namespace {

/// The challenge without one of the queens that are given.
Challenge without_given(Challenge challenge, Square given) {
    challenge.board.put(given, Piece::none);
    return challenge;
}

}  // namespace

TEST_CASE("a challenge has one solution, by two searches and by the rules") {
    for (const ChallengeWish& wish : kinds_of_challenges()) {
        for (std::uint64_t seed = 0; seed < 15; ++seed) {
            INFO(describe(wish, seed));
            const auto set = set_challenge(wish, seed);
            REQUIRE(set);
            const std::vector<std::vector<int>> only{places_in(set->solution)};
            CHECK(solutions_plainly(set->challenge, 2) == only);
            CHECK(solution_of(set->challenge) == set->solution);
            CHECK(set->solving.grade);
            CHECK(set->solution.size() == set->challenge.queens);
        }
    }
}

TEST_CASE("without any of the queens that are given a challenge has several solutions") {
    for (const ChallengeWish& wish : kinds_of_challenges()) {
        for (std::uint64_t seed = 0; seed < (tests::sanitized ? 1 : 4); ++seed) {
            INFO(describe(wish, seed));
            const Challenge challenge = set_challenge(wish, seed)->challenge;
            for (const Square given : challenge.board.find(Piece::queen)) {
                const Challenge less = without_given(challenge, given);
                CHECK_FALSE(solution_of(less));
                CHECK(solutions_plainly(less, 2).size() == 2);
            }
        }
    }
}

TEST_CASE("no fewer queens see every square than a challenge asks for") {
    for (const ChallengeWish& wish : kinds_of_challenges()) {
        if (wish.kind != ChallengeKind::watch) continue;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            INFO(describe(wish, seed));
            const Challenge challenge = set_challenge(wish, seed)->challenge;
            const Board bare = without(challenge.board, Piece::queen);
            CHECK(count_coverings(bare, false)->fewest == challenge.queens);
        }
    }
}

TEST_CASE("a challenge of every grade is set when asked for") {
    for (const ChallengeKind kind :
         {ChallengeKind::complete, ChallengeKind::pawns, ChallengeKind::watch}) {
        for (const std::string_view slug : choice_slugs<GardenGrade>) {
            const auto grade = choice_of<GardenGrade>(slug);
            const ChallengeWish wish{kind, 8, {}, grade};
            INFO(describe(wish, 3) << ", " << slug);
            const auto set = set_challenge(wish, 3);
            REQUIRE(set);
            CHECK(set->solving.grade == grade);
            CHECK(solutions_plainly(set->challenge, 2).size() == 1);
        }
    }
}

TEST_CASE("a seed is a challenge for ever") {
    const auto board_of = [](const ChallengeWish& wish, std::uint64_t seed) {
        return write_link({set_challenge(wish, seed)->challenge.board, {}, {}});
    };
    CHECK(board_of({ChallengeKind::complete, 8}, 1) == "v=1&n=8&q=0.0.1.0.8.5.0.0");
    CHECK(board_of({ChallengeKind::complete, 7, torus_surface}, 2) ==
          "v=1&n=7&t=torus&q=3.0.0.0.5.0.0");
    CHECK(board_of({ChallengeKind::complete, 10, {}, GardenGrade::medium}, 2026) ==
          "v=1&n=10&q=3.6.0.0.0.9.0.0.0.8");
    CHECK(board_of({ChallengeKind::pawns, 9}, 1) == "v=1&n=9&b=9/3P5/3Q5/9/9/9/9/9/9");
    CHECK(board_of({ChallengeKind::watch, 8, {}, GardenGrade::hard}, 1) ==
          "v=1&n=8&b=4Q3/8/8/8/2P5/1P6/7Q/4Q3");
}

TEST_CASE("challenges that there are not are refused in a sentence") {
    CHECK(refuse_challenge(ChallengeKind::complete, 13, {}) ==
          "Puzzles of this kind have 5 to 12 rows.");
    CHECK(refuse_challenge(ChallengeKind::complete, 8, torus_surface)
              .starts_with("Queens are completed across joined edges on 5 and 7 rows"));
    CHECK(refuse_challenge(ChallengeKind::complete, 7, {Join::flipped, Join::open})
              .starts_with("Puzzles of this kind are set on the plane"));
    CHECK(refuse_challenge(ChallengeKind::pawns, 8, torus_surface) ==
          "Puzzles with queens and pawns are set on the plane.");
    CHECK(refuse_challenge(ChallengeKind::watch, 7, torus_surface).ends_with("on 8 rows."));
    CHECK_FALSE(set_challenge({ChallengeKind::complete, 6, {}, GardenGrade::easy}, 1));
}

}  // namespace queens
