// The search tree of a small board: a disc for every queen placed, below the one placed before it.
#include <algorithm>

#include "core/say.hpp"
#include "play/grown_tree.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr float level_height = 22;
constexpr float widest_step = 22;

}  // namespace

void draw_grown_tree(const Frame& frame, const std::vector<TreeNode>& nodes) {
    // As many levels as there can be, so that nothing below moves as the tree grows.
    int levels = frame.app.board().size().shorter() + 1;
    int places = 1;
    for (const TreeNode& node : nodes) {
        levels = std::max(levels, node.level + 1);
        places = std::max(places, node.place + 1);
    }
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float step = std::min(widest_step, width / static_cast<float>(places));
    const float radius = std::clamp(step * 0.36F, 2.0F, 6.0F);
    const auto at = [&](const TreeNode& node) {
        return ImVec2{low.x + (static_cast<float>(node.place) + 0.5F) * step,
                      low.y + (static_cast<float>(node.level) + 0.5F) * level_height};
    };
    const auto colour = [&](const TreeNode& node) {
        if (node.solution) return frame.theme.right;
        return node.stands ? frame.theme.accent : frame.theme.quiet;
    };
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const TreeNode& node : nodes) {
        list.AddLine(at(nodes[node.parent]), at(node), colour(node), node.stands ? 2.5F : 1);
    }
    for (const TreeNode& node : nodes) {
        list.AddCircleFilled(at(node), node.solution ? 1.4F * radius : radius, colour(node));
    }
    ImGui::Dummy({width, static_cast<float>(levels) * level_height});
    hint(frame, say("Every queen that was placed, below the one placed before it"));
    note(frame, say("Blue: the queens on the board. Green: a solution. Grey: taken off again."));
}

}  // namespace queens::ui
