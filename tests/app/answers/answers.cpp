// The answers behind the tabs.
#include "app/answers/answers.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

namespace {

int times_found = 0;

/// The size of a square board.
std::optional<Size> asked_size(const App& app) {
    const Size size = app.board().size();
    return size.is_square() ? std::optional(size) : std::nullopt;
}

int area_of(const Size& size) {
    ++times_found;
    return size.area();
}

}  // namespace

TEST_CASE("an answer is found again only when its question is another") {
    App app{2};
    Answer<&asked_size, &area_of> area;
    times_found = 0;
    area.follow(app);
    area.follow(app);
    CHECK(area.answer() == 64);
    CHECK(times_found == 1);
    app.apply(Resize{{6, 6}});
    area.follow(app);
    CHECK(area.answer() == 36);
    app.apply(Resize{{5, 7}});
    area.follow(app);
    CHECK(area.answer() == 36);
    CHECK(times_found == 2);
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
    "how fast the machine counts is measured when the Count tab has a long count to estimate") {
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
