// The tree of plain backtracking: a queen on every free square, row after row.
#include <bit>
#include <memory>

#include "solvers/solver.hpp"
#include "tables/methods.hpp"

namespace queens {

namespace {

/// What queens above attack in the next row.
struct Attacked {
    std::uint32_t columns = 0;
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

Attacked below(const Attacked& row, std::uint32_t queen) {
    return {row.columns | queen, (row.left | queen) << 1, (row.right | queen) >> 1};
}

/// The nodes below a node with at least one row left.
class Tree {
  public:
    explicit Tree(int n) : board_(~std::uint32_t{0} >> (32 - n)) {}

    [[nodiscard]] std::uint32_t free(const Attacked& row) const {
        return board_ & ~(row.columns | row.left | row.right);
    }
    [[nodiscard]] std::uint64_t below_node(const Attacked& row, int rows) const {
        const std::uint32_t squares = free(row);
        auto nodes = static_cast<std::uint64_t>(std::popcount(squares));
        if (rows == 1) return nodes;
        for (std::uint32_t left = squares; left != 0; left &= left - 1) {
            nodes += below_node(below(row, left & (~left + 1)), rows - 1);
        }
        return nodes;
    }

  private:
    std::uint32_t board_;
};

}  // namespace

std::optional<Numbers> tree_nodes(int n, const GoOn& go_on) {
    if (n == 1) return Numbers{2};
    const Tree tree(n);
    std::uint64_t nodes = 1 + static_cast<std::uint64_t>(n);
    // The mirror image of a tree is as large.
    for (int column = 0; 2 * column < n; ++column) {
        const std::uint64_t times = 2 * column + 1 == n ? 1 : 2;
        const Attacked second = below({}, std::uint32_t{1} << column);
        nodes += times * static_cast<std::uint64_t>(std::popcount(tree.free(second)));
        if (n == 2) continue;
        for (std::uint32_t left = tree.free(second); left != 0; left &= left - 1) {
            nodes += times * tree.below_node(below(second, left & (~left + 1)), n - 2);
            if (!go_on()) return std::nullopt;
        }
    }
    return Numbers{nodes};
}

std::optional<Numbers> tree_nodes_by_machine(int n, const GoOn& go_on) {
    constexpr std::uint64_t batch = 1 << 20;
    const Entry& entry = *find_solver("backtracking");
    const Problem problem = problem_of(Board({n, n}, {}));
    const std::unique_ptr<Search> search = entry.start(problem, initial_settings(entry));
    Tally tally;
    while (!tally.done) {
        search->run(batch, tally);
        if (!go_on()) return std::nullopt;
    }
    return Numbers{tally.placements + 1};
}

}  // namespace queens
