// Solutions and published numbers as tables for other programs.
#include "app/answers/tables_as_text.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"

using namespace queens;

TEST_CASE("the table of a gallery names each solution by its number, its link and its squares") {
    const GalleryBoard four{4, false};
    CHECK(table_of(four, list_solutions(four), {0, 1}) ==
          "number,link,squares\n"
          "1,v=1&n=4&q=2.4.1.3,b4 d3 a2 c1\n"
          "2,v=1&n=4&q=3.1.4.2,c4 a3 d2 b1\n");
    const GalleryBoard torus{5, true};
    CHECK(table_of(torus, list_solutions(torus), {9}) ==
          "number,link,squares\n10,v=1&n=5&t=torus&q=3.1.4.2.5,e5 c4 a3 d2 b1\n");
}

TEST_CASE("the published numbers are a table whose titles stand in quotes, with what was counted") {
    PublishedTable table{"Queens, \"many\"", {"n", "all"}, {"A000170"}, {}};
    table.rows.push_back({7, {PublishedNumber{40, true}}});
    table.rows.push_back({8, {PublishedNumber{92, false}}});
    table.rows.push_back({9, {std::nullopt}});
    CHECK(table_of({table}) ==
          "table,numbers,sequence,n,number,counted here\n"
          "\"Queens, \"\"many\"\"\",\"all\",A000170,7,40,yes\n"
          "\"Queens, \"\"many\"\"\",\"all\",A000170,8,92,\n");
}

TEST_CASE("what the gallery hides is not in its table, and a board without gallery has no table") {
    App app(1);
    app.apply(FilterGallery{{true, Kept::any, {}, {}}});
    app.apply(ShareSolutions{});
    const auto tables = tests::requests_of<ShowText>(app);
    REQUIRE(tables.size() == 1);
    CHECK(std::count(tables[0].text.begin(), tables[0].text.end(), '\n') == 13);
    app.apply(Resize{{13, 13}});
    app.apply(ShareSolutions{});
    CHECK(tests::requests_of<ShowText>(app).empty());
    app.apply(SharePublished{});
    CHECK(tests::requests_of<ShowText>(app).size() == 1);
}
