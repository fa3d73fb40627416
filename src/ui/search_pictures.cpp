// Pictures of what a search does: its matrix, and its tree level by level.
#include <algorithm>

#include "core/numbers.hpp"
#include "ui/draw.hpp"
#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens::ui {

void draw_matrix(const Frame& frame, const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    const float width = ImGui::GetContentRegionAvail().x;
    const float cell = std::min(12.0F, width / static_cast<float>(lines.front().size()));
    const float rim = cell >= 5 ? 0.5F : 0;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t row = 0; row < lines.size(); ++row) {
        for (std::size_t column = 0; column < lines[row].size(); ++column) {
            const ImVec2 low{start.x + cell * static_cast<float>(column),
                             start.y + cell * static_cast<float>(row)};
            const char sign = lines[row][column];
            const ImU32 colour = sign == '1'   ? frame.theme.accent
                                 : sign == '0' ? faded(frame.theme.ink, 0.13F)
                                               : faded(frame.theme.ink, 0.04F);
            list.AddRectFilled({low.x + rim, low.y + rim}, {low.x + cell - rim, low.y + cell - rim},
                               colour);
        }
    }
    ImGui::Dummy({width, cell * static_cast<float>(lines.size())});
}

void draw_tree(const Frame& frame, const std::vector<Level>& levels) {
    constexpr std::size_t most_levels = 32;
    constexpr float height = 17;
    const std::size_t count = std::min(levels.size(), most_levels);
    std::uint64_t most = 1;
    for (const Level& level : levels) most = std::max(most, level.placements + level.rejections);
    const float width = ImGui::GetContentRegionAvail().x;
    const float left = ImGui::CalcTextSize("88").x + 8;
    const float right = ImGui::CalcTextSize("888,888,888").x + 8;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = frame.fonts.small;
    const auto put = [&](const std::string& words, float end, float y) {
        right_text(list, font, end, y + (height - size_of(font)) / 2, frame.theme.quiet, words);
    };
    const auto share = [&](std::uint64_t number) {
        return static_cast<float>(static_cast<double>(number) / static_cast<double>(most)) *
               (width - left - right);
    };
    for (std::size_t i = 0; i < count; ++i) {
        const Level& level = levels[i];
        const float y = start.y + height * static_cast<float>(i);
        put(std::to_string(i + 1), start.x + left - 8, y);
        const float placed = start.x + left + share(level.placements);
        const float tried = placed + share(level.rejections);
        list.AddRectFilled({start.x + left, y + 3}, {placed, y + height - 3}, frame.theme.accent,
                           2);
        list.AddRectFilled({placed, y + 3}, {tried, y + height - 3},
                           faded(frame.theme.wrong, 0.35F), 2);
        put(grouped(level.placements), start.x + width, y);
    }
    ImGui::Dummy({width, height * static_cast<float>(count)});
    hint(frame,
         "How many queens were placed on each level of the search tree (blue, and in "
         "numbers), and how many squares were tried in vain (red)");
}

}  // namespace queens::ui
