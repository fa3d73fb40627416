// The program without a screen.
#include "app/app.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "core/link.hpp"

using namespace queens;

namespace {

constexpr Square a1{7, 0};
constexpr Square d4{4, 3};

/// Lets the program move until it rests.
void rest(App& app) {
    for (double now = 0; app.poll(now) && now < 1000; now += 0.1) {
    }
}

template <class Wanted>
std::vector<Wanted> requests_of(App& app) {
    std::vector<Wanted> found;
    for (const Request& request : app.take_requests()) {
        if (const auto* wanted = std::get_if<Wanted>(&request)) found.push_back(*wanted);
    }
    return found;
}

}  // namespace

TEST_CASE("a search starts without the queens on the board and keeps the pawns") {
    App app(1);
    app.apply(Put{a1, Piece::pawn});
    app.apply(LoadRun{});
    REQUIRE(app.player());
    CHECK(app.board().count(Piece::queen) == 0);
    CHECK(app.board().at(a1) == Piece::pawn);
    app.apply(CloseRun{});
    CHECK(app.board().at(d4) == Piece::queen);
}

TEST_CASE("that a board is solved by hand, or cannot be, is said once to who does not see it") {
    App app(1);
    app.apply(OpenLink{"n=4&q=2.4.1.0"});
    app.poll(0);
    (void)app.take_requests();
    app.apply(Put{{1, 3}, Piece::queen});
    (void)app.take_requests();
    app.poll(1);
    const auto said = requests_of<Announce>(app);
    REQUIRE(said.size() == 1);
    CHECK(said[0].text == "Solved: 4 queens, and none attacks another.");
    app.poll(2);
    CHECK(requests_of<Announce>(app).empty());
}

TEST_CASE("that a board is solved no more is said, too, to who does not see it") {
    App app(1);
    const auto said_after = [&](const Command& command) {
        app.apply(OpenLink{"n=4&q=2.4.1.3"});
        app.poll(0);
        (void)app.take_requests();
        app.apply(command);
        app.poll(1);
        const auto said = requests_of<Announce>(app);
        return said.empty() ? std::string() : said.back().text;
    };
    CHECK(said_after(SetSurface{torus_surface}) == app.answers().verdict.answer().sentence);
    CHECK(app.answers().verdict.answer().mood == Mood::conflict);
    CHECK(said_after(OpenLink{"n=6"}).starts_with("Put 6 queens on the board"));
}

TEST_CASE("keeping the position of a search makes it the board") {
    App app(1);
    app.apply(NextSolution{});
    rest(app);
    const Board solution = app.board();
    app.apply(KeepPosition{});
    CHECK(app.player() == nullptr);
    CHECK(app.board() == solution);
}

TEST_CASE("placing a piece during a search goes on from the board on show") {
    App app(1);
    app.apply(StepBy{1});
    REQUIRE(app.board().at({0, 0}) == Piece::queen);
    app.apply(Put{a1, Piece::pawn});
    CHECK(app.player() == nullptr);
    CHECK(app.board().at({0, 0}) == Piece::queen);
    CHECK(app.board().at(a1) == Piece::pawn);
}

TEST_CASE("a link restores the state it was written from") {
    App app(1);
    app.apply(Resize{{7, 7}});
    app.apply(SetSurface{*surface_of("torus")});
    app.apply(Put{{6, 1}, Piece::queen});
    app.apply(SetView{View::repeated});
    app.apply(ShowHeat{true});
    app.apply(OpenTab{Tab::count});
    const std::string link = write_link(link_of(app.state()));
    App other(1);
    other.apply(OpenLink{link});
    CHECK(other.state() == app.state());
}

TEST_CASE("a link to a step of a run shows that step") {
    App app(1);
    app.apply(ClearBoard{});
    app.apply(StepBy{137});
    const std::string link = write_link(link_of(app.state()));
    App other(1);
    other.apply(OpenLink{link});
    rest(other);
    REQUIRE(other.player());
    CHECK(other.player()->step() == 137);
    CHECK(other.board() == app.board());
    CHECK_FALSE(other.playing());
}

TEST_CASE("a link to a step beyond all patience waits to be asked") {
    App app(1);
    app.apply(OpenLink{"n=30&a=backtracking&i=999999999999"});
    REQUIRE(app.player());
    CHECK_FALSE(app.seeking());
    CHECK(app.notice());
    CHECK_FALSE(app.notice()->complaint);
}

TEST_CASE("a link to a step behind the end of a search comes to the end and says so") {
    App app(1);
    app.apply(OpenLink{"n=6&a=backtracking&i=20000"});
    rest(app);
    REQUIRE(app.player());
    CHECK(app.player()->done());
    REQUIRE(app.notice());
    CHECK(app.notice()->text == "There is no step 20,000: this search ends after 1,051 steps.");
    CHECK_FALSE(app.notice()->complaint);
}

TEST_CASE("the end of a search is come to without a word, and the state names real steps") {
    App app(1);
    app.apply(OpenLink{"n=6&a=backtracking&i=20"});
    rest(app);
    app.apply(Seek{end_of_run});
    CHECK(app.state().step == 20);
    rest(app);
    REQUIRE(app.player());
    CHECK(app.player()->done());
    CHECK(app.state().step == 1051);
    CHECK_FALSE(app.notice());
}

TEST_CASE("a link to the last step of a search is opened without a word") {
    App app(1);
    app.apply(OpenLink{"n=6&a=backtracking&i=20000"});
    rest(app);
    App other(1);
    other.apply(OpenLink{write_link(link_of(app.state()))});
    rest(other);
    REQUIRE(other.player());
    CHECK(other.player()->done());
    CHECK_FALSE(other.notice());
}

TEST_CASE("a link to a solver that does not exist says so and shows the board") {
    App app(1);
    app.apply(OpenLink{"n=6&a=magic"});
    CHECK(app.board().size() == Size{6, 6});
    REQUIRE(app.notice());
    CHECK(app.notice()->text.find("magic") != std::string::npos);
}

TEST_CASE("the address follows the board and rests while a search plays") {
    App app(1);
    (void)app.take_requests();
    app.apply(Put{a1, Piece::queen});
    const auto addresses = requests_of<SetAddress>(app);
    REQUIRE(addresses.size() == 1);
    CHECK(addresses[0].fragment.find("q=1.0.0.4") != std::string::npos);
    CHECK(requests_of<SetAddress>(app).empty());
    app.apply(Play{});
    app.poll(1);
    CHECK(requests_of<SetAddress>(app).empty());
    app.apply(Pause{});
    CHECK(requests_of<SetAddress>(app).size() == 1);
}

TEST_CASE("the speed decides how far a search plays") {
    App app(1);
    app.apply(SetSpeed{10});
    app.apply(LoadRun{});
    app.poll(0);
    app.apply(Play{});
    for (int i = 1; i <= 20; ++i) app.poll(0.1 * i);
    const auto step = app.player()->step();
    CHECK(step >= 20);
    CHECK(step <= 22);
}

TEST_CASE("a speed that is no number is not taken") {
    App app(1);
    app.apply(SetSpeed{10});
    app.apply(SetSpeed{std::nan("")});
    CHECK(app.speed() == 10);
    app.apply(SetSpeed{1e300});
    CHECK(app.speed() == fastest_speed);
}

TEST_CASE("a search plays to its end and stops") {
    App app(1);
    app.apply(SetSpeed{fastest_speed});
    app.apply(Play{});
    rest(app);
    CHECK_FALSE(app.playing());
    CHECK(app.player()->tally().solutions == 92);
}

TEST_CASE("commands for squares beyond the board change nothing") {
    App app(1);
    const State before = app.state();
    app.apply(Put{{8, 0}, Piece::queen});
    app.apply(Move{d4, {0, -1}});
    app.apply(Resize{{0, 5}});
    app.apply(Resize{{5, 1025}});
    CHECK(app.state().board == before.board);
}

TEST_CASE("from an empty square nothing moves onto a queen") {
    App app(1);
    const Board before = app.board();
    REQUIRE(before.at(d4) == Piece::queen);
    app.apply(Move{{0, 0}, d4});
    CHECK(app.board() == before);
    CHECK_FALSE(app.can_undo());
}

TEST_CASE("between the steps of a slow search the program rests, and never while it is busy") {
    App app(1);
    app.apply(SetSpeed{4});
    app.apply(Play{});
    // Measuring the run is work too, and is over within this budget on the busiest machine.
    constexpr double ample = 10;
    CHECK(app.poll(0, ample));
    CHECK(app.rest() == 0.25);
    app.poll(0.1);
    CHECK(app.rest() > 0.1);
    CHECK(app.rest() < 0.2);
    app.apply(SetSpeed{fastest_speed});
    CHECK(app.rest() == 0);
    app.apply(SetSpeed{slowest_speed});
    CHECK(app.rest() == 0.25);
    app.apply(Seek{500});
    CHECK(app.rest() == 0);
}
