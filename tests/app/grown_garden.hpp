// Gardens in the program, for tests about gardens: one of seven rows, one of a day, and solved
// ones.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "app/command.hpp"
#include "gardens/garden.hpp"
#include "gardens/solutions.hpp"

namespace queens::tests {

inline GrowGarden garden_of_seven(std::uint64_t seed) {
    return {7, {}, GardenRule::touch, {}, seed};
}

/// The program with a garden of seven rows on show, and nothing that it asks for left.
inline App in_garden() {
    App app(1);
    app.apply(garden_of_seven(3));
    app.poll(0);
    (void)app.take_requests();
    return app;
}

inline constexpr Day garden_day{2026, 11, 25};

/// The squares of the queens that solve the garden on the board.
inline std::vector<Square> garden_solution_of(const App& app) {
    const auto found = solutions_of(puzzle_of(garden_of(app.board(), app.state().regions)), 2);
    REQUIRE(found.size() == 1);
    std::vector<Square> squares;
    for (std::size_t row = 0; row < found.front().size(); ++row) {
        squares.push_back({static_cast<int>(row), found.front()[row]});
    }
    return squares;
}

inline void solve_garden_of(App& app) {
    for (const Square square : garden_solution_of(app)) app.apply(Put{square, Piece::queen});
    app.poll(1);
}

inline std::string link_of_program(const App& app) { return write_link(link_of(app.state())); }

}  // namespace queens::tests
