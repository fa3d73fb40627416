// Races: every racer does what it would do alone.
#include "play/race.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

namespace {

const std::vector<std::string> two_racers{"backtracking", "permutations"};

Tally alone(std::string_view slug, const Problem& problem, std::uint64_t steps) {
    const Entry& entry = *find_solver(slug);
    Tally tally;
    entry.start(problem, initial_settings(entry))->run(steps, tally);
    return tally;
}

}  // namespace

TEST_CASE("racers stand at the same step, each where it would stand alone") {
    const Problem problem = problem_of(Board({8, 8}));
    Race race(problem, two_racers, 0);
    for (const std::uint64_t steps : {1U, 10U, 5000U}) race.advance_steps(steps, 100);
    for (const Racer& racer : race.racers()) {
        INFO(racer.entry().slug);
        CHECK(racer.tally() == alone(racer.entry().slug, problem, 5011));
        CHECK(racer.board().count(Piece::queen) ==
              static_cast<int>(racer.tally().placements - racer.tally().removals));
    }
}

TEST_CASE("a race ends when all have found the 92 solutions") {
    Race race(problem_of(Board({8, 8})), {"backtracking", "backtracking"}, 0);
    while (race.runs()) race.advance_time(0.01);
    for (const Racer& racer : race.racers()) {
        CHECK(racer.tally().solutions == 92);
        CHECK(racer.milestones().size() == 93);
        CHECK(racer.milestones().back().solutions == 92);
        CHECK(racer.seconds() > 0);
        CHECK(is_solution(racer.board(), 8));
    }
    CHECK(race.advance_steps(10, 1) == 0);
}

TEST_CASE("the winner is who needs the fewest steps to its first solution, once that is settled") {
    Race race(problem_of(Board({8, 8})), {"permutations", "fewest_free"}, 0);
    CHECK_FALSE(race.winner(Fairness::steps));
    race.advance_steps(50'000, 100);
    REQUIRE(race.winner(Fairness::steps));
    const Racer& winner = race.racers()[*race.winner(Fairness::steps)];
    for (const Racer& racer : race.racers()) {
        if (racer.first()) CHECK(racer.first()->step >= winner.first()->step);
    }
    CHECK(winner.first()->seconds > 0);
}

TEST_CASE("nobody wins a race of algorithms that solve different puzzles") {
    Race race(problem_of(Board({5, 5})), {"backtracking", "domination", "most_pieces"}, 0);
    while (race.runs()) race.advance_steps(10'000, 1);
    CHECK_FALSE(race.is_comparable());
    CHECK_FALSE(race.winner(Fairness::steps));
    CHECK(Race(problem_of(Board({5, 5})), {"domination", "domination"}, 0).is_comparable());
}

TEST_CASE("a race shows that there is no solution once a racer has tried everything") {
    Race race(problem_of(Board({3, 3})), {"backtracking", "min_conflicts"}, 0);
    CHECK_FALSE(race.proves_none());
    race.advance_steps(10'000, 1);
    CHECK(race.proves_none());
    Race symmetric(problem_of(Board({6, 6}, torus_surface)), {"fundamental", "group_search"}, 0);
    symmetric.advance_steps(10'000, 1);
    CHECK(symmetric.proves_none());
    Race solved(problem_of(Board({4, 4})), {"backtracking", "exact_cover"}, 0);
    solved.advance_steps(10'000, 1);
    CHECK_FALSE(solved.proves_none());
}

TEST_CASE("a winner is not named while a slower racer may still be better") {
    Race race(problem_of(Board({8, 8})), {"backtracking", "min_conflicts"}, 0);
    race.advance_time(1e-9);
    for (const Racer& racer : race.racers()) {
        if (!race.winner(Fairness::time) || racer.first()) continue;
        const Racer& winner = race.racers()[*race.winner(Fairness::time)];
        CHECK((!racer.runs() || racer.seconds() >= winner.first()->seconds));
    }
}

TEST_CASE("a racer remembers what it refused since its board changed") {
    Racer racer({find_solver("backtracking")}, problem_of(Board({8, 8})));
    racer.advance(1);
    CHECK(racer.refused().empty());
    racer.advance(2);
    CHECK(racer.refused() == std::vector<Square>{{1, 0}, {1, 1}});
    racer.advance(1);
    CHECK(racer.refused().empty());
}

TEST_CASE("milestones stay few and in order however many solutions there are") {
    Racer racer({find_solver("backtracking")}, problem_of(Board({10, 10})));
    while (racer.runs()) racer.advance(100'000);
    CHECK(racer.tally().solutions == 724);
    const std::vector<Milestone>& milestones = racer.milestones();
    CHECK(milestones.size() <= Racer::most_milestones);
    CHECK(milestones.size() >= Racer::most_milestones / 2);
    for (std::size_t i = 1; i < milestones.size(); ++i) {
        CHECK(milestones[i].step > milestones[i - 1].step);
        CHECK(milestones[i].solutions > milestones[i - 1].solutions);
    }
}

TEST_CASE("a racer that does not take the board stands still and says why") {
    Board board({4, 4});
    board.put({0, 0}, Piece::knight);
    Race race(problem_of(board), two_racers, 0);
    for (const Racer& racer : race.racers()) {
        CHECK_FALSE(racer.refusal().empty());
        CHECK_FALSE(racer.runs());
    }
    CHECK(race.advance_steps(100, 1) == 0);
}

TEST_CASE("racers are named in links with dots, unknown ones are left out") {
    CHECK(racers_named("backtracking.permutations") == two_racers);
    CHECK(racers_named("nobody.backtracking.permutations") == two_racers);
    CHECK(racers_named("backtracking").empty());
    CHECK(racers_named("...").empty());
    CHECK(racers_named("").empty());
    CHECK(racers_named("backtracking.backtracking.backtracking.backtracking.backtracking").size() ==
          most_racers);
}

TEST_CASE("the race is made when its tab opens and anew when the board changes") {
    App app(1);
    CHECK(app.race() == nullptr);
    app.apply(OpenTab{Tab::race});
    REQUIRE(app.race() != nullptr);
    app.apply(RunRace{true});
    CHECK(app.racing());
    app.poll(1);
    app.poll(1.1);
    CHECK(app.race()->racers()[0].tally().steps() > 0);
    app.apply(Resize{{6, 6}});
    CHECK_FALSE(app.racing());
    CHECK(app.race()->racers()[0].tally().steps() == 0);
    CHECK(app.race()->problem().board.size() == Size{6, 6});
}

TEST_CASE("a race goes on only while its tab is open") {
    App app(1);
    app.apply(OpenTab{Tab::race});
    app.apply(RunRace{true});
    app.apply(OpenTab{Tab::place});
    CHECK_FALSE(app.racing());
    app.apply(OpenTab{Tab::race});
    CHECK_FALSE(app.racing());
}

TEST_CASE("a reset race starts from the beginning") {
    App app(1);
    app.apply(OpenTab{Tab::race});
    app.apply(SetSpeed{fastest_speed});
    app.apply(RunRace{true});
    app.poll(1);
    app.poll(1.1);
    CHECK(app.race()->racers()[1].tally().steps() > 0);
    app.apply(ResetRace{});
    CHECK_FALSE(app.racing());
    CHECK(app.race()->racers()[1].tally().steps() == 0);
}

TEST_CASE("a race has two to four racers that exist") {
    App app(1);
    const State before = app.state();
    app.apply(ChooseRacers{{"backtracking"}});
    app.apply(ChooseRacers{{"backtracking", "nobody"}});
    app.apply(ChooseRacers{std::vector<std::string>(5, "backtracking")});
    CHECK(app.state() == before);
    app.apply(ChooseRacers{{"permutations", "backtracking", "permutations"}});
    CHECK(app.state().racers.size() == 3);
}

TEST_CASE("racers on a large board of queens are made one at a time and stand still until then") {
    Race race(problem_of(Board({64, 64})), {"backtracking", "permutations", "backtracking"}, 0);
    int slices = 1;
    while (!race.prepare(0)) {
        ++slices;
        CHECK(race.runs());
    }
    CHECK(slices == 4);
    CHECK(race.racers().front().tally().steps() == 0);
    CHECK(race.advance_steps(7, 1) == 7);
}
