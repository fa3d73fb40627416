// A table: words at the left, wrapped, and numbers that end at the right of their columns.
#include <algorithm>

#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr float space = 12;
constexpr float padding = 4;
/// The headings of numbers are wrapped to that width.
constexpr float widest_heading = 56;

/// Where the columns end, the first one where the numbers begin.
std::vector<float> ends_of(const Frame& frame, const Table& table, float width) {
    std::vector<float> ends(table.headings.size(), width - padding);
    for (std::size_t column = ends.size() - 1; column > 0; --column) {
        float room = extent_of(frame.fonts.small, table.headings[column], widest_heading).x;
        for (const auto& row : table.rows) {
            room = std::max(room, extent_of(frame.fonts.text, row[column]).x);
        }
        ends[column - 1] = ends[column] - room - space;
    }
    return ends;
}

/// Draws a row and returns its height.
float draw_row(const Frame& frame, ImFont* font, ImU32 colour, const std::vector<std::string>& row,
               const std::vector<float>& ends, ImVec2 at, float wrap) {
    float height = extent_of(font, row.front(), ends.front() - padding).y;
    words_at(frame, font, {at.x + padding, at.y + padding}, colour, row.front(),
             ends.front() - padding);
    for (std::size_t column = 1; column < row.size(); ++column) {
        const ImVec2 extent = extent_of(font, row[column], wrap);
        words_at(frame, font, {at.x + ends[column] - extent.x, at.y + padding}, colour, row[column],
                 wrap);
        height = std::max(height, extent.y);
    }
    return height + 2 * padding;
}

}  // namespace

void draw_table(const Frame& frame, const Table& table) {
    const Theme& theme = frame.theme;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::vector<float> ends = ends_of(frame, table, width);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float y = start.y + draw_row(frame, frame.fonts.small, theme.quiet, table.headings, ends, start,
                                 widest_heading);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        list.AddRectFilled({start.x, y}, {start.x + width, y + 1}, theme.hairline);
        const ImU32 colour = i == table.present ? theme.ink : theme.quiet;
        const float end =
            y + draw_row(frame, frame.fonts.text, colour, table.rows[i], ends, {start.x, y}, 0);
        if (i == table.present) {
            list.AddRectFilled({start.x, y}, {start.x + width, end}, faded(theme.accent, 0.12F), 4);
        }
        y = end;
    }
    ImGui::Dummy({width, y - start.y});
}

}  // namespace queens::ui
