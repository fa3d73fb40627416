// Tests of the pseudocode's lines and their numbers.
#include "solvers/pseudocode.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

enum Line : std::uint8_t { line_place = 1, line_end = 2 };

constexpr std::array<CodeLine, 3> well_ordered{
    {{"for each row:"},
     {"  place a queen", line_place, "Place a queen on {square}."},
     {"all is done", line_end, "The end."}}};
constexpr std::array<CodeLine, 2> unexplained{{{"for each row:"}, {"  place a queen", line_place}}};
constexpr std::array<CodeLine, 1> idle{{{"for each row:", CodeLine::without_events, "A row."}}};
constexpr std::array<CodeLine, 2> moved{{{"  place a queen", line_place}, {"for each row:"}}};
constexpr std::array<CodeLine, 2> shifted{{{"all is done", line_end}, {"for each row:"}}};

}  // namespace

TEST_CASE("a line in which queens are placed stands where its number says, or is refused") {
    STATIC_REQUIRE(is_in_order(well_ordered));
    STATIC_REQUIRE(!is_in_order(moved));
    STATIC_REQUIRE(!is_in_order(shifted));
    constexpr Pseudocode pseudocode(well_ordered);
    STATIC_REQUIRE(pseudocode.size() == 3);
    STATIC_REQUIRE(pseudocode[line_place].text == Sentence("place a queen"));
    STATIC_REQUIRE(pseudocode[line_place].depth == 1);
}

TEST_CASE("a line in which queens are placed says so in a sentence, and no other line says any") {
    STATIC_REQUIRE(is_explained(well_ordered));
    STATIC_REQUIRE(!is_explained(unexplained));
    STATIC_REQUIRE(!is_explained(idle));
}
