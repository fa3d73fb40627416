// However the player is moved about, it shows what a plain replay shows.
#include "play/player.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>

#include "play/replay.hpp"

using namespace queens;

TEST_CASE("forward, back or by a leap, the queens stand as in a plain replay") {
    std::minstd_rand random(7);
    const auto below = [&](std::uint64_t bound) { return random() % bound; };
    for (const Size size : {Size{4, 4}, Size{6, 6}, Size{7, 5}, Size{8, 8}}) {
        for (const std::string_view slug : {"backtracking", "permutations"}) {
            INFO(slug << " " << size.columns << " x " << size.rows);
            Player player = player_of(Board(size), slug);
            const Reference reference(player);
            const std::uint64_t end = reference.events.size();
            std::uint64_t farthest = 0;
            std::string difference;
            for (int move = 0; move < 400 && difference.empty(); ++move) {
                const std::uint64_t step = player.step();
                const std::uint64_t by = below(below(2) == 0 ? 5 : 1000);
                std::uint64_t expected = step;
                switch (below(5)) {
                    case 0:
                    case 1:
                        expected = std::min(step + by, end);
                        if (player.forward(by) != expected - step) difference = "steps taken";
                        break;
                    case 2:
                        expected = step - std::min(step, by);
                        player.back(by);
                        break;
                    case 3: {
                        const std::uint64_t target = below(end + end / 4);
                        expected = std::min(target, end);
                        if (!player.seek(target)) difference = "not reached";
                        break;
                    }
                    default:
                        player.to_solution(by);
                        expected = player.step();
                        if (expected > step + by) difference = "too far";
                }
                farthest = std::max(farthest, player.step());
                if (player.step() != expected) difference = "another step";
                if (player.farthest() != farthest) difference = "another farthest step";
                if (player.end_known() != (farthest == end)) difference = "the end is known";
                if (difference.empty()) difference = reference.difference(player);
            }
            CHECK(difference.empty());
        }
    }
}

TEST_CASE("far behind the events that are kept, the queens still stand as in a plain replay") {
    Player player = player_of(Board({11, 11}));
    const Reference reference(player);
    const std::uint64_t end = reference.events.size();
    REQUIRE(end > 4 * (1U << 18));
    CHECK(player.forward(UINT64_MAX) == end);
    CHECK(player.done());
    std::minstd_rand random(11);
    std::string difference;
    for (int move = 0; move < 60 && difference.empty(); ++move) {
        const bool small = move % 3 != 0;
        if (small) {
            player.back(random() % 3);
            player.forward(random() % 3);
        } else {
            player.seek(random() % end);
        }
        difference = reference.difference(player);
    }
    CHECK(difference.empty());
    constexpr std::uint64_t start = 0;
    for (const std::uint64_t step : {end, start, end - 1, start + 1, UINT64_MAX}) {
        CHECK(player.seek(step));
        CHECK(player.step() == std::min(step, end));
        CHECK(reference.difference(player).empty());
    }
    while (player.step() > end - 300'000) player.back(40'000);
    CHECK(reference.difference(player).empty());
}

TEST_CASE("the queens stand right where the kept events begin, and on every checkpoint") {
    constexpr std::uint64_t ring = 1U << 18;
    constexpr std::uint64_t gap = 1U << 14;
    Player player = player_of(Board({11, 11}));
    const Reference reference(player);
    for (std::uint64_t i = 0; i < 40; ++i) player.forward(gap);
    const std::uint64_t end = player.step();
    for (const std::uint64_t by : {ring - 2, ring - 1, ring, ring + 1}) {
        INFO(by);
        CHECK(player.seek(end));
        player.back(by);
        CHECK(player.step() == end - by);
        CHECK(reference.difference(player).empty());
    }
    for (std::uint64_t i = 0; i <= 8; ++i) {
        INFO(i);
        CHECK(player.seek(end));
        CHECK(player.seek(i * gap));
        CHECK(reference.difference(player).empty());
        player.back(1);
        CHECK(reference.difference(player).empty());
        player.forward(2);
        CHECK(reference.difference(player).empty());
    }
}

TEST_CASE("a far step of the queens is sought in bounded portions, forward and back") {
    constexpr std::uint64_t work = 5'000;
    Player player = player_of(Board({10, 10}));
    const Reference reference(player);
    for (const std::uint64_t target : {300'000U, 290'000U, 10U, 123'456U, 0U, 345'678U}) {
        int calls = 1;
        while (!player.seek(target, work)) {
            CHECK(reference.difference(player).empty());
            ++calls;
        }
        CHECK(player.step() == target);
        CHECK(reference.difference(player).empty());
        CHECK(calls <= 345'678 / 5'000 + 2);
    }
    CHECK(!player.seek(1, 0));
}
