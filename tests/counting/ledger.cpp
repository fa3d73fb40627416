// The ledger: every job once, and nothing that was not asked for.
#include "counting/ledger.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <limits>

#include "core/dice.hpp"
#include "core/known.hpp"
#include "counting/methods.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

std::vector<Result> results_of(const std::vector<Job>& jobs) {
    std::vector<Result> results;
    results.reserve(jobs.size());
    for (const Job& job : jobs) results.push_back(work(job));
    return results;
}

const Task nine{{9, 9}, {}};

}  // namespace

TEST_CASE("the queens of nine rows add up in whatever order the results come") {
    const std::vector<Job> jobs = plan(nine, 40);
    std::vector<Result> results = results_of(jobs);
    Dice dice(3);
    for (int round = 0; round < 20; ++round) {
        for (std::size_t i = results.size(); i > 1; --i) {
            const int other = dice.below(static_cast<int>(i));
            std::swap(results[i - 1], results[static_cast<std::size_t>(other)]);
        }
        Ledger ledger(jobs);
        double before = 0;
        for (const Result& result : results) {
            CHECK_FALSE(ledger.complete());
            CHECK(ledger.book(result).empty());
            CHECK(ledger.progress() > before);
            before = ledger.progress();
        }
        CHECK(ledger.complete());
        CHECK(ledger.progress() == 1);
        CHECK(ledger.count() == known_queens(9));
    }
}

TEST_CASE("a result that comes twice is booked once") {
    const std::vector<Job> jobs = plan(nine, 40);
    Ledger ledger(jobs);
    for (const Result& result : results_of(jobs)) {
        CHECK_FALSE(ledger.booked(result.id));
        CHECK(ledger.book(result).empty());
        CHECK(ledger.booked(result.id));
        const std::uint64_t count = ledger.count();
        const std::size_t done = ledger.jobs_done();
        CHECK(ledger.book(result).empty());
        CHECK(ledger.count() == count);
        CHECK(ledger.jobs_done() == done);
    }
    CHECK(ledger.count() == known_queens(9));
}

TEST_CASE("a result that nobody asked for is refused") {
    Ledger ledger(plan(nine, 5));
    const auto jobs = static_cast<std::uint32_t>(ledger.jobs().size());
    CHECK(ledger.book({jobs, 10, 10}) == "Job " + std::to_string(jobs) +
                                             " was never asked for; this count has " +
                                             std::to_string(jobs) + " jobs.");
    CHECK_FALSE(ledger.book({0xFFFFFFFF, 10, 10}).empty());
    CHECK(ledger.jobs_done() == 0);
    CHECK(ledger.count() == 0);
    CHECK_FALSE(ledger.booked(jobs));
    CHECK_FALSE(Ledger().book({0, 1, 1}).empty());
}

TEST_CASE("a result that contradicts the one booked before is refused and changes nothing") {
    Ledger ledger(plan(nine, 5));
    CHECK(ledger.book({2, 10, 100}).empty());
    CHECK(ledger.book({2, 12, 100}) ==
          "Job 2 was recorded with 10 solutions in 100 nodes before, and now came with 12 in 100.");
    CHECK_FALSE(ledger.book({2, 10, 101}).empty());
    CHECK(ledger.count() == 10);
    CHECK(ledger.nodes() == 100);
    CHECK(ledger.jobs_done() == 1);
}

TEST_CASE("counts of queens that would not fit into the total are refused") {
    Ledger ledger(plan(nine, 5));
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    CHECK(ledger.book({0, most, 1}).empty());
    CHECK(ledger.book({1, 0, 1}).empty());
    CHECK_FALSE(ledger.book({2, 1, 1}).empty());
    CHECK_FALSE(ledger.booked(2));
    CHECK(ledger.count() == most);
}

TEST_CASE("the progress is a share however much the jobs of queens weigh") {
    std::vector<Job> jobs = plan(nine, 2);
    REQUIRE(jobs.size() > 1);
    for (Job& job : jobs) job.weight = 1;
    jobs[0].weight = std::numeric_limits<std::uint64_t>::max() - jobs.size() + 2;
    Ledger ledger(jobs);
    CHECK(ledger.progress() == 0);
    REQUIRE(ledger.book(work(jobs[1])).empty());
    CHECK(ledger.progress() > 0);
    REQUIRE(ledger.book(work(jobs[0])).empty());
    CHECK(ledger.progress() <= 1);
}

TEST_CASE("the ledger of no jobs at all is complete") {
    const Ledger ledger;
    CHECK(ledger.complete());
    CHECK(ledger.progress() == 1);
    CHECK(ledger.count() == 0);
}
