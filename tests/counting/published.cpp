// Counts beside published numbers: which tasks have one, and what is compared.
#include "counting/published.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

Task empty_board(int n, const char* slug, int pawns = 0) {
    return {{n, n}, surface_of(slug).value(), pawns, {}};
}

}  // namespace

TEST_CASE("plane, cylinder and torus of queens have a published count, other boards have none") {
    CHECK(published(empty_board(8, "plane")) == 92);
    for (const char* slug : {"cyl", "cylv", "torus"}) {
        CHECK(published(empty_board(7, slug)) == 28);
        CHECK(sequence_of(empty_board(7, slug))->name == "A051906");
    }
    for (const char* slug : {"mobius", "mobiusv", "klein", "kleinv", "proj"}) {
        CHECK_FALSE(published(empty_board(7, slug)));
    }
    CHECK(published(empty_board(9, "plane", 1)) == 396);
    CHECK_FALSE(published(empty_board(9, "torus", 1)));
    CHECK_FALSE(published(empty_board(28, "plane")));
    CHECK_FALSE(published({.size = {8, 7}, .surface = {}}));
    Board board({8, 8});
    board.put({0, 0}, Piece::queen);
    CHECK_FALSE(published(task_of(board)));
}

TEST_CASE("of a total of queens and its parts each is compared with its own sequence") {
    const Task eight = empty_board(8, "plane");
    const auto numbers = compare(eight, counts_of(92, SymmetricCounts{12, 5, 0}));
    REQUIRE(numbers.size() == 4);
    CHECK(numbers[0].sequence->name == "A000170");
    CHECK(numbers[1].sequence->name == "A002562");
    CHECK(numbers[2].sequence->name == "A032522");
    CHECK(numbers[3].sequence->name == "A033148");
    CHECK(numbers[1].agrees());
    CHECK_FALSE(numbers[2].agrees());
    CHECK(numbers[2].published == 4);
    CHECK_FALSE(all_agree(numbers));
    CHECK(all_agree(compare(eight, counts_of(92, {}))));
}

TEST_CASE("where no total of queens is published, its parts are not compared either") {
    Counts counts{{Counted::all, 13666360}, {Counted::fundamental, 1708295}};
    CHECK(compare(empty_board(14, "plane", 3), counts).empty());
}
