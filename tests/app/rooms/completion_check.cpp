// Whether queens can be completed, in slices of time.
#include "app/rooms/completion_check.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"

using namespace queens;

namespace {

Completable answer_to(std::string_view link, int queens) {
    CompletionCheck check;
    check.ask(read_link(link).link->board, queens);
    while (check.advance(0.01)) {
    }
    return check.answer();
}

}  // namespace

TEST_CASE("queens that can be completed are distinguished from those that cannot") {
    CHECK(answer_to("n=8&q=0.0.0.4.0.0.0.0", 8) == Completable::yes);
    CHECK(answer_to("n=4&q=1.0.0.0", 4) == Completable::no);
    CHECK(answer_to("n=8&q=1.3.5.2.0.0.0.0", 8) == Completable::no);
    CHECK(answer_to("n=8&t=torus&q=1.0.0.0.0.0.0.0", 8) == Completable::no);
}

TEST_CASE("fewer queens than rows can be asked for") {
    CHECK(answer_to("n=8&t=torus&q=1.0.0.0.0.0.0.0", 6) == Completable::yes);
    CHECK(answer_to("n=8&t=klein", 3) == Completable::yes);
}

TEST_CASE("the solution that is found keeps the queens of the board") {
    const Board board = read_link("n=8&q=0.0.0.4.0.0.0.0").link->board;
    CompletionCheck check;
    check.ask(board, 8);
    while (check.advance(0.01)) {
    }
    CHECK(is_solution(check.solution(), 8));
    CHECK(check.solution().at({4, 3}) == Piece::queen);
}

TEST_CASE("boards with pieces that no search takes, and very large ones, stay unknown") {
    CHECK(answer_to("n=8&b=Q7/8/8/4R3/8/8/8/8", 8) == Completable::unknown);
    CHECK(answer_to("n=33", 33) == Completable::unknown);
}
