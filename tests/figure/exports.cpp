// What the share dialog asks.
#include "figure/exports.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/rooms/growing_gardens.hpp"

using namespace queens;

namespace {

App app_of(const std::string& link) {
    App app(1);
    app.apply(OpenLink{link});
    return app;
}

/// The page of gardens once all of them are grown.
std::string grown_sheet(App& app, const GrowSheet& wanted) {
    app.apply(wanted);
    while (app.sheet().growing()) app.poll(0, 1);
    return *exported(app, "garden-sheet");
}

}  // namespace

TEST_CASE("only notations that can tell the board are offered") {
    const App queens = app_of("n=4&q=3.1.4.2");
    CHECK(exported(queens, "notations")->starts_with("rows\tRows of the queens, from 1\nrows0\t"));
    const App walls = app_of("n=4&b=4/4/4/x3");
    CHECK(exported(walls, "notations")->starts_with("fen\t"));
    CHECK(exported(queens, "notation rows") == "[3, 1, 4, 2]\n");
    CHECK(exported(walls, "notation rows") == "");
}

TEST_CASE("a step of a search is written as it stands on the board") {
    App app = app_of("n=4&a=backtracking&i=1");
    while (app.seeking()) app.poll(0, 1);
    CHECK(exported(app, "notation text") == "Q . . .\n. . . .\n. . . .\n. . . .\n");
}

TEST_CASE("the solutions that the gallery lists are written one a line, as it filters them") {
    App app = app_of("n=6&room=gallery");
    app.poll(0, 1);
    CHECK(exported(app, "notations")->starts_with("solutions\t4 solutions of the gallery\nrows\t"));
    CHECK(*exported(app, "notation solutions") ==
          "[3, 6, 2, 5, 1, 4]\n[2, 4, 6, 1, 3, 5]\n[5, 3, 1, 6, 4, 2]\n[4, 1, 5, 2, 6, 3]\n");
    app.apply(FilterGallery{{true, Kept::any, {}, {}}});
    app.poll(1, 1);
    CHECK(*exported(app, "notation solutions") == "[3, 6, 2, 5, 1, 4]\n");
    app.apply(OpenTab{Tab::place});
    CHECK(*exported(app, "notation solutions") == "");
    CHECK(exported(app, "notations")->starts_with("rows\t"));
}

TEST_CASE("a text from elsewhere is answered with the links of its boards, or with why not") {
    const App app = app_of("n=8");
    CHECK(exported(app, "boards 3142") == "v=1&n=4&q=3.1.4.2\tRows counted from 1\n");
    CHECK(exported(app, "boards nonsense")->starts_with("-\tThere is no board in this text."));
    CHECK(exported(app, "boards ") == "-\tThere is no board in this text.");
    CHECK(exported(app, "boards") == "-\tThere is no board in this text.");
}

TEST_CASE("a board that is handed in is checked, and a lesson is made a sheet") {
    const App app = app_of("n=8");
    CHECK(exported(app, "check n=2&q=1.0&goal=queens=1") ==
          "met\tHave exactly 1 queen on the board.\tv=1&n=2");
    CHECK(exported(app, "check n=2&q=0.0&goal=queens=1")->starts_with("missed\t"));
    CHECK(exported(app, "check") == "unreadable\t\tv=1&n=8");
    const std::string sheet = *exported(app, "sheet https://example.org/\n## A\n");
    CHECK(sheet.starts_with("<!doctype html>"));
    CHECK(sheet.find("<h2>A</h2>") != std::string::npos);
    CHECK(sheet.find("https://example.org/") != std::string::npos);
    CHECK(exported(app, "sheet")->starts_with("<!doctype html>"));
}

TEST_CASE("pictures, thumbnails and codes are SVGs, and other questions are nobody's here") {
    const App app = app_of("n=8");
    for (const char* const question :
         {"picture", "picture dark", "thumbnail n=4&q=3.1.4.2", "code https://example.org/#n=8"}) {
        INFO(question);
        CHECK(exported(app, question)->starts_with("<svg "));
    }
    CHECK(exported(app, "thumbnail n=4&m=1-1") != exported(app, "thumbnail n=4"));
    CHECK(exported(app, "thumbnail n=4&draw=ga1-1-3-3") != exported(app, "thumbnail n=4"));
    CHECK(exported(app_of("n=8&m=1-1"), "picture") != exported(app, "picture"));
    CHECK(exported(app, "code " + std::string(3000, 'a')) == "");
    CHECK(exported(app, "thumbnail n=0") == "");
    CHECK_FALSE(exported(app, "state"));
    CHECK_FALSE(exported(app, ""));
}

TEST_CASE("a link of which nothing can be opened is refused in a sentence, another one is not") {
    const App app = app_of("n=8");
    CHECK(exported(app, "refusal n=4&q=3.1.4.2") == "");
    CHECK(exported(app, "refusal https://example.org/#n=4&a=nobody") == "");
    const std::string why = *exported(app, "refusal https://example.org/#n=many");
    CHECK(why.ends_with("."));
}

TEST_CASE("a thumbnail of the garden of a day has its regions") {
    const std::string link = "day=2026-11-25&grade=easy";
    const App app = app_of(link);
    const std::string whole = write_link(link_of(app.state()));
    CHECK(whole.find("g=") != std::string::npos);
    CHECK(exported(app, "thumbnail " + link) == exported(app, "thumbnail " + whole));
}

TEST_CASE("a page of gardens has as many of the kind on the board as asked for") {
    App app(1);
    app.apply(GrowGarden{6, torus_surface, GardenRule::touch, GardenGrade::easy, 1});
    CHECK(exported(app, "garden-sheet")->empty());
    const std::string sheet = grown_sheet(app, {4, 1790000000000});
    CHECK(sheet.starts_with("<!doctype html>"));
    CHECK(sheet.find("4. Easy</figcaption>") != std::string::npos);
    CHECK(sheet.find("Opposite edges are joined") != std::string::npos);
    CHECK(grown_sheet(app, {4, 1790000000000}) == sheet);
    CHECK(grown_sheet(app, {4, 7}) != sheet);
    CHECK(grown_sheet(app, {5, 1}).empty());
    App plain = app_of("n=6");
    CHECK(grown_sheet(plain, {4, 1}).empty());
}

TEST_CASE("while a page of gardens grows, it is said how many there are") {
    App app(1);
    app.apply(GrowGarden{6, torus_surface, GardenRule::touch, GardenGrade::easy, 1});
    app.apply(GrowSheet{4, 1});
    CHECK(exported(app, "garden-sheet") == "0");
    CHECK(app.poll(0, 0));
}

TEST_CASE("there is no page of gardens that cannot be grown, or of a grade that none has") {
    for (const char* link : {"n=6&t=torus&g=qqqqqqqqqqqqgAl", "n=12&t=torus&g=qqqqqqqqqqqqgAl",
                             "n=5&t=torus&g=qqqqqqqqggAl&grade=hard"}) {
        INFO(link);
        App app = app_of(link);
        CHECK(grown_sheet(app, {4, 1}).empty());
    }
}
