// The sentences of the counting room.
#include "app/answers/count.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

Task plane(int n, int pawns = 0) { return {.size = {n, n}, .surface = {}, .pawns = pawns}; }

constexpr double minute = 60;
constexpr double hour = 3600;
constexpr double day = 86'400;
constexpr double year = 365.25 * day;

}  // namespace

TEST_CASE("the time expected of a count is a range that people would say") {
    CHECK(expected_time(2) == "1 to 6 seconds");
    CHECK(expected_time(15 * minute) == "5 to 45 minutes");
    CHECK(time_to_count({{18, 18}, {}}, 2) == "This will take 1 to 6 seconds here.");
    CHECK(time_to_count({{40, 40}, {}}, 3e8)
              .starts_with("This would take about 10 years here. The command-line program can "
                           "share such work"));
    CHECK(expected_time(40) == "13 seconds to 2 minutes");
    CHECK(expected_time(40 * minute) == "13 minutes to 2 hours");
    CHECK(expected_time(9 * hour) == "3 to 25 hours");
    CHECK(expected_time(30 * day) == "10 to 90 days");
}

TEST_CASE(
    "the time expected of a hopeless count is one number of years, or the least that it can be") {
    CHECK(expected_time(1.2 * year) == "about 1 year");
    CHECK(expected_time(1234 * year) == "about 1,000 years");
    CHECK(expected_time(18e6 * year) == "about 18 million years");
    CHECK(expected_time(14e9 * year) == "more than 700 million years");
    CHECK(expected_time(7e14 * year) == "far longer than the age of the universe");
    CHECK(expected_time(1e300) == "far longer than the age of the universe");
}

TEST_CASE("what is counted has a question and a title, with its columns before its rows") {
    CHECK(forecast_count(plane(8)).question ==
          "In how many ways can 8 queens stand on an empty board of this size and surface so that "
          "no queen attacks another?");
    CHECK(title_of(plane(8)) == "Plane, 8 \xC3\x97 8: 8 queens");
    CHECK(title_of(plane(1)) == "Plane, 1 \xC3\x97 1: 1 queen");
    CHECK(title_of(task_of(Board({6, 4}))) == "Plane, 6 \xC3\x97 4: 4 queens");
    CHECK(title_of(plane(8, 1)) == "Plane, 8 \xC3\x97 8: 9 queens, 1 pawn");
    Board board({8, 8});
    board.put({0, 0}, Piece::queen);
    CHECK(title_of(task_of(board)) == "Plane, 8 \xC3\x97 8, to be completed to 8 queens");
    CHECK(forecast_count(task_of(board)).question ==
          "In how many ways can this board be completed to 8 queens so that no queen attacks "
          "another?");
    Board walled({8, 8});
    walled.put({0, 0}, Piece::wall);
    CHECK(forecast_count(task_of(walled)).question ==
          "In how many ways can 8 queens stand among the other pieces of this board so that no "
          "queen attacks another?");
}

TEST_CASE("a task that is refused has a sentence why") {
    Board board({8, 8});
    board.put({0, 0}, Piece::knight);
    CHECK_FALSE(forecast_count(task_of(board)).refusal.empty());
    CHECK(forecast_count(plane(16)).refusal.empty());
}

TEST_CASE("a total is compared with the published number of its sequence") {
    const auto right = agreement(plane(8), 92);
    REQUIRE(right);
    CHECK(right->agrees);
    CHECK(right->sentence == "Agrees with the published number (OEIS A000170).");
    const auto wrong = agreement(plane(12), 1);
    REQUIRE(wrong);
    CHECK_FALSE(wrong->agrees);
    CHECK(wrong->sentence == "Differs from the published number, 14,200 (OEIS A000170).");
    CHECK_FALSE(agreement({.size = {8, 5}, .surface = {}}, 1));
}

TEST_CASE("queens with a pawn are compared with the sequence that counts them") {
    const auto found = agreement({.size = {9, 9}, .surface = {}, .pawns = 1}, 396);
    REQUIRE(found);
    CHECK(found->agrees);
    CHECK(found->sentence == "Agrees with the published number (OEIS A103330).");
    REQUIRE(found->sources.size() == 1);
    CHECK(found->sources[0].sequence == "A103330");
    CHECK(found->sources[0].words == "n + 1 queens and 1 pawn");
    CHECK_FALSE(agreement({.size = {9, 9}, .surface = {}, .pawns = 4}, 1));
}

TEST_CASE("a cylinder is compared with the torus, whose solutions it has") {
    const auto found = agreement({.size = {7, 7}, .surface = surface_of("cyl").value()}, 28);
    REQUIRE(found);
    CHECK(found->agrees);
    CHECK(found->sentence.find("for the torus") != std::string::npos);
}

TEST_CASE("the rate of a count of less than a second, or that mostly waited, is not given") {
    CHECK_FALSE(rate_of(1'000'000, 0.5));
    CHECK_FALSE(rate_of(17, 1.14));
    CHECK(rate_of(1'000'000, 2) == 500'000);
}

TEST_CASE("what a count will still take is a guess in whole seconds") {
    CHECK(guessed_time(0.2) == "1 second");
    CHECK(guessed_time(9.98) == "10 seconds");
    CHECK(guessed_time(61.4) == "1 min 01 s");
}

TEST_CASE("a board with pieces that are no queens is counted with them") {
    Board board({8, 8});
    board.put({0, 0}, Piece::wall);
    CHECK(title_of(task_of(board)) == "Plane, 8 \xC3\x97 8, with pieces: 8 queens");
}

TEST_CASE("symmetric solutions are compared with their own sequences") {
    const auto right = agreement(plane(8), 92, SymmetricCounts{12, 4, 0});
    REQUIRE(right);
    CHECK(right->agrees);
    CHECK(right->sentence ==
          "Agrees with the published numbers (OEIS A000170, A002562, A032522 and A033148).");
    REQUIRE(right->sources.size() == 4);
    CHECK(right->sources[2].words == "those that a half turn keeps");
    const auto wrong = agreement(plane(8), 92, SymmetricCounts{12, 5, 0});
    CHECK_FALSE(wrong->agrees);
    CHECK(wrong->sentence == "Differs from the published number, 4 (OEIS A032522).");
}
