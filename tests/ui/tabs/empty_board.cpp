// Lists of solutions beside a garden, or beside a board with more than queens.
#include "ui/tabs/empty_board.hpp"

#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <utility>

#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Viewport whole_panel{1366, 1600, false};
constexpr const char* garden = "n=8&day=2026-11-20&grade=easy";
constexpr std::initializer_list<const char*> lists_of_solutions{
    "&room=gallery", "&room=gallery&families=d4n", "&room=maths&topic=conflicts"};

}  // namespace

TEST_CASE("every list of solutions says that it leaves out what stands on the board but queens") {
    for (const char* const list : lists_of_solutions) {
        for (const auto& [board, says] : std::initializer_list<std::pair<std::string, bool>>{
                 {"n=6&q=2.4.6.0.0.0", false}, {"n=6&b=6/6/6/6/6/PN4", true}}) {
            INFO(board << list);
            Visitor visitor(board + list, whole_panel, 4);
            CHECK(reads(visitor, "apart from queens, what stands on yours is left out") == says);
            CHECK_FALSE(reads(visitor, "of this board"));
        }
    }
}

TEST_CASE("beside a garden every list of solutions says that it leaves out the regions") {
    for (const char* const list : lists_of_solutions) {
        INFO(list);
        Visitor visitor(std::string(garden) + list, whole_panel, 4);
        REQUIRE_FALSE(visitor.app.regions().empty());
        CHECK(reads(visitor, "the regions of this garden are left out"));
    }
}

TEST_CASE("beside a garden a count says that it leaves out the regions") {
    for (const auto& [board, says] :
         std::initializer_list<std::pair<std::string, bool>>{{"n=7", false}, {garden, true}}) {
        INFO(board);
        Visitor visitor(board + "&room=count", whole_panel, 4);
        CHECK(reads(visitor, "The regions of this garden are left out of the count.") == says);
    }
}

TEST_CASE("families of a board without solutions are none, as the list says") {
    for (const auto& [link, says] :
         {std::pair{"n=2&room=gallery&families=d4n",
                    "2 queens do not fit on this board without an "
                    "attack: at most 1 does."},
          {"n=3&room=gallery",
           "3 queens do not fit on this board without an attack: at most 2 do."},
          {"n=3&room=maths&topic=conflicts", "3 queens do not fit on this board"},
          {"n=8&t=torus&room=gallery&families=sim", "at most 6 do."}}) {
        INFO(link);
        Visitor visitor(link, whole_panel, 4);
        CHECK(reads(visitor, says));
        CHECK_FALSE(reads(visitor, "0 families"));
    }
}

TEST_CASE("one constellation of one queen is said in the singular") {
    Visitor visitor("n=1&room=maths&topic=conflicts", whole_panel, 4);
    CHECK(reads(visitor, "the 1 solution has 1 constellation"));
    visitor.open("n=8&t=torus&room=maths&topic=conflicts", 4);
    CHECK(reads(visitor, "On an empty plane of this size the 92 solutions have"));
}

TEST_CASE("a board with only its surface in the way keeps its size on the way to a gallery") {
    for (const auto& [board, side] : std::initializer_list<std::pair<std::string, int>>{
             {"n=5&t=mobius", 5}, {"n=8x5", 8}, {"n=20&t=torus", 12}, {"n=20&t=klein", 12}}) {
        INFO(board);
        Visitor visitor(board + "&room=gallery", whole_panel, 4);
        const Surface before = visitor.app.board().surface();
        const ui::Shown* offer = visitor.record().find("go-to-gallery");
        REQUIRE(offer != nullptr);
        const bool named = offer->label.ends_with("on the plane");
        REQUIRE(visitor.click("go-to-gallery"));
        CHECK(visitor.app.board().size() == Size{side, side});
        CHECK(named == (visitor.app.board().surface() != before));
    }
}
