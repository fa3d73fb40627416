// Estimates from random jobs, beside the totals of all jobs.
#include "counting/sampling.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <set>

#include "core/known.hpp"
#include "counting/methods.hpp"

using namespace queens;

namespace {

/// The solutions of every job.
std::vector<double> counts_of(const Frame& frame) {
    Cache cache;
    std::vector<double> counts;
    for (std::size_t place = 0; place < frame.finds.size(); ++place) {
        counts.push_back(static_cast<double>(work(frame.job(place), cache).count));
    }
    return counts;
}

double sum_of(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum;
}

/// Estimates with the seeds 1 to `seeds`: their mean, and the mean of their squared errors as they
/// are and as the estimates say.
struct Trials {
    double mean = 0;
    double variance = 0;
    double said = 0;
};
Trials try_seeds(const Frame& frame, const std::vector<double>& counts, std::size_t wanted,
                 int seeds) {
    const double total = sum_of(counts);
    Trials trials;
    for (int seed = 1; seed <= seeds; ++seed) {
        const auto strata = draw(frame, wanted, static_cast<std::uint64_t>(seed));
        const Estimated found = sum_over(strata, [&](std::size_t place) { return counts[place]; });
        trials.mean += found.sum / seeds;
        trials.variance += std::pow(found.sum - total, 2) / seeds;
        trials.said += found.error * found.error / seeds;
    }
    return trials;
}

}  // namespace

TEST_CASE("an estimate from all jobs is the number of queens' placements, without an error") {
    for (int n = 5; n <= 15; ++n) {
        CAPTURE(n);
        const Frame frame = frame_of({{n, n}, {}}, 60);
        const std::vector<double> counts = counts_of(frame);
        const auto strata = draw(frame, frame.finds.size() + 3, 1);
        const Estimated found = sum_over(strata, [&](std::size_t place) { return counts[place]; });
        CHECK(found.sum == static_cast<double>(known_queens(n).value()));
        CHECK(found.error == 0);
    }
}

TEST_CASE("random jobs find the right number of queens on average, and know their error") {
    constexpr int seeds = 400;
    for (const int n : {14, 15, 16}) {
        CAPTURE(n);
        const Frame frame = frame_of({{n, n}, {}}, most_in_frame);
        const std::vector<double> counts = counts_of(frame);
        REQUIRE(sum_of(counts) == static_cast<double>(known_queens(n).value()));
        const Trials trials = try_seeds(frame, counts, 20, seeds);
        const double error_of_mean = std::sqrt(trials.variance / seeds);
        CHECK(std::abs(trials.mean - sum_of(counts)) < 3 * error_of_mean);
        CHECK(trials.said > 0.7 * trials.variance);
        CHECK(trials.said < 1.4 * trials.variance);
        CHECK(std::sqrt(trials.variance) < 0.08 * sum_of(counts));
    }
}

TEST_CASE("random jobs of a torus find the right number of queens on average") {
    constexpr int seeds = 400;
    const Frame frame = frame_of({{23, 23}, torus_surface}, 500);
    const std::vector<double> counts = counts_of(frame);
    const Trials trials = try_seeds(frame, counts, 40, seeds);
    CHECK(sum_of(counts) == 128850048);
    CHECK(trials.variance > 0);
    CHECK(std::abs(trials.mean - sum_of(counts)) < 3 * std::sqrt(trials.variance / seeds));
}

TEST_CASE("equal seeds draw equal jobs, no job twice, and the heaviest always") {
    const Frame frame = frame_of({{18, 18}, {}}, 700);
    std::size_t all = 0;
    std::set<std::size_t> drawn;
    const auto strata = draw(frame, 41, 7);
    for (const Stratum& stratum : strata) {
        all += stratum.jobs;
        CHECK(stratum.drawn.size() == std::min<std::size_t>(stratum.jobs, 2));
        drawn.insert(stratum.drawn.begin(), stratum.drawn.end());
    }
    CHECK(all == frame.finds.size());
    CHECK(drawn.size() == 41);
    CHECK(drawn.contains(frame.heaviest));
    const auto same = draw(frame, 41, 7);
    const auto other = draw(frame, 41, 8);
    CHECK(std::equal(strata.begin(), strata.end(), same.begin(), same.end(),
                     [](const Stratum& a, const Stratum& b) { return a.drawn == b.drawn; }));
    CHECK_FALSE(std::equal(strata.begin(), strata.end(), other.begin(), other.end(),
                           [](const Stratum& a, const Stratum& b) { return a.drawn == b.drawn; }));
}

TEST_CASE("every row set of 24 rows can be drawn as a job of its own, and every middle of 21") {
    for (const int n : {21, 24}) {
        CAPTURE(n);
        const Frame frame = frame_of({{n, n}, {}}, n == 24 ? most_in_frame : 1000);
        const std::size_t jobs = frame.finds.size();
        CHECK(jobs == (n == 24 ? 677'294 : 1004));
        for (const std::size_t place : {std::size_t{0}, frame.heaviest, jobs / 2, jobs - 1}) {
            CHECK(frame.finds[place] > 0);
            CHECK(frame.job(place).id == place);
            CHECK(refuse(frame.job(place)).empty());
        }
        CHECK(std::get<HalvesPart>(frame.job(jobs - 1).part).middle == (n == 24 ? 0 : 9));
    }
}
