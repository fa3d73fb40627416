// Gardens that take long to grow: the page goes on, and they are the same as if it had waited.
#include "app/rooms/growing_gardens.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

namespace {

/// Takes more steps than are done at once.
constexpr GrowGarden slow{8, {}, GardenRule::touch, GardenGrade::expert, 3};

GardenWish wish_of(const GrowGarden& command) {
    return {command.n, command.surface, command.rule, command.grade};
}

}  // namespace

TEST_CASE("gardens that grow in slices of time are those of their seeds") {
    const GardenWish wish{6, torus_surface, GardenRule::touch, {}};
    GrowingGardens growing(wish, 5, 3);
    CHECK_FALSE(growing.complete());
    while (growing.advance(0.001)) {
    }
    REQUIRE(growing.complete());
    for (std::uint64_t i = 0; i < 3; ++i) {
        CHECK(growing.gardens()[i].garden == grow_garden(wish, 5 + i)->garden);
    }
}

TEST_CASE("where one garden is given up, those behind it are not grown") {
    GrowingGardens growing({5, torus_surface, GardenRule::lines, GardenGrade::hard}, 1, 4);
    while (growing.step()) {
    }
    CHECK_FALSE(growing.complete());
    CHECK(growing.gardens().empty());
    CHECK_FALSE(GrowingGardens().complete());
}

TEST_CASE("a garden that takes long to grow is on the board later, and until then it is said so") {
    App app(1);
    app.apply(slow);
    REQUIRE(app.notice());
    CHECK(app.notice()->text == "A garden of this kind takes a while to grow.");
    CHECK(app.regions().empty());
    while (app.poll(0, 1)) {
    }
    CHECK_FALSE(app.notice());
    CHECK(garden_of(app.board(), app.regions()) == grow_garden(wish_of(slow), slow.seed)->garden);
    CHECK(app.state().grade == slow.grade);
}

TEST_CASE("whoever does something else on the board waits for no garden any longer") {
    App app(1);
    app.apply(slow);
    app.apply(Put{{0, 0}});
    CHECK_FALSE(app.poll(0, 1));
    CHECK_FALSE(app.notice());
    CHECK(app.regions().empty());
    CHECK(app.board().at({0, 0}) == Piece::queen);
}
