// The list of solvers under the hands of a visitor.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Chooses a million queens in the sizes of the board, and waits until they all stand.
void place_a_million(Visitor& visitor) {
    visitor.click("size");
    visitor.look(2);
    REQUIRE(visitor.click("size-million"));
    for (int i = 0; i < 1000 && !visitor.app.many_queens()->over(); ++i) visitor.look();
    visitor.look(2);
}

}  // namespace

TEST_CASE("another solver is chosen from the list") {
    Visitor visitor;
    visitor.click("solver");
    visitor.look(2);
    REQUIRE(visitor.click("solver-permutations"));
    CHECK(visitor.app.solver().slug == "permutations");
}

TEST_CASE("typing in the list of algorithms leaves those that are about it") {
    Visitor visitor;
    visitor.click("solver");
    visitor.look(2);
    CHECK(visitor.sees("solver-backtracking"));
    ImGui::GetIO().AddInputCharactersUTF8("jigsaw");
    visitor.look(3);
    CHECK_FALSE(visitor.sees("solver-backtracking"));
    REQUIRE(visitor.click("solver-exact_cover"));
    CHECK(visitor.app.solver().slug == "exact_cover");
}

TEST_CASE("Enter chooses the first algorithm that was sought, and nothing where none was") {
    for (const auto& [typed, chosen] : {std::pair{"", "backtracking"}, {"anneal", "annealing"}}) {
        Visitor visitor;
        visitor.click("solver");
        visitor.look(2);
        ImGui::GetIO().AddInputCharactersUTF8(typed);
        visitor.look(3);
        visitor.type(ImGuiKey_Enter);
        CHECK(visitor.app.solver().slug == chosen);
        CHECK(visitor.sees("solver-backtracking") == (typed == std::string()));
    }
}

TEST_CASE("Escape closes the list of algorithms, whatever is typed in it") {
    for (const char* const typed : {"", "jigsaw"}) {
        Visitor visitor;
        visitor.click("solver");
        visitor.look(2);
        ImGui::GetIO().AddInputCharactersUTF8(typed);
        visitor.look(3);
        visitor.type(ImGuiKey_Escape);
        CHECK_FALSE(visitor.sees("solver-exact_cover"));
        CHECK(visitor.app.solver().slug == "backtracking");
    }
}

TEST_CASE("a million queens are a press away in the sizes of the board") {
    Visitor visitor;
    visitor.click("size");
    visitor.look(2);
    REQUIRE(visitor.click("size-million"));
    REQUIRE(visitor.app.many_queens());
    CHECK(visitor.app.many_queens()->queens() == most_queens_on_page);
    CHECK(visitor.app.state().tab == Tab::solve);
}

TEST_CASE("queens by the million are named in the bar, and two presses lead back to the board") {
    const std::pair<std::string, std::string> ways_back[] = {
        {"close-many", "8 \xC3\x97 8"}, {"size-8", "8 \xC3\x97 8"}, {"size-10", "10 \xC3\x97 10"}};
    for (const auto& [way_back, size] : ways_back) {
        INFO(way_back);
        Visitor visitor;
        place_a_million(visitor);
        CHECK(visitor.record().find("size")->label == "1,000,000 queens");
        CHECK_FALSE(visitor.sees("play"));
        if (way_back != "close-many") visitor.click("size");
        visitor.look(2);
        REQUIRE(visitor.click(way_back));
        visitor.look(2);
        CHECK(visitor.app.many_queens() == nullptr);
        CHECK(visitor.record().find("size")->label == size);
        CHECK(visitor.sees("play"));
    }
}

TEST_CASE("the start of a search on the board is not shown for queens by the million") {
    Visitor visitor;
    place_a_million(visitor);
    CHECK_FALSE(visitor.sees("knob-0-2"));
    REQUIRE(visitor.click("close-many"));
    visitor.look(2);
    CHECK(visitor.record().find("knob-0-2")->on);
}

TEST_CASE("where queens by the million are not on show the bar names the board that is") {
    Visitor visitor;
    place_a_million(visitor);
    visitor.app.apply(OpenTab{Tab::place});
    visitor.look(2);
    CHECK(visitor.sees("square a1"));
    CHECK(visitor.record().find("size")->label == "8 \xC3\x97 8");
    visitor.app.apply(OpenTab{Tab::solve});
    visitor.look(2);
    CHECK(visitor.record().find("size")->label == "1,000,000 queens");
}

TEST_CASE("before a search that can find nothing it is said how many queens fit") {
    const auto told = [](const char* link) {
        const Visitor visitor(link);
        return reads(visitor, "This search wants 8 queens, and at most 6 fit here.");
    };
    CHECK(told("n=8&t=torus&room=solve&solver=backtracking"));
    CHECK_FALSE(told("n=8&room=solve&solver=backtracking"));
    CHECK_FALSE(told("n=8&t=torus&room=solve&solver=most_pieces"));
}

TEST_CASE("an algorithm that refuses the board offers one on which it starts") {
    for (const auto& [link, label] :
         {std::pair{"n=8&solver=single_run", "Begin on a torus 7 x 7"},
          {"n=8&solver=group_search", "Begin on a torus 7 x 7"},
          {"n=8&t=klein&solver=construction", "Begin on the plane"},
          {"n=10&t=klein&solver=bitmask", "Begin on the plane"},
          {"n=13&t=torus&solver=annealing", "Begin on the plane"},
          {"n=40&t=klein&solver=fewest_pawns", "Begin on a plane 8 x 8"},
          {"n=8&t=torus&solver=construction", "Begin on a torus 7 x 7"},
          {"n=40&solver=fewest_pawns", "Begin on 8 x 8"},
          {"n=100&solver=cube", "Begin on 4 x 4"},
          {"n=8&b=8/8/8/8/8/8/8/P7&solver=permutations", "Clear the board"}}) {
        Visitor visitor(link);
        INFO(link);
        CHECK_FALSE(visitor.sees("play"));
        CHECK_FALSE(visitor.sees("smaller-board"));
        REQUIRE(visitor.sees("suitable-board"));
        CHECK(visitor.record().find("suitable-board")->label == label);
        REQUIRE(visitor.click("suitable-board"));
        visitor.look(2);
        CHECK_FALSE(visitor.sees("suitable-board"));
        REQUIRE(visitor.click("play"));
        CHECK(visitor.app.player() != nullptr);
    }
}
