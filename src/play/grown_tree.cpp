// Placing a piece leads down to a new node, taking it off leads up again.
#include "play/grown_tree.hpp"

namespace queens {

namespace {

/// Longer runs are not read from their beginning.
constexpr std::uint64_t most_steps = 10'000;

}  // namespace

std::optional<std::vector<TreeNode>> grown_tree(const Player& player, std::size_t most_nodes) {
    if (player.step() > most_steps || player.tally().placements >= most_nodes) return std::nullopt;
    std::vector<TreeNode> nodes{{}};
    std::vector<bool> has_child{false};
    std::size_t here = 0;
    int places = 1;
    for (std::uint64_t back = player.step(); back > 0; --back) {
        const auto event = player.earlier(back - 1);
        if (!event) return std::nullopt;
        if (event->kind == EventKind::solution) nodes[here].solution = true;
        if (event->kind == EventKind::place) {
            const int place = has_child[here] ? places++ : nodes[here].place;
            has_child[here] = true;
            nodes.push_back({here, nodes[here].level + 1, place});
            has_child.push_back(false);
            here = nodes.size() - 1;
        }
        if (event->kind == EventKind::remove) {
            nodes[here].stands = false;
            here = nodes[here].parent;
        }
    }
    return nodes;
}

}  // namespace queens
