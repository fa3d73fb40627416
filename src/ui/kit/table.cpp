// Columns are as wide as their widest words, and share the room that is left between them. Where
// there is too little room, the headings of the numbers are wrapped, then the words in the first
// column, and at last the widest numbers.
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
/// Headings are wrapped to that width, and the first column is never narrower.
constexpr float narrow_heading = 56;
constexpr float narrow_words = 40;

struct Columns {
    std::vector<float> widths;
    float space = column_space;
    bool wrapped = false;
};

std::vector<float> widths_of(const Kit& kit, const TableRows& rows, float heading_wrap) {
    std::vector<float> widths(rows.front().size(), 0);
    for (const auto& row : rows) {
        const float wrap = &row == &rows.front() ? heading_wrap : 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], extent_of(kit.fonts.small, row[i], wrap).x);
        }
    }
    return widths;
}

/// What is left of the region when all columns stand side by side without space.
float room_beside(const std::vector<float>& widths) {
    return ImGui::GetContentRegionAvail().x - std::accumulate(widths.begin(), widths.end(), 0.0F);
}

float gaps_between(const std::vector<float>& widths) {
    return std::max(1.0F, static_cast<float>(widths.size()) - 1);
}

Columns columns_of(const Kit& kit, const TableRows& rows) {
    std::vector<float> widths = widths_of(kit, rows, 0);
    const float gaps = gaps_between(widths);
    const float space = room_beside(widths) / gaps;
    if (space >= column_space) return {std::move(widths), space, false};
    widths = widths_of(kit, rows, narrow_heading);
    widths.front() =
        std::max(narrow_words, widths.front() + room_beside(widths) - column_space * gaps);
    const float lacking = column_space * gaps - room_beside(widths);
    if (lacking > 0 && widths.size() > 1) {
        *std::max_element(widths.begin() + 1, widths.end()) -= lacking;
    }
    return {std::move(widths), column_space, true};
}

/// Draws the words of a row and returns its height.
float draw_row(const Kit& kit, const std::vector<std::string>& row, const Columns& columns,
               ImVec2 start, ImU32 colour) {
    ImFont* font = kit.fonts.small;
    float height = size_of(font);
    float right = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const float wrap = columns.wrapped ? columns.widths[i] + 1 : 0;
        const ImVec2 extent = extent_of(font, row[i], wrap);
        right += columns.widths[i] + (i == 0 ? 0 : columns.space);
        const float left = i == 0 ? 0 : right - extent.x;
        words_at(kit, font, {start.x + left, start.y}, colour, row[i], wrap);
        height = std::max(height, extent.y);
    }
    return height + row_space;
}

}  // namespace

void table(const Kit& kit, const TableRows& rows, std::optional<std::size_t> lit) {
    const Columns columns = columns_of(kit, rows);
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 0});
    for (const auto& row : rows) {
        const bool is_heading = &row == &rows.front();
        const ImVec2 start = ImGui::GetCursorScreenPos();
        const float height =
            draw_row(kit, row, columns, start, is_heading ? kit.theme.quiet : kit.theme.ink);
        if (lit && static_cast<std::size_t>(&row - rows.data()) == *lit) {
            ImGui::GetWindowDrawList()->AddRectFilled(
                {start.x - row_space, start.y - row_space / 2},
                {start.x + room + row_space, start.y + height - row_space / 2},
                faded(kit.theme.accent, 0.14F), row_space);
        }
        ImGui::Dummy({room, height});
        if (is_heading) {
            hairline(kit);
            gap(row_space);
        }
    }
    ImGui::PopStyleVar();
}

bool fits(const Kit& kit, const TableRows& rows) {
    const std::vector<float> widths = widths_of(kit, rows, 0);
    return room_beside(widths) >= column_space * gaps_between(widths);
}

}  // namespace queens::ui
