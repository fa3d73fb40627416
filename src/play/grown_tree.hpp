// The search tree of a short run, node by node, as far as it has grown.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "play/player.hpp"

namespace queens {

/// A piece that was placed. The root stands for the board as it was given.
struct TreeNode {
    /// The number of the node above; that of the root is its own.
    std::size_t parent = 0;
    /// How many pieces stand with it, 0 for the root.
    int level = 0;
    /// Its place from left to right: a first child is below its parent, others are right of all
    /// nodes before them, so that no node moves as the tree grows.
    int place = 0;
    /// Whether its piece stands at the present step.
    bool stands = true;
    bool solution = false;

    friend bool operator==(const TreeNode&, const TreeNode&) = default;
};

/// In the order in which the pieces were placed, the root first. Nothing if there are more nodes
/// than that, or events of the run are no longer kept.
[[nodiscard]] std::optional<std::vector<TreeNode>> grown_tree(const Player& player,
                                                              std::size_t most_nodes);

}  // namespace queens
