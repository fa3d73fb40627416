// Tests of what a solver's entry says it does with its pieces: repairs, moves, attacks.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The first events of runs on boards of 4 to 10 rows, with the board before each of them.
template <class Look>
void look_at_runs(const Entry& entry, Look look) {
    for (const Surface surface : {Surface{}, torus_surface}) {
        for (const int n : {4, 5, 7, 8, 10}) {
            const Problem problem = problem_of(Board({n, n}, surface));
            if (!entry.refuse(problem).empty()) continue;
            Settings settings = initial_settings(entry);
            settings.seed = 1;
            std::vector<Event> events(3'000);
            events.resize(entry.start(problem, settings)->events(events));
            Board before = problem.board;
            for (std::size_t i = 0; i < events.size(); ++i) {
                look(events, i, before);
                apply(events[i], before);
            }
        }
    }
}

}  // namespace

TEST_CASE("a queen that ends a move was taken off in its column, where the event says") {
    for (const Entry* entry : solvers()) {
        INFO(entry->slug);
        std::size_t moves = 0;
        std::size_t wrong = 0;
        look_at_runs(*entry, [&](const std::vector<Event>& events, std::size_t i, const Board&) {
            const std::size_t back = events[i].taken_off_before;
            if (back == 0) return;
            ++moves;
            wrong += back > i || events[i].kind != EventKind::place ||
                     events[i - back].kind != EventKind::remove ||
                     events[i - back].square.column != events[i].square.column;
        });
        CHECK(wrong == 0);
        CHECK((moves > 0) == (entry->kind == SolverKind::repairs));
    }
}

TEST_CASE("queens attack each other in a solution only where the solver allows it") {
    for (const Entry* entry : solvers()) {
        INFO(entry->slug);
        std::size_t attacked = 0;
        look_at_runs(*entry, [&](const std::vector<Event>& events, std::size_t i, const Board& b) {
            if (events[i].kind != EventKind::solution) return;
            if (!conflicts(b, 1).pairs.empty()) ++attacked;
        });
        CHECK((attacked == 0) == entry->attack_free);
    }
}
