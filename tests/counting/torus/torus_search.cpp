// The torus by orbits of triples: its maps, its orbits, and its counts by two methods.
#include "counting/torus/torus_search.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <set>
#include <string>

#include "core/known.hpp"
#include "counting/boards/board_search.hpp"
#include "counting/kernels/kernels.hpp"
#include "counting/naive.hpp"
#include "counting/torus/torus_jobs.hpp"
#include "worker/protocol.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Surface torus = torus_surface;
constexpr Surface cylinder{Join::straight, Join::open};

}  // namespace

TEST_CASE("every map of the torus keeps attacks, and its inverse undoes it") {
    for (const int n : {5, 7, 11, 25}) {
        const TorusPoints points(n);
        const std::vector<TorusMap> maps = points.maps();
        int units = 0;
        for (int unit = 1; unit < n; ++unit) units += std::gcd(unit, n) == 1 ? 1 : 0;
        CHECK(static_cast<int>(maps.size()) == 8 * units);
        for (const TorusMap& map : maps) {
            const TorusMap inverse = points.inverse(map);
            for (int i = 0; i < n * n; ++i) {
                const TorusPoint point = points.point(static_cast<std::size_t>(i));
                const TorusPoint image = points.image(map, point);
                if (points.image(inverse, image) != point) FAIL("not undone");
                if (points.attack(image) != points.attack(point)) FAIL("attacks differ");
            }
        }
    }
}

TEST_CASE("the orbits of triples share all triples among them") {
    for (const int n : {5, 7, 13}) {
        const TripleOrbits orbits(n);
        const TorusPoints& points = orbits.points();
        std::set<std::pair<TorusPoint, TorusPoint>> all;
        std::size_t sum = 0;
        for (const Triple& triple : orbits.triples()) {
            std::set<std::pair<TorusPoint, TorusPoint>> of_orbit;
            orbits.for_each_of_orbit(triple, [&](TorusPoint a, TorusPoint b) {
                of_orbit.insert({a, b});
            });
            sum += of_orbit.size();
            all.insert(of_orbit.begin(), of_orbit.end());
        }
        CHECK(sum == all.size());
        std::size_t pairs = 0;
        for (int i = 0; i < n * n; ++i) {
            for (int j = 0; j < n * n; ++j) {
                const TorusPoint a = points.point(static_cast<std::size_t>(i));
                const TorusPoint b = points.point(static_cast<std::size_t>(j));
                const bool attack =
                    points.attack(a) || points.attack(b) || points.attack(points.between(a, b));
                pairs += attack ? 0 : 1;
            }
        }
        CHECK(sum == pairs);
    }
}

TEST_CASE("the torus counted by triples is as published") {
    for (const int n : {5, 7, 11, 13, 17, 19, 23}) {
        CAPTURE(n);
        const Task task{{n, n}, torus};
        CHECK(method_of(task).slug == "triples");
        CHECK(counted(task, 40).count() == known_torus(n));
    }
    CHECK(counted({{19, 19}, cylinder}, 1).count() == known_torus(19));
}

TEST_CASE("every build of the torus search places the same queens") {
    REQUIRE(std::string(torus_kernels().back()->name) == "portable");
    for (const int n : {5, 7, 11, 13, 17, 19}) {
        TorusSearch<std::uint32_t> portable(n, *torus_kernels().back());
        for (const TorusKernel* kernel : torus_kernels()) {
            CAPTURE(n, kernel->name);
            TorusSearch<std::uint32_t> search(n, *kernel);
            TorusSearch<std::uint64_t> wide(n, *kernel);
            std::uint64_t count = 0;
            for (std::size_t orbit = 0; orbit < search.orbits(); ++orbit) {
                const auto start = search.start(orbit);
                const auto moves = portable.moves(portable.start(orbit));
                CHECK(search.moves(start) == moves);
                CHECK(wide.moves(wide.start(orbit)) == moves);
                const Completions found = search.count(start);
                const Completions found_wide = wide.count(wide.start(orbit));
                CHECK(found.nodes == portable.count(start).nodes);
                CHECK(found_wide.nodes == found.nodes);
                CHECK(found_wide.count == found.count);
                count += found.count;
            }
            CHECK(count == known_torus(n));
        }
    }
}

TEST_CASE(
    "the torus search reports as many solutions as it counts, each with n unattacked queens") {
    constexpr int n = 13;
    TorusSearch<std::uint32_t> search(n);
    const TorusPoints points(n);
    std::uint64_t told = 0;
    std::uint64_t count = 0;
    for (std::size_t orbit = 0; orbit < search.orbits(); ++orbit) {
        const TorusTaken take = [&](std::span<const TorusPoint> queens, std::uint64_t size) {
            told += size;
            REQUIRE(queens.size() == n);
            for (std::size_t i = 0; i < n; ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    CHECK_FALSE(points.attack(points.between(queens[i], queens[j])));
                }
            }
        };
        count += search.count(search.start(orbit), take).count;
    }
    CHECK(told == count);
    CHECK(count == known_torus(n));
}

TEST_CASE("tori of 35 and 37 rows are cut into jobs of the search by triples, which can be done") {
    for (const int n : {35, 37}) {
        CAPTURE(n);
        const Task task{{n, n}, torus};
        REQUIRE(method_of(task).slug == "triples");
        TorusSearch<std::uint64_t> search(n);
        auto position = search.start(0);
        Job job{0, task, 1, Moves{{0, 1}, 1}};
        std::vector<TorusPoint> queens;
        // The first way down ends far below what a job of a plan leaves to do.
        for (auto moves = search.moves(position);
             position.placed < static_cast<std::size_t>(n) - 14 && !moves.empty();
             moves = search.moves(position)) {
            std::get<Moves>(job.part).prefix.push_back(moves.back());
            search.play(position, moves.back());
        }
        CHECK(refuse(job).empty());
        CHECK(std::get<Moves>(job.part).prefix.size() > 10);
        const TorusPoints points(n);
        for (std::size_t i = 0; i < position.placed; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const auto a = torus_point<std::uint64_t>(position.node.queens[i]);
                const auto b = torus_point<std::uint64_t>(position.node.queens[j]);
                CHECK_FALSE(points.attack(points.between(a, b)));
            }
        }
        Cache cache;
        const Completions found = count_triples(job, cache);
        CHECK(found.count % 2 == 0);
    }
    CHECK(method_of(Task{{41, 41}, torus}).slug != "triples");
}

TEST_CASE("parts of tori of 35 and 37 rows count what a search with all of their lines counted") {
    // Above 31 rows, rows and columns get other numbers when few of them are left. The numbers are
    // of the search that kept all lines from the first queen to the last.
    struct Counted {
        const char* job;
        std::uint64_t count;
        std::uint64_t nodes;
    };
    for (const auto& [job, count, nodes] :
         {Counted{"n=35 t=torus prefix=1.2.231.262.287.833.169.400.758", 16'228'800, 12'108'416},
          Counted{"n=35 t=torus prefix=1.2.231.262.287.833.169.400.758.1109", 2'352'000, 1'480'630},
          Counted{"n=37 t=torus prefix=0.1.233.286.464.894.177.314.383.784.186.355", 1'182'816,
                  247'876}}) {
        CAPTURE(job);
        const auto read = read_job("count id=0 " + std::string(job) + " times=1 weight=1");
        REQUIRE(std::holds_alternative<Job>(read));
        Cache cache;
        const Completions found = count_triples(std::get<Job>(read), cache);
        CHECK(found.count == count);
        CHECK(found.nodes == nodes);
    }
}

TEST_CASE("every build of the torus search counts the same on a torus of 35 rows") {
    for (const TorusKernel* kernel : torus_kernels()) {
        CAPTURE(kernel->name);
        TorusSearch<std::uint64_t> search(35, *kernel);
        auto position = search.start(1);
        for (const int move : {231, 262, 287, 833, 169, 400, 758, 1109}) {
            const auto moves = search.moves(position);
            REQUIRE(std::find(moves.begin(), moves.end(), move) != moves.end());
            search.play(position, move);
        }
        const Completions found = search.count(position);
        CHECK(found.count == 2'352'000);
        CHECK(found.nodes == 1'480'630);
    }
}

TEST_CASE("the torus counted by triples is the torus counted square by square") {
    for (const int n : {5, 7, 11, 13}) {
        CAPTURE(n);
        const Task task{{n, n}, torus};
        BoardSearch search(problem_of(board_of(task)));
        CHECK(counted(task, 1).count() == search.count(search.start()).count);
    }
}

TEST_CASE("tori that 2 or 3 divides have no solution, whatever their size") {
    for (const int n : {2, 3, 4, 6, 9, 27, 999, 1024}) {
        const Task task{{n, n}, torus};
        CHECK(method_of(task).slug == "none");
        const Ledger ledger = counted(task, 100);
        CHECK(ledger.count() == 0);
        CHECK(ledger.nodes() == 0);
    }
    CHECK(counted({{1, 1}, torus}, 1).count() == 1);
}

TEST_CASE("jobs of the torus are cut so that progress runs with the work") {
    const Task task{{23, 23}, torus};
    const std::vector<Job> jobs = plan(task, 60);
    CHECK(jobs.size() >= 60);
    CHECK(jobs == plan(task, 60));
    std::uint64_t heaviest = 0;
    std::uint64_t all = 0;
    for (const Job& job : jobs) {
        CHECK(refuse(job).empty());
        heaviest = std::max(heaviest, job.weight);
        all += job.weight;
    }
    CHECK(heaviest < all / 20);
}

TEST_CASE("jobs of the torus that are kept in a ledger are still jobs, and count the same") {
    // From results/ledgers/torus_29.txt.gz: some of each orbit.
    for (const char* const prefix :
         {"0.1.194.209.547", "1.2.161.208.344", "2.3.65.201", "3.4.71", "4.5.61", "5.6.269"}) {
        CAPTURE(prefix);
        const auto line =
            "count id=0 n=29 t=torus prefix=" + std::string(prefix) + " times=1 weight=1";
        CHECK(std::holds_alternative<Job>(read_job(line)));
    }
    const auto kept =
        read_job("count id=51 n=29 t=torus prefix=0.1.193.215.625.656 times=1 weight=965963");
    REQUIRE(std::holds_alternative<Job>(kept));
    Cache cache;
    const Completions found = count_triples(std::get<Job>(kept), cache);
    CHECK(found.count == 8'288'896);
    CHECK(found.nodes == 1'430'169);
}

TEST_CASE("a torus job that is no way into the search is refused") {
    const std::vector<std::vector<int>> wrong{{}, {0}, {1, 1}, {0, 1000}, {0, 2, 5}, {0, 1, 0}};
    for (const std::vector<int>& prefix : wrong) {
        CHECK_FALSE(refuse(Job{0, {{13, 13}, torus}, 1, Moves{prefix}}).empty());
    }
}
