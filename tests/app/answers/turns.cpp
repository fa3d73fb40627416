// The eight boards and the calculator of symbols.
#include "app/answers/turns.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("the eight boards of a list are its images under turn and mirror") {
    const Columns columns{0, 4, 7, 5, 2, 6, 1, 3};
    const Turns turns = turns_of(columns);
    REQUIRE(turns.boards.size() == 8);
    CHECK(turns.boards[0].columns == columns);
    CHECK(turns.boards[1].columns == turned(columns));
    CHECK(turns.boards[4].columns == reflected(columns));
    CHECK(turns.inverse == inverse(columns));
    for (const TurnedBoard& board : turns.boards) CHECK_FALSE(board.motion.empty());
}

TEST_CASE("the calculator compares its strings and shortens the edited one") {
    Calculator calculator;
    calculator.strings = {Symbols(3, Symbol::turn), Symbols{Symbol::invert, Symbol::reflect}};
    const Calculation found = calculate(calculator);
    CHECK(found.same == are_equivalent(calculator.strings[0], calculator.strings[1]));
    CHECK(found.digits[0] == "0 \xE2\x86\x92 1 \xE2\x86\x92 2 \xE2\x86\x92 3");
    CHECK(found.shorter == reduced(calculator.strings[0]));
    CHECK(found.shorter.size() == 2);
    calculator.edited = 1;
    CHECK(calculate(calculator).shorter.empty());
    calculator.strings[1] = Symbols(5, Symbol::turn);
    CHECK(calculate(calculator).digits[1] == "0 \xE2\x80\xA6 1");
}
