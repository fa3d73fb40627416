// Placements of n + k queens and k pawns: the known numbers, and jobs that add up to them.
#include "counting/boards/pawn_search.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "counting/naive.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

struct Known {
    int n;
    int pawns;
    std::uint64_t total;
};

const std::vector<Known> known{{5, 1, 0},     {6, 1, 16}, {7, 1, 20}, {8, 1, 128}, {9, 1, 396},
                               {10, 1, 2288}, {6, 2, 0},  {7, 2, 4},  {8, 2, 44},  {9, 2, 280},
                               {10, 2, 1304}, {7, 3, 0},  {8, 3, 8},  {9, 3, 44},  {10, 3, 528}};

}  // namespace

TEST_CASE("queens with pawns between them are as many as published") {
    for (const Known& one : known) {
        CAPTURE(one.n, one.pawns);
        const Task task{{one.n, one.n}, {}, one.pawns};
        CHECK(method_of(task).slug == "pawns");
        CHECK(counted(task, 1).count() == one.total);
    }
}

TEST_CASE("no pawns to be placed is the usual problem") {
    for (int n = 1; n <= 10; ++n) {
        const PawnSearch search(n, 0);
        CHECK(search.count(search.start()).count == known_queens(n));
    }
}

TEST_CASE("the jobs of a board with pawns add up to the same however many are wanted") {
    const Task task{{11, 11}, {}, 2};
    const PawnSearch search(11, 2);
    const std::uint64_t whole = search.count(search.start()).count;
    const Ledger few = counted(task, 1);
    const Ledger many = counted(task, 1000);
    CHECK(few.count() == whole);
    CHECK(many.count() == whole);
    CHECK(many.jobs().size() > few.jobs().size());
    for (const Job& job : many.jobs()) CHECK(refuse(job).empty());
    CHECK_FALSE(refuse(Job{0, task, 1, Moves{{11}}}).empty());
}

TEST_CASE("more pawns than have room between queens stand there in no way") {
    for (const auto& [n, pawns] : {std::pair{3, 2}, {4, 3}, {2, 1}, {31, 500}}) {
        CAPTURE(n, pawns);
        const Task task{{n, n}, {}, pawns};
        REQUIRE(refuse(task).empty());
        CHECK(counted(task, 10).count() == 0);
    }
    CHECK(PawnSearch(3, 2).count(PawnSearch(3, 2).start()).count == 0);
    CHECK(PawnSearch(4, 3).count(PawnSearch(4, 3).start()).count == 0);
}
