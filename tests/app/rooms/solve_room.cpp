// A run as it is played in a room with a clock of its own.
#include "app/rooms/solve_room.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/state/state.hpp"
#include "core/spoken.hpp"

using namespace queens;

namespace {

constexpr double frame = 1.0 / 60;
constexpr double budget = 0.008;

SolveRoom room_of(std::string_view slug, const Board& board) {
    const Entry* entry = find_solver(slug);
    SolveRoom room;
    room.load(std::get<Run>(start_run({entry, initial_settings(*entry)}, problem_of(board))));
    return room;
}

/// Plays until it stops by itself, at most so long, and returns how many seconds that took.
double play(SolveRoom& room, std::optional<double> speed, double most = 60) {
    room.play();
    double seconds = 0;
    for (; room.playing() && seconds < most; seconds += frame) room.move(frame, budget, speed);
    return seconds;
}

}  // namespace

TEST_CASE("the first solution of the classic board comes within twelve seconds and is rested at") {
    SolveRoom room = room_of("backtracking", Board({8, 8}));
    CHECK(play(room, {}) <= 12);
    CHECK_FALSE(room.playing());
    CHECK(room.player()->tally().solutions == 1);
    CHECK(is_solution(room.player()->board(), 8));
}

TEST_CASE("a settled room gives the reason of the step that the run has come to") {
    SolveRoom room = room_of("backtracking", Board({8, 8}));
    room.step_by(3);
    room.settle();
    CHECK(room.reason().sentence == room.player()->explanation());
    const std::string third = room.reason().sentence;
    room.step_by(1);
    CHECK(room.reason().sentence == third);
    room.settle();
    CHECK(room.reason().sentence == "c7 is free: place the queen of row 7 there.");
    room.step_by(-1);
    room.settle();
    CHECK(room.reason().sentence == third);
    room.put_run_away();
    CHECK(room.reason().sentence.empty());
}

TEST_CASE("what comes next is asked in the language that is spoken now") {
    SolveRoom room = room_of("backtracking", Board({8, 8}));
    room.ask_first(true);
    room.settle();
    CHECK(room.reason().sentence == "What comes next?");
    const Spoken spoken(catalogue_of({{"What comes next?", "Et maintenant ?"}}));
    REQUIRE(spoken.is_spoken);
    room.forget_reason();
    room.settle();
    CHECK(room.reason().sentence == "Et maintenant ?");
}

TEST_CASE("a run goes on from its first solution as fast as it came, to the end") {
    SolveRoom room = room_of("backtracking", Board({8, 8}));
    play(room, {});
    const double pace = room.pace({});
    room.play();
    CHECK(room.pace({}) == pace);
    CHECK(play(room, {}) <= 6);
    CHECK(room.player()->done());
    CHECK(room.player()->tally().solutions == 92);
}

TEST_CASE("a run that nobody sped up begins with steps that can be read, wherever it begins") {
    SolveRoom room = room_of("backtracking", Board({8, 8}));
    room.step_by(500);
    play(room, {}, 2);
    CHECK(room.player()->step() >= 509);
    CHECK(room.player()->step() <= 512);
}

TEST_CASE("a speed that is set is kept, and the run does not stop at a solution") {
    SolveRoom room = room_of("backtracking", Board({8, 8}));
    play(room, 500.0, 4);
    CHECK(room.player()->tally().solutions > 1);
    CHECK(room.player()->step() >= 1980);
    CHECK(room.player()->step() <= 2010);
}

TEST_CASE("a search that ends with its solution does not stop just before the end") {
    SolveRoom room = room_of("construction", Board({8, 8}));
    play(room, {});
    CHECK(room.player()->done());
}

TEST_CASE("the length of a short run is known soon after it is loaded") {
    SolveRoom room = room_of("backtracking", Board({6, 6}));
    CHECK_FALSE(room.length());
    CHECK(room.rest({}) == 0);
    while (room.move(frame, budget, {})) {
    }
    CHECK(room.length() == 1051);
}
