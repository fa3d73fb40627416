// States and their links.
#include "app/state.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("every state survives its link") {
    for (const NamedSurface& entry : surfaces) {
        for (const Tab tab : {Tab::place, Tab::solve, Tab::count, Tab::maths}) {
            State state;
            state.board = Board({7, 5}, entry.surface);
            state.board.put({2, 3}, Piece::queen);
            state.selected = Square{2, 3};
            state.tab = tab;
            state.heat = tab == Tab::place;
            state.numbers = tab == Tab::place;
            state.around = tab == Tab::count;
            state.topic = tab == Tab::maths ? Topic::latin : Topic::permutation;
            state.racers = {"permutations", "backtracking", "permutations"};
            state.view = can_repeat(entry.surface) ? View::repeated : View::flat;
            state.run = RunLink{"backtracking", {}, 7, 12};
            const LinkReading reading = read_link(write_link(link_of(state)));
            INFO(entry.slug);
            REQUIRE(reading.ok());
            CHECK(state_of(*reading.link) == state);
        }
    }
}

TEST_CASE("display keys with unknown words are ignored") {
    const LinkReading reading = read_link(
        "n=8&room=attic&view=upside-down&heat=2&numbers=yes&topic=x&race=backtracking.nobody&sel="
        "99-1");
    REQUIRE(reading.ok());
    CHECK(state_of(*reading.link) == State{});
}

TEST_CASE("only cylinders and the torus can be shown repeated") {
    int repeated = 0;
    for (const NamedSurface& entry : surfaces) repeated += can_repeat(entry.surface) ? 1 : 0;
    CHECK(repeated == 3);
    const LinkReading reading = read_link("n=8&t=klein&view=repeated");
    REQUIRE(reading.ok());
    CHECK(state_of(*reading.link).view == View::flat);
}
