// Fundamental counts: against every solution turned by hand, and against the published ones.
#include "counting/fundamental.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <functional>
#include <vector>

#include "core/known.hpp"
#include "known_fundamental.hpp"

using namespace queens;

namespace {

/// Calls `found` with every solution of n queens, as the list of its columns by row.
void for_each_placement(int n, std::vector<int>& columns,
                        const std::function<void(const std::vector<int>&)>& found) {
    const int row = static_cast<int>(columns.size());
    if (row == n) return found(columns);
    for (int column = 0; column < n; ++column) {
        bool free = true;
        for (int above = 0; above < row && free; ++above) {
            const int other = columns[static_cast<std::size_t>(above)];
            free = other != column && std::abs(other - column) != row - above;
        }
        if (!free) continue;
        columns.push_back(column);
        for_each_placement(n, columns, found);
        columns.pop_back();
    }
}

/// A placement after a quarter turn of the board.
std::vector<int> turned(const std::vector<int>& columns) {
    std::vector<int> result(columns.size());
    const auto n = static_cast<int>(columns.size());
    for (int row = 0; row < n; ++row) {
        const int column = columns[static_cast<std::size_t>(row)];
        result[static_cast<std::size_t>(column)] = n - 1 - row;
    }
    return result;
}

std::uint64_t fundamental_of(int n, std::uint64_t total) {
    return symmetric_of({.size = {n, n}, .surface = {}}, total, n)->fundamental;
}

}  // namespace

TEST_CASE("solutions that a turn maps to themselves are as many as turning each of them finds") {
    for (int n = 1; n <= 12; ++n) {
        CAPTURE(n);
        std::uint64_t total = 0;
        std::uint64_t half = 0;
        std::uint64_t quarter = 0;
        std::vector<int> columns;
        for_each_placement(n, columns, [&](const std::vector<int>& queens) {
            const std::vector<int> once = turned(queens);
            ++total;
            if (once == queens) ++quarter;
            if (turned(once) == queens) ++half;
        });
        CHECK(count_half_turn(n) == half);
        CHECK(count_quarter_turn(n) == quarter);
        CHECK(fundamental_of(n, total) == known_fundamental(n));
    }
}

TEST_CASE("solutions that the half turn keeps are counted as published") {
    // OEIS A032522, from n = 1.
    const std::vector<std::uint64_t> published{1,  0,  0,  2,   2,   4,    8,    4,    16,
                                               12, 48, 80, 136, 420, 1240, 3000, 8152, 18104};
    for (int n = 1; n <= static_cast<int>(published.size()); ++n) {
        CHECK(count_half_turn(n) == published[static_cast<std::size_t>(n - 1)]);
    }
}

TEST_CASE("solutions that the quarter turn keeps are counted as published") {
    // OEIS A033148, from n = 1.
    const std::vector<std::uint64_t> published{1, 0, 0, 2,  2,   0, 0, 0,   0,   0, 0, 8,
                                               8, 0, 0, 64, 128, 0, 0, 480, 704, 0, 0, 3328};
    for (int n = 1; n <= static_cast<int>(published.size()); ++n) {
        CHECK(count_quarter_turn(n) == published[static_cast<std::size_t>(n - 1)]);
    }
}

TEST_CASE("symmetric queens are asked for on empty square planes that are not too large") {
    const Task plane{.size = {8, 8}, .surface = {}};
    CHECK(symmetric_of(plane, 92, 8) == SymmetricCounts{12, 4, 0});
    CHECK_FALSE(symmetric_of(plane, 92, 7));
    CHECK_FALSE(symmetric_of({.size = {8, 9}, .surface = {}}, 92, 20));
    CHECK_FALSE(symmetric_of({.size = {7, 7}, .surface = torus_surface}, 28, 20));
    CHECK_FALSE(symmetric_of({.size = {8, 8}, .surface = {}, .pawns = 1}, 0, 20));
    Board walled({8, 8});
    walled.put({1, 1}, Piece::wall);
    CHECK_FALSE(symmetric_of(task_of(walled), 0, 20));
}

TEST_CASE("the queens up to rotation and reflection are as many as published") {
    for (int n = 1; n <= 18; ++n) {
        CAPTURE(n);
        CHECK(fundamental_of(n, *known_queens(n)) == known_fundamental(n));
    }
}
