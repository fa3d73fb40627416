// Gardens of days as somebody else's link brings them: whose solution is whose.
#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>

#include "app/grown_garden.hpp"
#include "app/rooms/garden_room.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The link of somebody else who has solved the easy garden of the day.
std::string solved_by_a_friend() {
    App friends(1);
    friends.apply(OpenDay{garden_day, GardenGrade::easy});
    friends.poll(0);
    solve_garden_of(friends);
    return link_of_program(friends);
}

}  // namespace

TEST_CASE("the solution of somebody else, opened by a link, is nobody's here") {
    App app(1);
    app.poll(0);
    app.apply(OpenLink{solved_by_a_friend()});
    app.poll(1);
    CHECK(app.answers().verdict.answer().mood == Mood::solved);
    CHECK_FALSE(app.gardens().is_solved(garden_day, GardenGrade::easy));
}

TEST_CASE("the solution of somebody else is nobody's here after undo and redo, or a proof") {
    for (const auto& [there, back] :
         {std::pair<Command, Command>{Undo{}, Redo{}}, {ProveGarden{true}, ProveGarden{false}}}) {
        App app(1);
        app.poll(0);
        app.apply(OpenLink{solved_by_a_friend()});
        app.poll(1);
        app.apply(there);
        app.poll(2);
        CHECK_FALSE(app.is_solved());
        app.apply(back);
        app.poll(3);
        CHECK(app.is_solved());
        CHECK_FALSE(app.gardens().is_solved(garden_day, GardenGrade::easy));
    }
}

TEST_CASE("the link of somebody else to a garden of a day takes no place of what was left there") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    app.apply(Put{{0, 1}, Piece::queen});
    const Board left = app.board();
    app.apply(garden_of_seven(3));
    app.apply(OpenLink{solved_by_a_friend()});
    app.poll(0);
    REQUIRE(app.is_solved());
    app.apply(OpenLink{"n=5"});
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    app.poll(1);
    CHECK(app.board() == left);
    CHECK_FALSE(app.gardens().is_solved(garden_day, GardenGrade::easy));
}
