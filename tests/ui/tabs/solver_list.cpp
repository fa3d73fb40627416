// The list of solvers under the hands of a visitor.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

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
