// What is said before a search begins.
#include "app/answers/start.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

TEST_CASE("before a search it is said whether it keeps the visitor's queens, or cannot") {
    App app(1);
    const auto start = [&] {
        app.poll(0);
        return app.answers().start.answer();
    };
    CHECK_FALSE(keeps_queens(app.state()));
    CHECK(start().refusal.empty());
    app.apply(Put{{3, 0}, Piece::queen});
    CHECK(keeps_queens(app.state()));
    CHECK(start().refusal.empty());
    app.apply(ChooseSolver{"construction"});
    CHECK(start().refusal == "This search starts from an empty board: take everything off.");
    app.apply(KeepQueens{false});
    CHECK_FALSE(keeps_queens(app.state()));
    CHECK(start().refusal.empty());
}
