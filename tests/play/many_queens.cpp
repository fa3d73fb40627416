// Queens by the thousand and more, in the program without a screen.
#include "play/many_queens.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

TEST_CASE("ten thousand queens are placed between frames, and none attacks another") {
    for (const std::string slug : {"min_conflicts", "local_search", "construction"}) {
        INFO(slug);
        App app(1);
        app.apply(ChooseSolver{slug});
        CHECK(app.many_queens() == nullptr);
        app.apply(PlaceMany{10'000});
        double now = 0;
        while (app.poll(now, 1e-5)) now += 0.1;
        REQUIRE(app.many_queens() != nullptr);
        const ManyQueens& many = *app.many_queens();
        CHECK(many.over());
        CHECK(many.is_solution());
        CHECK(many.tally().placements - many.tally().removals == 10'000);
        CHECK(many.rows().size() == 10'000);
        app.apply(SetSeed{7});
        CHECK(app.many_queens() == nullptr);
    }
}

TEST_CASE("a solver that needs a board and a number that is too large are refused") {
    App app(1);
    app.apply(PlaceMany{1000});
    CHECK(app.many_queens() == nullptr);
    CHECK(app.notice());
    app.apply(DismissNotice{});
    app.apply(ChooseSolver{"construction"});
    for (const std::uint32_t n : {0U, 3U, most_queens_on_page + 1}) {
        app.apply(PlaceMany{n});
        CHECK(app.many_queens() == nullptr);
        REQUIRE(app.notice());
        app.apply(DismissNotice{});
    }
}
