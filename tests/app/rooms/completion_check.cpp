// Whether queens can be completed, in slices of time.
#include "app/rooms/completion_check.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"

using namespace queens;

namespace {

Completable answer_to(std::string_view link) {
    CompletionCheck check;
    check.ask(read_link(link).link->board);
    while (check.advance(0.01)) {
    }
    return check.answer();
}

}  // namespace

TEST_CASE("queens that can be completed are distinguished from those that cannot") {
    CHECK(answer_to("n=8&q=0.0.0.4.0.0.0.0") == Completable::yes);
    CHECK(answer_to("n=4&q=1.0.0.0") == Completable::no);
    CHECK(answer_to("n=8&q=1.3.5.2.0.0.0.0") == Completable::no);
}

TEST_CASE(
    "nothing is said of an empty board, a full one, or one with pieces that no search takes") {
    CHECK(answer_to("n=8") == Completable::unknown);
    CHECK(answer_to("n=8&q=5.3.1.7.2.8.6.4") == Completable::unknown);
    CHECK(answer_to("n=8&b=Q7/8/8/4R3/8/8/8/8") == Completable::unknown);
}

TEST_CASE("another board is another question") {
    CompletionCheck check;
    check.ask(read_link("n=4&q=1.0.0.0").link->board);
    while (check.advance(0.01)) {
    }
    check.ask(read_link("n=4&q=2.0.0.0").link->board);
    CHECK(check.answer() == Completable::unknown);
    while (check.advance(0.01)) {
    }
    CHECK(check.answer() == Completable::yes);
}
