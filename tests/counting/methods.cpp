// The table of methods: which is chosen, and the tasks that the speed of a machine is measured by.
#include "counting/methods.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "counting/trust.hpp"
#include "sanitized.hpp"

using namespace queens;

TEST_CASE("a yardstick is counted in the same way as the task it stands for, but quickly") {
    Board walled({9, 9});
    walled.put({1, 1}, Piece::wall);
    for (const Task& task :
         {Task{.size = {20, 20}, .surface = {}}, Task{.size = {30, 40}, .surface = {}},
          Task{.size = {29, 29}, .surface = torus_surface},
          Task{.size = {15, 15}, .surface = {}, .pawns = 3}, task_of(walled)}) {
        const Task stick = yardstick(task);
        REQUIRE(refuse(stick).empty());
        CHECK(&method_of(stick) == &method_of(task));
        const Estimate expected = estimate(stick);
        CHECK(expected.seconds > 0.001);
        CHECK(expected.seconds < 0.3);
        CHECK(yardstick(stick) == stick);
    }
}

TEST_CASE("a task is counted by the method that suits it") {
    Board walled({9, 9});
    walled.put({1, 1}, Piece::wall);
    const auto slug = [](const Task& task) { return method_of(task).slug; };
    CHECK(slug({{8, 8}, {}}) == "lines");
    CHECK(slug({{32, 5}, {}}) == "lines");
    CHECK(slug({{12, 12}, {}}) == "halves");
    CHECK(slug({{13, 13}, torus_surface}) == "triples");
    CHECK(slug({{14, 14}, torus_surface}) == "none");
    CHECK(slug({{37, 37}, torus_surface}) == "triples");
    CHECK(slug({{41, 41}, torus_surface}) == "board");
    CHECK(slug({{8, 8}, {}, 1}) == "pawns");
    CHECK(slug({{3, 3}, {}, 2}) == "none");
    CHECK(slug(task_of(walled)) == "board");
}

TEST_CASE("small boards are counted at once, and those that are worth cutting by jobs") {
    CHECK(is_counted_at_once({.size = {11, 11}, .surface = {}}));
    CHECK(is_counted_at_once({.size = {12, 13}, .surface = {}}));
    // Hours on one thread: a side alone does not make a board small.
    CHECK_FALSE(is_counted_at_once({.size = {13, 24}, .surface = {}}));
    CHECK_FALSE(is_counted_at_once({.size = {24, 13}, .surface = {}}));
    CHECK_FALSE(is_counted_at_once({.size = {12, 12}, .surface = {}}));
    CHECK_FALSE(is_counted_at_once({.size = {13, 13}, .surface = torus_surface}));
}

TEST_CASE("a job without a named method is done by that of the lines before methods had names") {
    CHECK(method_of(Job{0, {{16, 16}, {}}}).slug == "lines");
    CHECK(find_method("halves") == &method_of(Task{{16, 16}, {}}));
    CHECK(find_method("lines") == nullptr);
    CHECK(find_method("") == nullptr);
}

TEST_CASE("one cache serves jobs of all methods in any order") {
    Cache cache;
    Board walled({5, 5});
    walled.put({1, 1}, Piece::wall);
    const std::vector<Task> tasks{
        {{8, 8}, {}},    {{12, 12}, {}},         {{11, 11}, torus_surface},
        {{7, 7}, {}, 1}, task_of(walled),        {{13, 13}, torus_surface},
        {{6, 6}, {}},    {{9, 9}, torus_surface}};
    for (int round = 0; round < 2; ++round) {
        for (const Task& task : tasks) {
            for (const Job& job : plan(task, 3)) CHECK(work(job, cache) == work(job));
        }
        cache.forget();
    }
}

TEST_CASE("what is said of counts of planes fits how their numbers of queens are known to grow") {
    // Simkin (2021): (0.143 n)^n within small factors; for 27 queens the published number is 34
    // times that, and the factor grows with n. A search has a node for each solution at least; half
    // boards, which count up to 28 queens, have none.
    const auto expected = [](int n) { return 34 * std::pow(0.143 * n, n); };
    for (int n = 29; n <= 44; n += tests::sanitized ? 5 : 1) {
        INFO(n << " queens");
        std::array<Estimate, 9> found;
        for (std::size_t i = 0; i < found.size(); ++i) {
            found[i] = estimate({.size = {n, n}, .surface = {}}, i + 1);
        }
        std::sort(found.begin(), found.end(),
                  [](const Estimate& a, const Estimate& b) { return a.nodes < b.nodes; });
        const Estimate& middle = found[found.size() / 2];
        if (is_trusted(middle.seconds)) {
            // Between 24 and 27 queens, whose numbers are published, a search has 55 to 63 nodes a
            // solution.
            CHECK(middle.nodes > 40 * expected(n));
            CHECK(middle.nodes < 120 * expected(n));
            CHECK(found.back().nodes < 1.6 * found.front().nodes);
        } else {
            CHECK(n > 32);
            CHECK(middle.nodes / cautious < expected(n));
        }
    }
}

TEST_CASE("the queens of any square plane of 12 to 28 rows are counted by halves in a known time") {
    double before = 0;
    for (int n = 12; n <= 28; ++n) {
        const auto seconds = seconds_by_halves({{n, n}, {}});
        REQUIRE(seconds);
        CHECK(*seconds > before);
        before = *seconds;
    }
    for (const Task& task : {Task{{11, 11}, {}}, Task{{29, 29}, {}}, Task{{24, 23}, {}},
                             Task{{24, 24}, torus_surface}, Task{{24, 24}, {}, 1}}) {
        CHECK_FALSE(seconds_by_halves(task));
    }
}
