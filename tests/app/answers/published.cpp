// The published tables, and what a count made here adds to them.
#include "app/answers/published.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/answers/gallery.hpp"

using namespace queens;

TEST_CASE("the tables of the paper are there to their last row, with the lost digit in place") {
    const std::vector<PublishedTable> tables = published_tables({});
    REQUIRE(tables.size() == 13);
    const std::vector<PublishedRow>& plane = tables[0].rows;
    REQUIRE(plane.size() == 27);
    CHECK(plane[7].numbers[0]->number == 92);
    CHECK(plane[7].numbers[1]->number == 12);
    CHECK(plane[25].numbers[1]->number == 2789712466510289U);
    CHECK(tables[1].rows.back().n == 31);
    for (const PublishedTable& table : tables) {
        CHECK(table.sequences.size() + 1 == table.columns.size());
        for (const PublishedRow& row : table.rows) {
            CHECK(row.numbers.size() + 1 == table.columns.size());
            for (const auto& cell : row.numbers)
                CHECK_FALSE(cell.value_or(PublishedNumber{}).counted);
        }
    }
}

TEST_CASE("the numbers of queens with pawns are those that the paper prints") {
    const std::vector<PublishedTable> tables = published_tables({});
    const std::vector<std::vector<std::uint64_t>> all{
        {16, 20, 128, 396, 2288}, {0, 4, 44, 280, 1304}, {0, 0, 8, 44, 528}};
    const std::vector<std::vector<std::uint64_t>> fundamental{
        {2, 3, 16, 52, 286}, {0, 1, 6, 37, 164}, {0, 0, 1, 6, 66}};
    for (std::size_t pawns = 0; pawns < 3; ++pawns) {
        for (std::size_t i = 0; i < 5; ++i) {
            const PublishedRow& row = tables[2 + pawns].rows[i];
            CHECK(row.n == 6 + static_cast<int>(i));
            CHECK(row.numbers[0]->number == all[pawns][i]);
            CHECK(row.numbers[1]->number == fundamental[pawns][i]);
        }
    }
}

TEST_CASE("a number that was counted here differs from one that is only published") {
    const Task eight{{8, 8}, {}, 0, {}};
    const Task with_pawn{{9, 9}, {}, 1, {}};
    const auto tables = published_tables({{eight, 92, SymmetricCounts{12, 4, 1}},
                                          {with_pawn, 396, {}},
                                          {{{5, 5}, {}, 0, {}}, 11, {}}});
    CHECK(tables[0].rows[7].numbers[0]->counted);
    CHECK(tables[0].rows[7].numbers[1]->counted);
    CHECK(tables[0].rows[7].numbers[2]->counted);
    CHECK_FALSE(tables[0].rows[7].numbers[3]->counted);
    CHECK(tables[2].rows[3].numbers[0]->counted);
    CHECK_FALSE(tables[2].rows[3].numbers[1]->counted);
    CHECK_FALSE(tables[0].rows[4].numbers[0]->counted);
}

TEST_CASE("numbers that nobody published stand in the tables as they were computed") {
    const auto tables = published_tables({{{{9, 9}, {}, 4, {}}, 8, SymmetricCounts{1, 0, 0}}});
    const PublishedTable& four_pawns = tables[5];
    CHECK(four_pawns.sequences == std::vector<std::string>{"", ""});
    REQUIRE(four_pawns.rows.size() >= 7);
    CHECK(four_pawns.rows[3].numbers[0] == PublishedNumber{8, true});
    CHECK(four_pawns.rows[3].numbers[1] == PublishedNumber{1, true});
    CHECK(four_pawns.rows[6].numbers[0] == PublishedNumber{30936, false});
    const PublishedTable& torus = tables[1];
    REQUIRE(torus.rows[4].n == 13);
    CHECK(torus.sequences[3].empty());
    CHECK(torus.rows[4].numbers[3]->number == 4);
    REQUIRE(torus.rows[9].n == 29);
    CHECK(torus.rows[9].numbers[1]->number == 90120677);
    CHECK(torus.rows[9].numbers[3]->number == 3224434);
    REQUIRE(torus.rows[10].n == 31);
    CHECK_FALSE(torus.rows[10].numbers[3]);
}

TEST_CASE("the solutions of a torus are classed up to all that their groups do") {
    const PublishedTable torus = published_tables({})[1];
    CHECK(torus.columns[2] == "up to shifts, turns and mirrors, computed");
    CHECK(torus.columns[3] == "up to these and dilations, computed");
    for (const int n : {5, 7}) {
        const auto row = std::find_if(torus.rows.begin(), torus.rows.end(),
                                      [&](const PublishedRow& one) { return one.n == n; });
        REQUIRE(row != torus.rows.end());
        const SolutionList solutions = list_solutions({n, true});
        CHECK(row->numbers[1]->number == families_of(solutions, GroupKind::d4n).families.size());
        CHECK(row->numbers[2]->number == families_of(solutions, GroupKind::sim).families.size());
    }
}

TEST_CASE("solutions by their conflicts on the torus leave out numbers of pairs that none has") {
    const PublishedTable flaws = published_tables({}).back();
    const PublishedRow& eight = flaws.rows[4];
    REQUIRE(eight.n == 8);
    CHECK_FALSE(eight.numbers[0]);
    CHECK(flaws.columns[1] == "0 pairs, computed");
    CHECK(flaws.sequences[0] == published_tables({})[1].sequences[0]);
    CHECK(flaws.sequences[1].empty());
    CHECK(flaws.columns[2] == "2 pairs");
    CHECK(eight.numbers[1]->number == 64);
    CHECK(flaws.columns[4] == "4 pairs");
    CHECK(eight.numbers[3]->number == 28);
}

TEST_CASE("the ways on a Moebius strip say that for three queens their sequence counts others") {
    const PublishedTable mobius = published_tables({})[8];
    CHECK(mobius.columns[2] == "ways, computed (differs for n = 3)");
    CHECK(mobius.sequences[1] == "A137279");
    CHECK(mobius.rows[2].numbers[1]->number == 9);
}
