// Gardens of days over several visits: what was done in one is there again, however it was left.
#include "app/rooms/garden_room.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/grown_garden.hpp"
#include "app/requested.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The program at what another one has put into the address, with the gardens that it kept.
App come_back(App& before) {
    const std::vector<Request> requests = before.take_requests();
    REQUIRE_FALSE(among<SetAddress>(requests).empty());
    App app(1);
    app.apply(OpenLink{among<SetAddress>(requests).back().fragment});
    for (const KeepGardens& kept : among<KeepGardens>(requests)) {
        app.apply(RestoreGardens{kept.text});
    }
    return app;
}

}  // namespace

TEST_CASE("queens and marks in the garden of a day are still there after the page was closed") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    app.apply(Put{{3, 3}, Piece::queen});
    app.apply(MarkSquares{{{1, 1}}});
    App later = come_back(app);
    later.apply(OpenDay{moved(garden_day, 1), GardenGrade::easy});
    CHECK(later.board().count(Piece::queen) == 0);
    later.apply(OpenDay{garden_day, GardenGrade::easy});
    CHECK(later.board().at({3, 3}) == Piece::queen);
    CHECK(later.state().marks == Marks{{1, 1}});
}

TEST_CASE("a garden of a day is kept when its queens change, and not when only the tab does") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    CHECK(requests_of<KeepGardens>(app).empty());
    app.apply(Put{{3, 3}, Piece::queen});
    CHECK(requests_of<KeepGardens>(app).size() == 1);
    app.apply(OpenTab{Tab::count});
    const std::vector<Request> requests = app.take_requests();
    CHECK(among<SetAddress>(requests).size() == 1);
    CHECK(among<KeepGardens>(requests).empty());
}

TEST_CASE("a garden of a day from which every queen was taken back is empty when it comes back") {
    App app(1);
    app.apply(OpenDay{garden_day, GardenGrade::easy});
    app.apply(Put{{3, 3}, Piece::queen});
    (void)app.take_requests();
    app.apply(Undo{});
    App later = come_back(app);
    later.apply(OpenDay{garden_day, GardenGrade::medium});
    later.apply(OpenDay{garden_day, GardenGrade::easy});
    CHECK(later.board().count(Piece::queen) == 0);
}

TEST_CASE("the queens of somebody else in the garden of a day are not kept as anybody's here") {
    App friends(1);
    friends.apply(OpenDay{garden_day, GardenGrade::easy});
    friends.apply(Put{{3, 3}, Piece::queen});
    App app(1);
    app.apply(OpenLink{link_of_program(friends)});
    CHECK(requests_of<KeepGardens>(app).empty());
    CHECK(app.gardens().left_at(garden_day, GardenGrade::easy).empty());
}
