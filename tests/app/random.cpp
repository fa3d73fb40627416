// The program under commands drawn at random, and faults planted to see that they are found.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "app/random_script.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr std::size_t lines_of_script = 60;

/// The report on the first of `scripts` scripts that has a fault, made short; empty if none has.
std::string first_report(std::uint64_t first_seed, std::uint64_t scripts, const Eyes& eyes = {}) {
    for (std::uint64_t seed = first_seed; seed < first_seed + scripts; ++seed) {
        const Script script = drawn_script(seed, lines_of_script);
        const auto fault = first_fault(script, eyes);
        if (fault) return report(shrunk(script, *fault, eyes), *fault);
    }
    return {};
}

}  // namespace

TEST_CASE("whatever is commanded, undo, links, attacks, runs and names stay true") {
    CHECK(first_report(1, 100) == "");
}

// The long run of scripts/random-test.
TEST_CASE("so are they after as many commands as asked for", "[.random]") {
    const char* const asked = std::getenv("QUEENS_RANDOM_COMMANDS");
    const char* const first = std::getenv("QUEENS_RANDOM_SEED");
    const std::uint64_t commands = asked ? std::strtoull(asked, nullptr, 10) : 100'000;
    const std::uint64_t seed = first ? std::strtoull(first, nullptr, 10) : 1000;
    CHECK(first_report(seed, commands / lines_of_script) == "");
}

TEST_CASE("a fault of undo is found and reported in a few lines") {
    Eyes eyes;
    eyes.board = [](const App& app) {
        Board board = app.state().board;
        if (app.can_redo() && board.at({0, 0}) == Piece::none) board.put({0, 0}, Piece::pawn);
        return board;
    };
    CHECK(first_report(1, 100, eyes)
              .starts_with("Undo does not bring back the board that was there.\n"));
}

TEST_CASE("a fault of links is found and reported in a single line") {
    Eyes eyes;
    eyes.link = [](const App& app) {
        State state = app.state();
        state.presenting = false;
        return write_link(link_of(state));
    };
    const std::string report = first_report(1, 100, eyes);
    INFO(report);
    CHECK(report.starts_with("The link does not restore the state.\n"));
    CHECK(std::count(report.begin(), report.end(), '\n') == 2);
    CHECK(report.find("present") != std::string::npos);
}

TEST_CASE("a fault of the attack map is found and reported in a single line") {
    Eyes eyes;
    eyes.attack_map = [](const App& app) {
        auto map = app.attack_map();
        if (map && app.board().at({0, 0}) == Piece::queen) ++map->back();
        return map;
    };
    const std::string report = first_report(1, 100, eyes);
    CHECK(report.starts_with("The attack map is not the oracle's.\n"));
    CHECK(std::count(report.begin(), report.end(), '\n') == 2);
}

TEST_CASE("a fault of a run's position is found and reported in a few lines") {
    Eyes eyes;
    eyes.position = [](const Player& player) {
        Board board = player.board();
        if (player.step() > 1) board.put({0, 0}, Piece::wall);
        return board;
    };
    const std::string report = first_report(1, 100, eyes);
    CHECK(report.starts_with("The run is not at the step where it says it is.\n"));
    CHECK(std::count(report.begin(), report.end(), '\n') <= 3);
}

TEST_CASE("a fault of the names of squares is found and reported in a few lines") {
    Eyes eyes;
    eyes.cell = [](const Look& look, Square square) {
        const bool stands = look.board.at(square) == Piece::pawn;
        return stands ? "pawn" : cell_words(look, square);
    };
    CHECK(first_report(1, 100, eyes).starts_with("The look does not name every square.\n"));
}
