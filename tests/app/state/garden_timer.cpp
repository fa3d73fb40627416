// The time that is spent on a garden: measured only where somebody wants it, while the garden is
// seen, and until it is solved.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"
#include "app/rooms/garden_room.hpp"
#include "gardens/garden.hpp"
#include "gardens/solutions.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

GrowGarden timed_garden(std::uint64_t seed) { return {6, {}, GardenRule::touch, {}, seed}; }

/// A program that measures the time of a garden of six rows, looked at once.
App measuring() {
    App app(1);
    app.apply(timed_garden(2));
    app.apply(TimeGardens{true});
    app.poll(0);
    (void)app.take_requests();
    return app;
}

/// Looks at the program each second from one time to another.
void watch(App& app, int from, int to) {
    for (int second = from; second <= to; ++second) app.poll(second);
}

void put_solution(App& app) {
    const auto found = solutions_of(puzzle_of(garden_of(app.board(), app.state().regions)), 2);
    REQUIRE(found.size() == 1);
    for (std::size_t row = 0; row < found.front().size(); ++row) {
        app.apply(Put{{static_cast<int>(row), found.front()[row]}, Piece::queen});
    }
}

std::optional<int> spent(const App& app) { return app.gardens().timer().seconds(); }

}  // namespace

TEST_CASE(
    "no time is measured until somebody switches that on, and an idle garden wants no frame") {
    App app(1);
    app.apply(timed_garden(2));
    app.poll(0);
    CHECK_FALSE(app.poll(1));
    CHECK_FALSE(spent(app));
    put_solution(app);
    app.poll(2);
    CHECK(app.answers().verdict.answer().sentence ==
          "Solved! Every row, column and region has its queen.");
}

TEST_CASE("a measured garden wants a frame a second, and is solved in the time it was seen") {
    App app = measuring();
    CHECK(app.poll(0.25));
    CHECK(app.rest() > 0.75);
    CHECK(app.rest() < 1);
    watch(app, 1, 191);
    CHECK(spent(app) == 191);
    put_solution(app);
    CHECK_FALSE(app.poll(192));
    CHECK(app.answers().verdict.answer().sentence ==
          "Solved in 3:11! Every row, column and region has its queen.");
    CHECK_FALSE(app.poll(193));
    CHECK(spent(app) == 191);
}

TEST_CASE(
    "while the page is hidden, a search is on the board or the garden is explained, time stops") {
    App app = measuring();
    watch(app, 1, 10);
    app.poll(1000);
    CHECK(spent(app) == 10);
    app.apply(ExplainGarden{});
    CHECK_FALSE(app.poll(1001));
    watch(app, 1002, 1010);
    app.apply(EndExplanation{});
    app.poll(1011);
    CHECK(spent(app) == 11);
}

TEST_CASE("a garden that is taken up again goes on from the time it was left at") {
    App app = measuring();
    watch(app, 1, 20);
    app.apply(timed_garden(3));
    watch(app, 21, 24);
    CHECK(spent(app) == 4);
    app.apply(Undo{});
    watch(app, 25, 26);
    CHECK(spent(app) == 22);
}

TEST_CASE("a solved garden that is emptied begins anew, and one that is undone goes on") {
    App app = measuring();
    watch(app, 1, 9);
    put_solution(app);
    app.poll(10);
    app.apply(Undo{});
    watch(app, 11, 12);
    CHECK(spent(app) == 11);
    app.apply(Redo{});
    app.poll(13);
    app.apply(ClearBoard{});
    app.poll(14);
    CHECK(spent(app) == 1);
}

TEST_CASE("a solution that undo brings back to an emptied garden has its time again") {
    App app = measuring();
    watch(app, 1, 9);
    put_solution(app);
    app.poll(10);
    const auto before = spent(app);
    app.apply(ClearBoard{});
    watch(app, 11, 13);
    app.apply(Undo{});
    app.poll(14);
    CHECK(spent(app) == before);
    app.apply(ClearBoard{});
    app.poll(15);
    app.apply(Put{{0, 0}, Piece::queen});
    app.poll(16);
    put_solution(app);
    app.poll(17);
    CHECK(spent(app).value() < before.value());
}

TEST_CASE("the switch and the times are kept, and every five seconds is enough") {
    App app = measuring();
    watch(app, 1, 12);
    const auto kept = requests_of<KeepGardens>(app);
    REQUIRE(kept.size() == 2);
    App later(1);
    later.apply(RestoreGardens{kept.back().text});
    later.apply(timed_garden(2));
    later.poll(100);
    CHECK(spent(later) == 10);
    CHECK(later.gardens().days().empty());
    later.apply(TimeGardens{false});
    CHECK_FALSE(later.poll(101));
    CHECK_FALSE(spent(later));
}

TEST_CASE(
    "what is no line about times is left out, and of two times of a garden the longer counts") {
    App app = measuring();
    watch(app, 1, 7);
    const std::string written = app.gardens().timer().written();
    const std::string link = written.substr(written.find("v="));
    GardenRoom room;
    room.read("timer\ntimer perhaps\ntime\ntime 5\ntime -3 " + link + "time 5 n=8\n");
    CHECK(room.written().empty());
    room.read("time 7 " + link + "solved-in 9 " + link + "time 8 " + link + "timer off\n");
    CHECK(room.written() == "timer off\nsolved-in 9 " + link);
}

TEST_CASE("of the times the latest hundred are remembered") {
    App app = measuring();
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        app.apply(timed_garden(seed));
        app.poll(static_cast<double>(seed));
    }
    const std::string written = app.gardens().timer().written();
    CHECK(std::count(written.begin(), written.end(), '\n') ==
          1 + static_cast<std::ptrdiff_t>(GardenTimer::most_gardens));
}
