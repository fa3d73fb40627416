// The step that is offered at each moment: the search that is shown is one for what is asked.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("where fewer queens fit than there are rows, the search that is shown places as many") {
    for (const char* const link :
         {"n=8&t=cyl", "n=8&t=mobius", "n=6&t=klein", "n=8&t=proj", "n=3", "n=2"}) {
        CAPTURE(link);
        Visitor visitor(link);
        const auto most = visitor.app.answers().verdict.answer().goal.most;
        REQUIRE(most);
        REQUIRE(visitor.click("show-search"));
        CHECK(visitor.app.solver().slug == "most_pieces");
        CHECK_FALSE(visitor.app.notice());
        visitor.app.apply(StepBy{1'000'000});
        visitor.look(3);
        CHECK(visitor.app.board().count(Piece::queen) == *most);
    }
}

TEST_CASE("once a queen stands where fewer fit than there are rows, no search is shown") {
    Visitor visitor("n=8&t=cyl&q=1.0.0.0.0.0.0.0");
    CHECK_FALSE(visitor.sees("show-search"));
    visitor.open("n=8&q=1.0.0.0.0.0.0.0");
    CHECK(visitor.sees("show-search"));
}
