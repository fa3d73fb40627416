// Estimates from random jobs, beside the totals of all jobs.
#include "counting/sampling.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <cmath>
#include <set>

#include "core/known.hpp"
#include "counting/methods.hpp"
#include "sanitized.hpp"

using namespace queens;

namespace {

/// The solutions of every job.
std::vector<double> counts_of(const Frame& frame) {
    Cache cache;
    std::vector<double> counts;
    for (std::size_t place = 0; place < frame.finds.size(); ++place) {
        const SampleJob drawn = frame.job(place, cache);
        counts.push_back(drawn.times * static_cast<double>(work(drawn.job, cache).count));
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

TEST_CASE("a part chosen from a job finds on average what the job finds") {
    constexpr int draws = tests::sanitized ? 60 : 500;
    struct Case {
        Task task;
        double nodes;
    };
    Board walled({7, 7});
    walled.put({3, 3}, Piece::wall);
    const Surface cylinder{Join::straight, Join::open};
    for (const auto& [task, nodes] :
         {Case{{{13, 13}, torus_surface}, 20}, Case{{{9, 7}, cylinder}, 100},
          Case{task_of(walled), 100}, Case{{.size = {8, 8}, .surface = {}, .pawns = 1}, 300}}) {
        CAPTURE(task.size.rows, task.pawns, named(task.surface).slug);
        Cache cache;
        Random random(1);
        for (const Job& job : plan(task, 1)) {
            const auto whole = static_cast<double>(work(job, cache).count);
            CAPTURE(moves_of(job).prefix, whole);
            double sum = 0;
            double squares = 0;
            bool smaller = false;
            for (int i = 0; i < draws; ++i) {
                Job part = job;
                auto& moves = std::get<Moves>(part.part);
                const double chance = method_of(task).narrow(moves, task, nodes, random, cache);
                CHECK(chance > 0);
                CHECK(chance <= 1);
                smaller = smaller || moves.prefix.size() > moves_of(job).prefix.size();
                REQUIRE(refuse(part, cache).empty());
                const double found = static_cast<double>(work(part, cache).count) / chance;
                sum += found / draws;
                squares += found * found / draws;
            }
            CHECK(smaller);
            CHECK(std::abs(sum - whole) <= 3.5 * std::sqrt((squares - sum * sum) / draws));
        }
    }
}

TEST_CASE("parts of the jobs of a torus of 29 rows lead to its number of queens' placements") {
    const Task torus{{29, 29}, torus_surface};
    const std::size_t wanted = tests::sanitized ? 50'000 : 1'000'000;
    const Frame frame = frame_of(torus, wanted);
    CHECK_FALSE(frame.exact);
    CHECK(frame.finds.size() > wanted / 10 * 9);
    CHECK(frame.finds.size() < wanted / 10 * 11);
    Cache cache;
    const auto strata = draw(frame, 121, 1);
    std::set<std::size_t> places;
    for (const Stratum& stratum : strata) {
        CHECK(stratum.drawn.size() >= 2);
        places.insert(stratum.drawn.begin(), stratum.drawn.end());
    }
    CHECK(places.size() == 121);
    const Estimated found = sum_over(strata, [&](std::size_t place) {
        const SampleJob drawn = frame.job(place, cache);
        CHECK(drawn.times > 0);
        return drawn.times * static_cast<double>(work(drawn.job, cache).count);
    });
    const auto published = static_cast<double>(known_torus(29).value());
    CHECK(found.error > 0);
    CHECK(found.error < 0.25 * published);
    CHECK(std::abs(found.sum - published) < 3 * found.error);
}

TEST_CASE("an estimate from all parts chosen at random is still not the total itself") {
    const Frame frame = frame_of({{29, 29}, torus_surface}, most_usual_jobs + 1);
    REQUIRE_FALSE(frame.exact);
    const std::size_t all = frame.finds.size();
    const auto strata = draw(frame, 2 * all, 1);
    std::size_t drawn = 0;
    for (const Stratum& stratum : strata) drawn += stratum.drawn.size();
    CHECK(drawn == all);
    const Estimated found =
        sum_over(strata, [](std::size_t place) { return place % 2 == 0 ? 1.0 : 2.0; });
    CHECK(found.error > 0);
}

TEST_CASE(
    "as many jobs are drawn as are wanted, two of every stratum, so that the error is known") {
    const bool exact = GENERATE(false, true);
    for (std::size_t jobs = 3; jobs < 400; ++jobs) {
        CAPTURE(exact, jobs);
        Frame frame;
        frame.finds.assign(jobs, 0.1);
        frame.exact = exact;
        for (const std::size_t wanted : {std::size_t{3}, jobs / 2 + 2, std::size_t{1'000'000}}) {
            const std::vector<Stratum> strata = draw(frame, wanted, 1);
            std::size_t in_all = 0;
            std::size_t drawn = 0;
            for (const Stratum& stratum : strata) {
                CHECK((stratum.jobs >= 2 || (exact && &stratum == &strata.front())));
                CHECK(stratum.drawn.size() <= stratum.jobs);
                in_all += stratum.jobs;
                drawn += stratum.drawn.size();
            }
            CHECK(in_all == jobs);
            CHECK(drawn == std::min(wanted, jobs));
            const Estimated found = sum_over(strata, [](std::size_t place) { return place % 2; });
            CHECK(std::isfinite(found.error));
        }
    }
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
        Cache cache;
        for (const std::size_t place : {std::size_t{0}, frame.heaviest, jobs / 2, jobs - 1}) {
            CHECK(frame.finds[place] > 0);
            const SampleJob drawn = frame.job(place, cache);
            CHECK(drawn.job.id == place);
            CHECK(drawn.times == 1);
            CHECK(refuse(drawn.job).empty());
        }
        const Job last = frame.job(jobs - 1, cache).job;
        CHECK(std::get<HalvesPart>(last.part).middle == (n == 24 ? 0 : 9));
    }
}
