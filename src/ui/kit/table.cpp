// Columns are as wide as their widest words, and share the room that is left between them.
#include "ui/kit/table.hpp"

#include <algorithm>
#include <numeric>

#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

/// The least space between two columns, and between two rows.
constexpr float column_space = 8;
constexpr float row_space = 4;

std::vector<float> widths_of(const Kit& kit, const TableRows& rows) {
    std::vector<float> widths(rows.front().size(), 0);
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], extent_of(kit.fonts.small, row[i]).x);
        }
    }
    return widths;
}

float sum_of(const std::vector<float>& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0.0F);
}

}  // namespace

void table(const Kit& kit, const TableRows& rows) {
    const std::vector<float> widths = widths_of(kit, rows);
    const float gaps = std::max(1.0F, static_cast<float>(widths.size() - 1));
    const float room = ImGui::GetContentRegionAvail().x;
    const float space = std::max(column_space, (room - sum_of(widths)) / gaps);
    const float height = size_of(kit.fonts.small) + row_space;
    for (const auto& row : rows) {
        const bool is_heading = &row == &rows.front();
        const ImU32 colour = is_heading ? kit.theme.quiet : kit.theme.ink;
        const ImVec2 start = ImGui::GetCursorScreenPos();
        words_at(kit, kit.fonts.small, start, colour, row.front());
        float right = widths.front();
        for (std::size_t i = 1; i < row.size(); ++i) {
            right += space + widths[i];
            words_ending(kit, kit.fonts.small, {start.x + right, start.y}, colour, row[i]);
        }
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 0});
        ImGui::Dummy({room, height});
        if (is_heading) {
            hairline(kit);
            gap(row_space);
        }
        ImGui::PopStyleVar();
    }
}

bool fits(const Kit& kit, const TableRows& rows) {
    const std::vector<float> widths = widths_of(kit, rows);
    const float gaps = column_space * static_cast<float>(widths.size() - 1);
    return sum_of(widths) + gaps <= ImGui::GetContentRegionAvail().x;
}

}  // namespace queens::ui
