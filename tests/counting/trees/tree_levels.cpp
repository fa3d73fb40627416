// The nodes of trees of queens: each build of the inner loop counts what going from node to node
// counts.
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/dice.hpp"
#include "counting/kernels/kernels.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The ways to put queens into some of the next rows of a board, one in each from the first on, by
/// looking at the squares of queens.
std::uint64_t nodes_by_squares(int n, std::vector<int>& columns) {
    const auto row = static_cast<int>(columns.size());
    if (row == n) return 0;
    std::uint64_t nodes = 0;
    for (int column = 0; column < n; ++column) {
        bool attacked = false;
        for (int above = 0; above < row; ++above) {
            const int over = column - columns[static_cast<std::size_t>(above)];
            const int down = row - above;
            attacked = attacked || over == 0 || over == down || over == -down;
        }
        if (attacked) continue;
        columns.push_back(column);
        nodes += 1 + nodes_by_squares(n, columns);
        columns.pop_back();
    }
    return nodes;
}

std::uint64_t nodes_by(const TreeKernel& kernel, int n, const std::vector<int>& columns) {
    TreeRow row;
    for (const int column : columns) row = row_below(row, std::uint32_t{1} << column);
    std::vector<std::uint32_t> room(tree_room(static_cast<std::size_t>(n)));
    return kernel.below(static_cast<std::uint32_t>(n), row,
                        static_cast<std::uint32_t>(n) - static_cast<std::uint32_t>(columns.size()),
                        room.data());
}

}  // namespace

TEST_CASE("every build counts the ways to put queens into the rows of boards up to 9 x 9") {
    for (const TreeKernel* kernel : tree_kernels()) {
        for (int n = 1; n <= 9; ++n) {
            CAPTURE(kernel->name, n);
            std::vector<int> none;
            CHECK(nodes_by(*kernel, n, {}) == nodes_by_squares(n, none));
        }
    }
}

TEST_CASE("every build counts as many ways below queens that stand anywhere in the first rows") {
    Dice dice(8);
    for (int i = 0; i < 200; ++i) {
        const int n = dice.between(2, 11);
        std::vector<int> columns;
        const int rows = dice.between(1, n - 1);
        for (int row = 0; row < rows; ++row) columns.push_back(dice.between(0, n - 1));
        CAPTURE(n, columns);
        const std::uint64_t expected = nodes_by_squares(n, columns);
        for (const TreeKernel* kernel : tree_kernels()) {
            CAPTURE(kernel->name);
            CHECK(nodes_by(*kernel, n, columns) == expected);
        }
    }
}

TEST_CASE("every build counts as many ways on boards of 15 and 31 columns") {
    const std::vector<const TreeKernel*> kernels = tree_kernels();
    const std::vector<int> wide{0, 2, 4, 1, 3, 8, 10, 12, 14, 6, 17, 21};
    const std::uint64_t of_15 = nodes_by(*kernels.back(), 15, {7, 3});
    const std::uint64_t of_31 = nodes_by(*kernels.back(), 31, wide);
    CHECK(of_15 > 1'000'000);
    CHECK(of_31 > 1'000'000);
    for (const TreeKernel* kernel : kernels) {
        CAPTURE(kernel->name);
        CHECK(nodes_by(*kernel, 15, {7, 3}) == of_15);
        CHECK(nodes_by(*kernel, 31, wide) == of_31);
    }
}
