// Plans: jobs that cover a task once, with weights that say how long they take.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "core/known.hpp"
#include "counting/naive.hpp"
#include "sanitized.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Surface plane{};
constexpr Surface torus = torus_surface;

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
                prefixes.push_back(moves_of(jobs[i]).prefix);
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

TEST_CASE("a count that nobody sees the end of is cut into as many jobs as wanted and no more") {
    for (const int n : {36, 40, 42, 44}) {
        CAPTURE(n);
        for (const std::size_t wanted : {96U, 500U}) {
            const std::vector<Job> jobs = plan({{n, n}, plane}, wanted);
            CHECK(jobs.size() >= wanted);
            CHECK(jobs.size() < wanted + static_cast<std::size_t>(n));
        }
    }
}

TEST_CASE("as many jobs are made as wanted, but of fewer than 10,000 never very many more") {
    for (const std::size_t wanted : {1U, 10U, 96U, 1000U}) {
        const std::vector<Job> jobs = plan({{14, 13}, plane}, wanted);
        CHECK(jobs.size() >= wanted);
        CHECK(jobs.size() <= 14 * wanted);
    }
}

TEST_CASE("a long count is cut into more than 10,000 jobs if they are wanted, a short one never") {
    for (const Task& task : {Task{{29, 29}, torus}, Task{{26, 12}, plane},
                             Task{.size = {16, 16}, .surface = plane, .pawns = 1}}) {
        if (tests::sanitized && task.pawns == 0) continue;
        CAPTURE(task.size.columns, task.pawns);
        const std::size_t jobs = plan(task, 12'000).size();
        CHECK(jobs >= 12'000);
        CHECK(jobs < 12'100);
    }
    if (tests::sanitized) return;
    CHECK(plan({{14, 13}, plane}, 1'000'000).size() <= 10'032);
    CHECK(plan({{23, 23}, torus}, 1'000'000).size() <= 10'032);
    CHECK(plan({{36, 36}, plane}, 1'000'000).size() <= 10'100);
}

TEST_CASE("no job weighs more than two equal shares") {
    for (const Task& task : {Task{{14, 13}, plane}, Task{{23, 23}, torus}, Task{{20, 9}, plane}}) {
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
    for (const Task& task : {Task{{13, 12}, plane}, Task{{16, 16}, plane}, Task{{12, 9}, plane}}) {
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

TEST_CASE("boards that are not counted are refused in a sentence") {
    CHECK(refuse(Task{{0, 8}, plane}) == "A board has 1 to 1024 columns and rows.");
    CHECK(refuse(Task{{8, 2000}, torus}) == "A board has 1 to 1024 columns and rows.");
    CHECK(refuse(Task{{100, 100}, plane}) ==
          "Boards of up to 4,096 squares can be counted; this one has 10,000.");
    Board board({8, 8});
    board.put({0, 0}, Piece::knight);
    CHECK(refuse(task_of(board)) ==
          "Only queens, pawns, walls and forbidden squares may stand on a board that is counted; "
          "this one has a knight.");
    CHECK(refuse(Task{{8, 8}, torus, 1}) == "Pawns are placed on the empty square plane only.");
    CHECK(refuse(Task{{32, 32}, plane, 1}) ==
          "Pawns are placed on boards up to 31 x 31; this one has 32 rows.");
    CHECK(refuse(Task{{8, 8}, plane, -1}) == "The number of pawns must be 0 or more.");
    CHECK(refuse(Task{{1000, 1000}, torus}).empty());
    for (const NamedSurface& named : surfaces) {
        CHECK(refuse(Task{{7, 7}, named.surface}).empty());
        CHECK(refuse(Task{{40, 9}, named.surface}).empty());
    }
}
