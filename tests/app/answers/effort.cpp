// The numbers of queens tried, found anew by the solvers.
#include "app/answers/effort.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

#include "sanitized.hpp"
#include "solvers/solver.hpp"

using namespace queens;

namespace {

/// The numbers of queens tried in the runs of a splitting of the group search.
std::vector<std::uint64_t> runs_of_splitting(std::int64_t splitting) {
    constexpr std::uint8_t line_fix = 1;
    constexpr std::uint8_t line_place = 4;
    constexpr std::uint8_t line_clear = 9;
    const Problem torus = problem_of(Board({17, 17}, torus_surface));
    const auto search = find_solver("group_search")->start(torus, {{splitting, 0, 0}, 0});
    std::vector<std::uint64_t> runs;
    std::vector<Event> events(4096);
    int fixed = 0;
    while (const std::size_t count = search->events(events)) {
        for (std::size_t i = 0; i < count; ++i) {
            const Event& event = events[i];
            if (event.kind == EventKind::place && event.line == line_fix && fixed++ == 0) {
                runs.push_back(0);
            }
            if (event.kind == EventKind::place && event.line == line_place) ++runs.back();
            if (event.kind == EventKind::remove && event.line == line_clear) --fixed;
        }
    }
    return runs;
}

}  // namespace

TEST_CASE("looking ahead, searches on the torus of 17 try as many queens as claimed") {
    Problem corner = problem_of(Board({17, 17}, torus_surface));
    corner.board.put({0, 0}, Piece::queen);
    // The first ones try the most queens.
    const std::size_t first = tests::sanitized ? look_ahead_efforts.size() - 1 : 0;
    for (std::size_t i = first; i < look_ahead_efforts.size(); ++i) {
        const auto lines = static_cast<std::int64_t>(i);
        Tally tally;
        find_solver("fewest_free")
            ->start(corner, {{lines, i > 0 ? 1 : 0}, 0})
            ->run(UINT64_MAX, tally);
        CHECK(tally.placements == look_ahead_efforts[i].here);
        CHECK(tally.solutions == 8276);
    }
}

TEST_CASE("by symmetry, searches on the torus of 17 try as many queens as claimed") {
    for (std::size_t i = 0; i < symmetry_efforts.size(); ++i) {
        const auto runs = runs_of_splitting(static_cast<std::int64_t>(i) + 1);
        std::uint64_t all = 0;
        for (const std::uint64_t run : runs) all += run;
        CHECK(all == symmetry_efforts[i].here);
        if (i + 1 < symmetry_efforts.size()) continue;
        REQUIRE(runs.size() == run_efforts.size());
        for (std::size_t run = 0; run < runs.size(); ++run) {
            CHECK(runs[run] == run_efforts[run].here);
        }
    }
}

TEST_CASE("the twins are different queens on the same lines") {
    std::array<std::set<std::pair<int, int>>, 2> lines;
    for (std::size_t i = 0; i < twins.size(); ++i) {
        for (const Square queen : twins[i]) {
            lines[i].insert({{0, queen.row},
                             {1, queen.column},
                             {2, queen.column - queen.row},
                             {3, queen.column + queen.row}});
        }
    }
    CHECK(lines[0].size() == 16);
    CHECK(lines[0] == lines[1]);
    CHECK(twins[0] != twins[1]);
}

TEST_CASE("the totals of the paper are the sums of its runs") {
    std::uint64_t sum = 0;
    for (const Effort& run : run_efforts) sum += run.paper;
    CHECK(sum == symmetry_efforts.back().paper);
}
