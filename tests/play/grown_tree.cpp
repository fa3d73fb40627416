// The search tree of a short run, node by node.
#include "play/grown_tree.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "play/replay.hpp"

using namespace queens;

TEST_CASE("the tree of four queens has 17 nodes, two of them solutions, and none moves") {
    Player player = player_of(Board({4, 4}));
    std::vector<TreeNode> before;
    while (!player.done()) {
        player.forward(1);
        const auto nodes = grown_tree(player, 100);
        REQUIRE(nodes);
        REQUIRE(nodes->size() == player.tally().placements + 1);
        for (std::size_t i = 0; i < before.size(); ++i) {
            REQUIRE((*nodes)[i].place == before[i].place);
            REQUIRE((*nodes)[i].parent == before[i].parent);
        }
        const auto standing = std::count_if(nodes->begin(), nodes->end(),
                                            [](const TreeNode& node) { return node.stands; });
        REQUIRE(standing == player.board().count(Piece::queen) + 1);
        before = *nodes;
    }
    CHECK(before.size() == 17);
    CHECK(std::count_if(before.begin(), before.end(),
                        [](const TreeNode& node) { return node.solution; }) == 2);
}

TEST_CASE("a tree of more queens than can be drawn is none") {
    Player player = player_of(Board({6, 6}));
    player.forward(1000);
    CHECK_FALSE(grown_tree(player, 100));
}
