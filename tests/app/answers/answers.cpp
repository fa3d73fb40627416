// The answers behind the tabs.
#include "app/answers/answers.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

TEST_CASE("an answer is found again only when its question is another") {
    Known<int, int> known;
    int asked = 0;
    const auto square = [&](int number) {
        ++asked;
        return number * number;
    };
    known.ask(3, square);
    known.ask(3, square);
    CHECK(known.answer() == 9);
    CHECK(asked == 1);
    known.ask(4, square);
    CHECK(known.answer() == 16);
    CHECK(asked == 2);
}

TEST_CASE("only the tab that is open is asked") {
    App app{2};
    app.apply(OpenLink{"n=6&room=count"});
    app.poll(0);
    CHECK(app.answers().count.answer().task.size == Size{6, 6});
    CHECK(app.answers().solutions.answer().all.empty());
    app.apply(OpenTab{Tab::gallery});
    app.poll(0);
    CHECK(app.answers().solutions.answer().all.size() == 4);
}

TEST_CASE("the gallery follows the board, its surface and the filter") {
    App app{2};
    app.apply(OpenLink{"n=5&room=gallery"});
    app.poll(0);
    CHECK(app.answers().shown.answer().size() == 10);
    app.apply(FilterGallery{{true, Kept::any, {}, {}}});
    app.poll(0);
    CHECK(app.answers().shown.answer().size() == 2);
    app.apply(FilterGallery{{false, Kept::any, {}, GroupKind::d4n}});
    app.poll(0);
    CHECK(app.answers().families.answer().fundamental.size() == 2);
    app.apply(FilterGallery{{}});
    app.apply(Resize{{6, 6}});
    app.poll(0);
    CHECK(app.answers().shown.answer().size() == 4);
    app.apply(SetSurface{torus_surface});
    app.poll(0);
    CHECK(app.answers().shown.answer().empty());
}

TEST_CASE("the tree of trying row after row is estimated for solvers of the same problem only") {
    App app{2};
    app.apply(OpenLink{"n=6&a=backtracking&i=3"});
    app.poll(0);
    const RowForecast& forecast = app.answers().rows.answer();
    CHECK(forecast.walks > 0);
    CHECK(forecast.levels.size() == 6);
    App other{2};
    other.apply(OpenLink{"n=5&a=domination&i=3"});
    other.poll(0);
    CHECK(other.answers().rows.answer().levels.empty());
}

TEST_CASE("the pieces and squares of the board on show are counted") {
    App app{2};
    app.apply(OpenLink{"n=8&b=Q6N/8/8/8/8/8/8/P7&room=place"});
    app.poll(0);
    const Census& census = app.answers().census.answer();
    CHECK(census.queens == 1);
    CHECK(census.pawns == 1);
    CHECK(census.attackers == 2);
    REQUIRE(census.attacked);
    REQUIRE(census.open);
    CHECK(*census.attacked > 21);
    CHECK(*census.attacked + *census.open <= 64);
}

TEST_CASE(
    "how fast the machine counts is measured when the Count tab has a long count to tell of") {
    App app{1};
    app.apply(OpenLink{"n=8&room=count"});
    app.poll(0);
    CHECK(app.take_requests().size() <= 1);
    app.apply(Resize{{19, 19}});
    app.poll(0);
    bool posted = false;
    for (const Request& request : app.take_requests()) {
        posted = posted || std::holds_alternative<PostJob>(request);
    }
    CHECK(posted);
}
