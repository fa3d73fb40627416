// The plane line by line, and the torus: do the jobs of a task add up to the published and the
// naive counts?
#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "counting/lines/line_shape.hpp"
#include "counting/naive.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Surface plane{};
const std::vector<Surface> round_surfaces{
    torus_surface, {Join::straight, Join::open}, {Join::open, Join::straight}};

}  // namespace

TEST_CASE("the queens of the plane are counted as published") {
    for (int n = 1; n <= 13; ++n) {
        CAPTURE(n);
        CHECK(counted({{n, n}, plane}, 20).count() == known_queens(n));
    }
}

TEST_CASE("the queens of the torus are counted as published") {
    for (int n = 1; n <= 15; ++n) {
        CAPTURE(n);
        for (const Surface surface : round_surfaces) {
            CHECK(counted({{n, n}, surface}, 20).count() == known_torus(n));
        }
    }
    CHECK(counted({{17, 17}, round_surfaces[0]}, 20).count() == known_torus(17));
}

TEST_CASE("queens on small cylinders and tori are as many as trying every square finds") {
    for (int n = 1; n <= 7; ++n) {
        CAPTURE(n);
        for (const Surface surface : round_surfaces) {
            CHECK(counted({{n, n}, surface}, 10).count() == naive_count({n, n}, surface));
        }
    }
}

TEST_CASE("queens on rectangles are as many as trying every square finds, lying or standing") {
    for (int columns = 1; columns <= 7; ++columns) {
        for (int rows = 1; rows <= columns; ++rows) {
            CAPTURE(columns, rows);
            const std::uint64_t count = naive_count({columns, rows}, plane);
            CHECK(counted({{columns, rows}, plane}, 10).count() == count);
            CHECK(counted({{rows, columns}, plane}, 10).count() == count);
        }
    }
}

TEST_CASE("queens on boards of one row or two are as many as a formula says") {
    for (int width = 1; width <= 32; ++width) {
        CAPTURE(width);
        const auto n = static_cast<std::uint64_t>(width);
        CHECK(counted({{width, 1}, plane}, 5).count() == n);
        if (width >= 2) CHECK(counted({{2, width}, plane}, 5).count() == (n - 1) * (n - 2));
    }
}

TEST_CASE("three queens on the widest plane use its last column too") {
    // One queen in each of three rows: pairs in adjacent rows differ by 2 or more columns, the
    // outer pair is neither in one column nor two apart.
    std::uint64_t count = 0;
    for (int a = 0; a < 32; ++a) {
        for (int b = 0; b < 32; ++b) {
            for (int c = 0; c < 32; ++c) {
                const bool adjacent = std::abs(a - b) <= 1 || std::abs(b - c) <= 1;
                if (!adjacent && a != c && std::abs(a - c) != 2) ++count;
            }
        }
    }
    CHECK(counted({{32, 3}, plane}, 100).count() == count);
    CHECK(counted({{3, 32}, plane}, 1).count() == count);
}

TEST_CASE("the nodes of a search are the queens it placed") {
    // The levels of the row-by-row tree for n = 8; one queen is fixed in each of four parts.
    const std::uint64_t below_first = 42 + 140 + 344 + 568 + 550 + 312 + 92;
    std::uint64_t nodes = 0;
    for (int column = 0; column < 8; ++column) {
        nodes += count_plane(8, 8, std::vector<int>{column}).nodes;
    }
    CHECK(nodes == below_first);
    CHECK(count_plane(8, 8, {}).nodes == below_first + 8);
    CHECK(counted({{8, 8}, plane}, 1).nodes() == below_first / 2);
}

TEST_CASE("a prefix whose queens attack each other has no completion") {
    CHECK(count_plane(8, 8, std::vector<int>{3, 4}).count == 0);
    CHECK(count_plane(8, 8, std::vector<int>{3, 3}).nodes == 0);
    CHECK(count_plane(7, 7, std::vector<int>{0, 6}).nodes > 0);
}

TEST_CASE("a prefix that is a whole solution has itself as its only completion") {
    CHECK(count_plane(8, 8, std::vector<int>{0, 4, 7, 5, 2, 6, 1, 3}).count == 1);
    CHECK(count_plane(8, 8, std::vector<int>{0, 4, 7, 5, 2, 6, 1}).count == 1);
}

TEST_CASE("mirrored prefixes have as many completions") {
    const LineShape shape = shape_of({{9, 9}, plane});
    for (int a = 0; a < shape.width; ++a) {
        for (int b = 0; b < shape.width; ++b) {
            const Completions found = shape.count(shape.lines, std::vector<int>{a, b});
            const std::vector<int> mirrored{shape.mirror(a), shape.mirror(b)};
            const Completions image = shape.count(shape.lines, mirrored);
            CHECK(found.count == image.count);
            CHECK(found.nodes == image.nodes);
        }
    }
}

TEST_CASE("two queens attack each other on lines exactly when they do on the board") {
    for (int n = 2; n <= 7; ++n) {
        CAPTURE(n);
        const Size size{n, n};
        const std::vector<bool> table = table_of_attacks(size, plane);
        for (int from = 0; from < size.area(); ++from) {
            for (int to = from + 1; to < size.area(); ++to) {
                const Square a = size.square(from);
                const Square b = size.square(to);
                if (a.row == b.row) continue;
                CHECK(LineShape::attack(a.column, b.column, b.row - a.row) ==
                      table[static_cast<std::size_t>(from * size.area() + to)]);
            }
        }
    }
}
