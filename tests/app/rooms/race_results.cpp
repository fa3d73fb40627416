// Tests of what is remembered of races: what plots and tables are made of.
#include "app/rooms/race_results.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/spoken.hpp"

using namespace queens;

namespace {

Race finished(int n, Surface surface = {}, std::uint64_t seed = 1) {
    Race race(problem_of(Board({n, n}, surface)), {"backtracking", "permutations"}, seed);
    race.advance_steps(UINT64_MAX, 1e9);
    return race;
}

void add_all(RaceResults& results, const Race& race) {
    for (const Racer& racer : race.racers()) results.add(race, racer);
}

}  // namespace

TEST_CASE("races on growing boards show how many steps each solver needed") {
    RaceResults results;
    for (const int n : {8, 6, 7}) add_all(results, finished(n));
    const auto steps = results.growth("backtracking", {}, Fairness::steps);
    REQUIRE(steps.size() == 3);
    for (const auto& [n, value] : steps) {
        INFO(n);
        CHECK(value == static_cast<double>(finished(n).racers()[0].first()->step));
    }
    CHECK(results.growth("backtracking", {}, Fairness::time).at(8) > 0);
    CHECK(results.growth("bitmask", {}, Fairness::steps).empty());
    CHECK(results.growth("backtracking", surface_of("torus").value(), Fairness::steps).empty());
}

TEST_CASE("a racer without a solution, and a board with pieces on it, are in no plot") {
    RaceResults results;
    add_all(results, finished(6, surface_of("torus").value()));
    CHECK(results.all().empty());
    Board board({6, 6});
    board.put({0, 1}, Piece::queen);
    Race race(problem_of(board), {"backtracking", "bitmask"}, 1);
    race.advance_steps(UINT64_MAX, 1e9);
    add_all(results, race);
    CHECK(results.all().size() == 2);
    CHECK(results.growth("backtracking", {}, Fairness::steps).empty());
}

TEST_CASE("a race that is run again replaces what it gave, another seed does not") {
    RaceResults results;
    const Race race = finished(6);
    add_all(results, race);
    add_all(results, race);
    add_all(results, finished(6));
    CHECK(results.all().size() == 2);
    add_all(results, finished(6, {}, 2));
    CHECK(results.all().size() == 4);
    results.forget();
    CHECK(results.all().empty());
}

TEST_CASE("the table of races has a line for each first solution") {
    RaceResults results;
    const Race race = finished(6);
    add_all(results, race);
    const std::string table = results.table();
    const auto step = [&](std::size_t i) { return std::to_string(race.racers()[i].first()->step); };
    CHECK(table.rfind(
              "link,algorithm,seed,steps,seconds\nv=1&n=6,backtracking,1," + step(0) + ",0.", 0) ==
          0);
    CHECK(table.find("\nv=1&n=6,permutations,1," + step(1) + ",0.") != std::string::npos);
}

TEST_CASE("where decimals have a comma, so have the seconds of races, and semicolons part them") {
    RaceResults results;
    const Race race = finished(6);
    add_all(results, race);
    const Spoken french(catalogue_of({{Sentence("steps", "head of a column"), "pas"}}));
    const std::string step = std::to_string(race.racers()[0].first()->step);
    CHECK(results.table().starts_with("link;algorithm;seed;pas;seconds\nv=1&n=6;backtracking;1;" +
                                      step + ";0,"));
}

TEST_CASE("of very many races the latest are remembered") {
    RaceResults results;
    for (std::uint64_t seed = 0; seed < 600; ++seed) add_all(results, finished(4, {}, seed));
    CHECK(results.all().size() == RaceResults::most);
    CHECK(results.all().back().seed == 599);
    CHECK(results.all().front().seed == 100);
}
