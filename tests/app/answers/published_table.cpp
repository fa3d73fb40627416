// The published numbers as a table for other programs.
#include "app/answers/published_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"
#include "core/spoken.hpp"

using namespace queens;

TEST_CASE("the published numbers are a table with what was counted, and commas stand in quotes") {
    PublishedTable table{"Queens, \"many\"", {"n", "all"}, {"A000170"}, {}};
    table.rows.push_back({7, {PublishedNumber{40, true}}});
    table.rows.push_back({8, {PublishedNumber{92, false}}});
    table.rows.push_back({9, {std::nullopt}});
    CHECK(table_of({table}) ==
          "table,numbers,sequence,n,number,counted here\n"
          "\"Queens, \"\"many\"\"\",all,A000170,7,40,yes\n"
          "\"Queens, \"\"many\"\"\",all,A000170,8,92,\n");
}

TEST_CASE("the table of published numbers is shown with what was counted on this page") {
    App app(1);
    app.apply(StartCount{});
    tests::work(app, 1);
    app.apply(SharePublished{});
    const auto shown = tests::requests_of<ShowText>(app);
    REQUIRE(shown.size() == 1);
    CHECK(shown[0].text.find(",A000170,8,92,yes\n") != std::string::npos);
    CHECK(shown[0].text.find(",A000170,9,352,\n") != std::string::npos);
}

TEST_CASE("where decimals have a comma, semicolons part the table, and its heads are translated") {
    const Spoken french(catalogue_of({{Sentence("number", "head of a column"), "nombre"},
                                      {Sentence("yes", "counted here"), "oui"}}));
    PublishedTable table{"Queens; all", {"n", "all"}, {"A000170"}, {}};
    table.rows.push_back({7, {PublishedNumber{40, true}}});
    CHECK(table_of({table}) ==
          "table;numbers;sequence;n;nombre;counted here\n"
          "\"Queens; all\";all;A000170;7;40;oui\n");
}
