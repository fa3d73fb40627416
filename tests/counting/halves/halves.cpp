// The half-board method: published counts by every build of the inner loops, and its parts.
#include "counting/halves/halves.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>
#include <thread>
#include <vector>

#include "core/known.hpp"
#include "counting/halves/quadrants.hpp"
#include "counting/halves/row_sets.hpp"
#include "counting/kernels/kernels.hpp"
#include "counting/lines/plane.hpp"
#include "counting/methods.hpp"
#include "sanitized.hpp"

using namespace queens;

namespace {

HalvesTally whole(Halves& halves, int n, std::uint32_t parts) {
    HalvesTally sum;
    for (const HalvesShare& share : shares_of_halves(n)) {
        for (std::uint32_t part = 0; part < parts; ++part) {
            const HalvesTally tally = halves.count(n, {share.middle, part, parts});
            sum.count += tally.count;
            sum.half_boards += tally.half_boards;
        }
    }
    return sum;
}

/// As if every board were one of 28 rows and there were hardly any memory: nothing is kept, and the
/// half boards of each innermost row are a block of their own.
constexpr HalvesLimits everything_low{.narrow_side = 0,
                                      .passed_over = wide_builds - 1,
                                      .any_order_side = 0,
                                      .one_block_side = 0,
                                      .block = 1,
                                      .long_list = 2,
                                      .long_patterns = 1,
                                      .neighbours = 3,
                                      .groups = 2,
                                      .kept_bytes = 0};

/// All queens row by row: the mirror images of a first queen count with it.
std::uint64_t row_by_row(int n) {
    std::uint64_t count = 0;
    for (int column = 0; column < n / 2; ++column) {
        count += 2 * count_plane(n, n, std::vector<int>{column}).count;
    }
    if (n % 2 != 0) count += count_plane(n, n, std::vector<int>{n / 2}).count;
    return count;
}

}  // namespace

TEST_CASE("halves and rows find as many queens, as published") {
    Halves halves;
    for (int n = 1; n <= 14; ++n) {
        CAPTURE(n);
        const std::uint64_t count = row_by_row(n);
        CHECK(count == known_queens(n));
        if (n >= fewest_halved_rows) CHECK(whole(halves, n, 1).count == count);
    }
    CHECK(whole(halves, 15, 1).count == known_queens(15));
    CHECK(whole(halves, 16, 1).count == known_queens(16));
}

TEST_CASE("every build of the half-board loops does the same work") {
    constexpr HalvesLimits all_sorted{
        .narrow_side = 0, .passed_over = 1, .long_list = 2, .long_patterns = 1};
    REQUIRE(std::string(halves_kernels().back()->name) == "portable");
    Halves portable(*halves_kernels().back());
    for (int n = fewest_halved_rows; n <= (tests::sanitized ? 12 : 14); ++n) {
        const HalvesTally expected = whole(portable, n, 1);
        for (const HalvesKernel* kernel : halves_kernels()) {
            CAPTURE(n, kernel->name);
            Halves narrow(*kernel);
            CHECK(whole(narrow, n, 1) == expected);
            for (int build = 0; build < usable_wide_builds; ++build) {
                Halves wide(*kernel, {.narrow_side = 0, .passed_over = build});
                CHECK(whole(wide, n, 1) == expected);
            }
            for (const HalvesLimits& limits : {all_sorted, everything_low}) {
                Halves sorted(*kernel, limits);
                CHECK(whole(sorted, n, 1) == expected);
            }
        }
    }
}

TEST_CASE("each row set has as many queens in little memory as in much of it") {
    for (int n = fewest_halved_rows; n <= 12; ++n) {
        Halves in_memory(*halves_kernels().front(), {.any_order_side = 0});
        Halves in_little(*halves_kernels().front(), everything_low);
        // 0.02 MB hold some lists of placements and not others.
        HalvesLimits limits = everything_low;
        limits.kept_bytes = 20'000;
        limits.block = 40;
        Halves in_some(*halves_kernels().front(), limits);
        for (const HalvesShare& share : shares_of_halves(n)) {
            for (std::uint32_t set = 0; set < share.sets; ++set) {
                const HalvesPart one{share.middle, set, share.sets};
                const HalvesTally expected = in_memory.count(n, one);
                // On larger boards one more queen tells the sides apart, so that boards and their
                // transposes are found by other sets.
                if (n % 2 != 0) REQUIRE(in_little.count(n, one) == expected);
                REQUIRE(in_some.count(n, one) == in_little.count(n, one));
                REQUIRE(in_some.kept_bytes() > 0);
                REQUIRE(in_some.kept_bytes() <= limits.kept_bytes);
            }
        }
    }
}

TEST_CASE("the queens of 14 to 16 rows are as published with every limit low") {
    for (int n = 14; n <= (tests::sanitized ? 14 : 16); ++n) {
        Halves halves(*halves_kernels().front(), everything_low);
        CHECK(whole(halves, n, 1).count == known_queens(n));
    }
}

TEST_CASE("several threads share the placements of a bound that holds only some of them") {
    HalvesLimits limits = everything_low;
    limits.kept_bytes = 100'000;
    Halves halves(*halves_kernels().front(), limits);
    HalvesTally tallies[3];
    std::vector<std::thread> threads;
    for (HalvesTally& tally : tallies) {
        threads.emplace_back([&] { tally = whole(halves, 13, 5); });
    }
    for (std::thread& thread : threads) thread.join();
    for (const HalvesTally& tally : tallies) CHECK(tally.count == known_queens(13));
}

TEST_CASE("the parts of a board's row sets add up to it, also more parts than sets") {
    Halves halves;
    for (const int n : {8, 9, 12, 13}) {
        const HalvesTally expected = whole(halves, n, 1);
        for (const std::uint32_t parts : {2U, 7U, 300U}) {
            CAPTURE(n, parts);
            CHECK(whole(halves, n, parts) == expected);
        }
    }
}

TEST_CASE("boards and middles may come in any order, and tables be forgotten in between") {
    Halves halves;
    CHECK(whole(halves, 11, 1).count == known_queens(11));
    CHECK(whole(halves, 10, 1).count == known_queens(10));
    const HalvesTally last = halves.count(11, {4, 0, 1});
    halves.forget();
    const HalvesTally centre = halves.count(11, {0, 0, 1});
    CHECK(halves.count(11, {4, 0, 1}) == last);
    CHECK(halves.count(11, {0, 0, 1}) == centre);
}

TEST_CASE("a quadrant has as many placements as any number of queens has on it") {
    // Placements of any number of non-attacking queens on n x n, the empty one included.
    constexpr std::uint32_t sizes[] = {2, 5, 18, 87, 462, 2635};
    for (int side = 1; side <= 6; ++side) {
        std::uint32_t sum = 0;
        const Corner<std::uint64_t> corner{.side = side};
        for (std::uint32_t rows = 0; rows < 1U << side; ++rows) {
            sum += QuadrantList<std::uint64_t>(corner, rows).size();
        }
        CHECK(sum == sizes[side - 1]);
    }
}

TEST_CASE("the chances of rows tell how many placements of queens they have within a fifth") {
    constexpr int side = 8;
    const std::uint32_t all = (1U << 2 * side) - 1;
    const SetWeights weights(side, all);
    const auto placements = [](std::uint32_t rows) {
        return static_cast<double>(
            QuadrantList<std::uint64_t>(Corner<std::uint64_t>{.side = side}, rows).size());
    };
    const auto pairs = [&](std::uint32_t west) {
        const std::uint32_t east = all & ~west;
        return placements(west & 255) * placements(west >> 8) * placements(east & 255) *
               placements(east >> 8);
    };
    // Four rows in the north and four in the south, side by side and spread out.
    const std::uint32_t spread = 0x5555;
    for (const std::uint32_t west : {0x0F0FU, 0xF00FU, 0x3C3CU, 0x33CCU, 0x9966U}) {
        const double guessed = std::pow(weights.of(west) / weights.of(spread), 1 / 0.85);
        const double counted = pairs(west) / pairs(spread);
        CHECK(std::abs(std::log(guessed / counted)) < 4 * std::log(1.2));
    }
}

TEST_CASE("row sets up to symmetry stand for all ways to choose half of the rows") {
    constexpr std::uint64_t half_of_the_rows[] = {2, 6, 20, 70, 252, 924, 3432, 12870};
    for (int side = 1; side <= 8; ++side) {
        const std::vector<RowSet> sets = classes_of_sets(side);
        CHECK(sets.size() == number_of_classes(side));
        std::uint64_t all = 0;
        for (const RowSet& set : sets) all += set.times;
        CHECK(all == half_of_the_rows[side - 1]);
        for (int middle = 1; middle < side; ++middle) {
            CHECK(sets_beside(side, middle).size() == number_beside(side));
        }
    }
}

TEST_CASE("plans by halves have jobs of about equal weight") {
    for (const int n : {14, 16, 17}) {
        const std::vector<Job> jobs = plan({{n, n}, {}}, 100);
        CAPTURE(n);
        CHECK(jobs.size() >= (n == 14 ? 25U : 90U));
        CHECK(jobs.size() <= 110);
        for (const Job& job : jobs) {
            CHECK(std::holds_alternative<HalvesPart>(job.part));
            CHECK(refuse(job).empty());
            CHECK(job.weight * 3 > jobs.front().weight);
            CHECK(job.weight < jobs.front().weight * 3);
        }
    }
    CHECK(plan({{21, 21}, {}}, 1'000'000).size() <= 120'000);
    CHECK(plan({{24, 24}, {}}, 1'000'000).size() == 677'294);
    CHECK(plan({{11, 11}, {}}, 1).front().method == nullptr);
    CHECK(plan({{24, 24}, {}}, 1).front().method == find_method("halves"));
    CHECK(plan({{29, 29}, {}}, 1).front().method == nullptr);
    CHECK(plan({{14, 15}, {}}, 1).front().method == nullptr);
    CHECK(plan({{13, 13}, torus_surface}, 1).front().method == nullptr);
}

TEST_CASE("parts that do not exist are refused in a sentence") {
    CHECK(refuse_halves(12, {}).empty());
    CHECK(refuse_halves(23, {10, 0, 1}).empty());
    CHECK(refuse_halves(28, {}).empty());
    CHECK(refuse_halves(29, {}) ==
          "Halves of 29 rows cannot be counted: they have 6 to 28 rows, because the tables would "
          "need too much memory beyond that.");
    CHECK(refuse_halves(12, {1, 0, 1}) == "The middle queen of a job stands in row 0 to 0, not 1.");
    CHECK(refuse_halves(13, {6, 0, 1}) == "The middle queen of a job stands in row 0 to 5, not 6.");
    CHECK(refuse_halves(13, {5, 3, 3}) ==
          "A job is one of at most 16777216 parts with a number below theirs; this one is 3 of 3.");
    CHECK_FALSE(refuse_halves(13, {-1, 0, 1}).empty());
    CHECK_FALSE(refuse_halves(13, {0, 0, 0}).empty());
    CHECK_FALSE(refuse_halves(13, {0, 0, 16'777'217}).empty());
    const Job job{0, {{8, 9}, {}}, 1, HalvesPart{}, find_method("halves")};
    CHECK(refuse(job) == "Only square planes are counted by halves.");
}
