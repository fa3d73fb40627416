// Plans: jobs that cover a task once, with weights that say how long they take.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "core/known.hpp"
#include "counting/naive.hpp"

using namespace queens;
using namespace queens::test;

namespace {

constexpr Surface plane{};
constexpr Surface torus{Join::straight, Join::straight};

const std::vector<Task> tasks{
    {{1, 1}, plane},  {{2, 2}, plane},  {{3, 3}, plane},   {{8, 8}, plane},  {{9, 9}, plane},
    {{11, 4}, plane}, {{4, 11}, plane}, {{1, 32}, plane},  {{1, 1}, torus},  {{2, 2}, torus},
    {{7, 7}, torus},  {{8, 8}, torus},  {{12, 12}, torus}, {{13, 13}, torus}};

}  // namespace

TEST_CASE("the jobs of a board add up to the same queens however many are wanted") {
    for (const Task& task : tasks) {
        CAPTURE(task.size.columns, task.size.rows, named(task.surface).slug);
        const std::uint64_t whole = counted(task, 1).count();
        for (const std::size_t wanted : {2U, 7U, 50U, 333U, 5000U}) {
            CAPTURE(wanted);
            CHECK(counted(task, wanted).count() == whole);
        }
    }
}

TEST_CASE("jobs have ids in order, positive weights and prefixes that no other job has") {
    for (const Task& task : tasks) {
        for (const std::size_t wanted : {0U, 1U, 50U, 1000U}) {
            const std::vector<Job> jobs = plan(task, wanted);
            CAPTURE(task.size.columns, task.size.rows, wanted);
            REQUIRE_FALSE(jobs.empty());
            std::vector<std::vector<int>> prefixes;
            for (std::size_t i = 0; i < jobs.size(); ++i) {
                CHECK(jobs[i].id == i);
                CHECK(jobs[i].weight >= 1);
                CHECK(jobs[i].task == task);
                CHECK(refuse(jobs[i]).empty());
                prefixes.push_back(jobs[i].prefix);
            }
            std::sort(prefixes.begin(), prefixes.end());
            CHECK(std::adjacent_find(prefixes.begin(), prefixes.end()) == prefixes.end());
        }
    }
}

TEST_CASE("a board of one queen is one job") {
    CHECK(plan({{1, 1}, plane}, 100).size() == 1);
    CHECK(plan({{1, 1}, torus}, 100).size() == 1);
    CHECK(counted({{1, 1}, plane}, 100).count() == 1);
}

TEST_CASE("as many jobs are made as wanted, but never very many") {
    for (const std::size_t wanted : {1U, 10U, 96U, 1000U}) {
        const std::vector<Job> jobs = plan({{14, 13}, plane}, wanted);
        CHECK(jobs.size() >= wanted);
        CHECK(jobs.size() <= 14 * wanted);
    }
    CHECK(plan({{17, 16}, plane}, 1'000'000).size() <= 10'032);
    CHECK(plan({{32, 32}, plane}, 1'000'000).size() <= 10'032);
    CHECK(plan({{31, 31}, torus}, 1'000'000).size() <= 10'032);
}

TEST_CASE("no job weighs more than two equal shares") {
    for (const Task& task : {Task{{14, 13}, plane}, Task{{17, 17}, torus}, Task{{20, 9}, plane}}) {
        const std::size_t wanted = 60;
        std::uint64_t sum = 0;
        std::uint64_t heaviest = 0;
        for (const Job& job : plan(task, wanted)) {
            sum += job.weight;
            heaviest = std::max(heaviest, job.weight);
        }
        CHECK(static_cast<double>(heaviest) < 2.2 * static_cast<double>(sum) / 60);
    }
}

TEST_CASE("progress by weight runs with the work that is done") {
    for (const Task& task : {Task{{13, 12}, plane}, Task{{16, 16}, plane}, Task{{17, 17}, torus},
                             Task{{12, 9}, plane}}) {
        Ledger ledger(plan(task, 96));
        const auto all = static_cast<double>(counted(task, 96).nodes());
        for (const Job& job : ledger.jobs()) {
            CHECK(ledger.book(work(job)).empty());
            CHECK(std::abs(ledger.progress() - static_cast<double>(ledger.nodes()) / all) < 0.04);
        }
    }
}

TEST_CASE("equal tasks have equal plans") {
    CHECK(plan({{12, 12}, plane}, 77) == plan({{12, 12}, plane}, 77));
}

TEST_CASE("boards too large to count queens on are refused in a sentence") {
    CHECK(refuse(Task{{40, 8}, plane}) ==
          "The plane can be counted up to 32 columns here; this board has 40.");
    CHECK(refuse(Task{{8, 33}, plane}) ==
          "The plane can be counted up to 32 rows here; this board has 33.");
    CHECK(refuse(Task{{32, 32}, torus}) ==
          "The torus can be counted up to 31 columns here; this board has 32.");
    CHECK(refuse(Task{{32, 32}, {Join::open, Join::straight}}) ==
          "The cylinder can be counted up to 31 columns here; this board has 32.");
    CHECK(refuse(Task{{0, 8}, plane}) == "A board has 1 to 1024 columns and rows.");
    CHECK(refuse(Task{{8, 2000}, torus}) == "A board has 1 to 1024 columns and rows.");
    CHECK(refuse(Task{{32, 32}, plane}).empty());
    CHECK(refuse(Task{{31, 31}, torus}).empty());
}

TEST_CASE("queens on other surfaces and on round rectangles are not counted by jobs") {
    CHECK(refuse(Task{{8, 8}, {Join::flipped, Join::open}}) ==
          "Counting on all cores knows the plane, cylinders and the torus; this board is a "
          "M\xC3\xB6"
          "bius strip.");
    CHECK(refuse(Task{{8, 6}, torus}) ==
          "Cylinders and tori can be counted here when they are square; this board has 8 columns "
          "and 6 rows.");
    for (const NamedSurface& named : surfaces) {
        const bool flipped =
            named.surface.sides == Join::flipped || named.surface.ends == Join::flipped;
        CHECK(refuse(Task{{7, 7}, named.surface}).empty() == !flipped);
    }
}
