// The table of finished counts, and the pages of the sequences that they belong to.
#include "app/rooms/count_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"
#include "app/rooms/finished_counts.hpp"
#include "core/spoken.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("counts as comma-separated values, what is not known left empty") {
    CHECK(table_of(three_finished_counts()) ==
          "link,queens,pawns,solutions,up to symmetry,published,positions,seconds,cores\n"
          "v=1&n=8,8,0,92,12,92,2057,0.500000,2\n"
          "v=1&n=5x4&x=1-4,4,0,7,,,30,0.250000,8\n"
          "v=1&n=9,10,1,396,,396,77,,\n");
}

TEST_CASE("where decimals have a comma, so have the seconds of counts, and semicolons part them") {
    const Spoken french(catalogue_of({{Sentence("seconds", "head of a column"), "secondes"}}));
    CHECK(table_of(three_finished_counts())
              .starts_with("link;queens;pawns;solutions;up to symmetry;published;positions;"
                           "secondes;cores\nv=1&n=8;8;0;92;12;92;2057;0,500000;2\n"));
}

TEST_CASE("a sequence of numbers of queens opens its page, anything else opens none") {
    App app(1);
    app.apply(VisitSequence{"A000170"});
    const std::vector<OpenPage> opened = requests_of<OpenPage>(app);
    REQUIRE(opened.size() == 1);
    CHECK(opened.front().address == "https://oeis.org/A000170");
    for (const char* const name : {"", "A17", "A000170/../search", "B000170", "A0001700"}) {
        INFO(name);
        app.apply(VisitSequence{name});
        CHECK(requests_of<OpenPage>(app).empty());
    }
}
