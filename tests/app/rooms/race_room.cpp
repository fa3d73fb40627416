// The racing room: what it remembers of a race that goes on.
#include "app/rooms/race_room.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

/// A room in which two racers stand ready on an empty board of eight rows, and its state.
struct Racing {
    RaceRoom room;
    State state = first_state();

    Racing() {
        state.tab = Tab::race;
        state.racers = {"bitmask", "backtracking"};
        state.fairness = Fairness::steps;
        state.speed = 60;
        room.line_up(state, problem_of(Board({8, 8})));
        room.run(true);
    }

    /// Lets them race until that many have found a solution, or to the end.
    void race_until(std::size_t finders) {
        const auto found = [&] {
            std::size_t count = 0;
            for (const Racer& racer : room.race()->racers()) count += racer.first() ? 1U : 0U;
            return count;
        };
        while (room.racing() && found() < finders) room.move(1.0 / 60, 1, state);
    }
};

}  // namespace

TEST_CASE("a racer is remembered as soon as it has found its first solution, and only then") {
    Racing racing;
    racing.room.move(1.0 / 60, 1, racing.state);
    CHECK(racing.room.results().all().empty());
    racing.race_until(1);
    REQUIRE(racing.room.results().all().size() == 1);
    racing.race_until(2);
    CHECK(racing.room.results().all().size() == 2);
    racing.state.speed = fastest_speed;
    racing.race_until(3);
    CHECK_FALSE(racing.room.racing());
    CHECK(racing.room.results().all().size() == 2);
}

TEST_CASE("races that are forgotten while racers go on do not come back") {
    Racing racing;
    racing.race_until(1);
    const std::string first = racing.room.results().all().front().solver;
    racing.room.forget_results();
    racing.room.move(1.0 / 60, 1, racing.state);
    CHECK(racing.room.results().all().empty());
    racing.race_until(2);
    REQUIRE(racing.room.results().all().size() == 1);
    CHECK(racing.room.results().all().front().solver != first);
}

TEST_CASE("racers line up anew with another seed") {
    Racing racing;
    racing.race_until(1);
    racing.state.solver.settings.seed = 7;
    racing.room.line_up(racing.state, problem_of(Board({8, 8})));
    CHECK(racing.room.race()->seed() == 7);
    CHECK_FALSE(racing.room.racing());
}

TEST_CASE("another board ends a race that is under way, and no other") {
    Racing racing;
    const Problem other = problem_of(Board({9, 9}));
    CHECK_FALSE(racing.room.line_up(racing.state, other));
    racing.room.run(true);
    racing.room.move(1.0 / 60, 1, racing.state);
    CHECK_FALSE(racing.room.line_up(racing.state, other));
    CHECK(racing.room.line_up(racing.state, problem_of(Board({8, 8}))));
    racing.room.run(true);
    racing.state.speed = fastest_speed;
    racing.race_until(3);
    CHECK_FALSE(racing.room.line_up(racing.state, other));
}
