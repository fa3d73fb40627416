// The table of finished counts.
#include "app/count_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include "counting/task.hpp"

using namespace queens;

TEST_CASE("counts as comma-separated values, what is not known left empty") {
    Board walled({5, 4});
    walled.put({0, 0}, Piece::wall);
    const std::vector<FinishedCount> counts{
        {{.size = {8, 8}, .surface = {}}, 92, SymmetricCounts{12, 4, 0}, 2057, 0.5},
        {task_of(walled), 7, std::nullopt, 30, 0.25},
        {{.size = {9, 9}, .surface = {}, .pawns = 1}, 396, std::nullopt, 77, 2}};
    CHECK(table_of(counts) ==
          "link,queens,pawns,solutions,up to symmetry,published,positions,seconds\n"
          "v=1&n=8,8,0,92,12,92,2057,0.500000\n"
          "v=1&n=5x4&x=1-4,4,0,7,,,30,0.250000\n"
          "v=1&n=9,10,1,396,,396,77,2.000000\n");
}
