// The tree of plain backtracking: a queen on every free square, row after row.
#include <bit>
#include <memory>

#include "counting/kernels/kernels.hpp"
#include "solvers/solver.hpp"
#include "tables/methods.hpp"

namespace queens {

namespace {

/// The nodes below any node. Asks whether to go on after each of those with three queens.
class Tree {
  public:
    Tree(int n, const GoOn& go_on)
        : n_(static_cast<std::uint32_t>(n)),
          go_on_(go_on),
          room_(tree_room(static_cast<std::size_t>(n))) {}

    /// Below a node with `placed` queens; nothing if the search is not to go on.
    [[nodiscard]] std::optional<std::uint64_t> below(const TreeRow& row, std::uint32_t placed) {
        constexpr std::uint32_t few = 3;
        if (placed == n_) return 0;
        if (placed == few) {
            if (!go_on_()) return std::nullopt;
            return kernel_.below(n_, row, n_ - placed, room_.data());
        }
        const std::uint32_t squares = free_columns(n_, row);
        auto nodes = static_cast<std::uint64_t>(std::popcount(squares));
        for (std::uint32_t left = squares; left != 0; left &= left - 1) {
            const auto more = below(row_below(row, left & (~left + 1)), placed + 1);
            if (!more) return std::nullopt;
            nodes += *more;
        }
        return nodes;
    }

  private:
    std::uint32_t n_;
    const GoOn& go_on_;
    const TreeKernel& kernel_ = *tree_kernels().front();
    std::vector<std::uint32_t> room_;
};

}  // namespace

std::optional<Numbers> tree_nodes(int n, const GoOn& go_on) {
    Tree tree(n, go_on);
    std::uint64_t nodes = 1 + static_cast<std::uint64_t>(n);
    // The mirror image of a tree is as large.
    for (int column = 0; 2 * column < n; ++column) {
        const std::uint64_t times = 2 * column + 1 == n ? 1 : 2;
        const auto below = tree.below(row_below({}, std::uint32_t{1} << column), 1);
        if (!below) return std::nullopt;
        nodes += times * *below;
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
