// Columns are as wide as their widest words, and share the room that is left between them. Where
// there is too little room they are wrapped between words, and where even the longest words have no
// room beside each other, every row becomes a list.
#include "ui/kit/table.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

/// The least space between two columns, and between two rows.
constexpr float column_space = 8;
constexpr float row_space = 4;

/// All rows of a table, or some of them.
using RowsOfTable = std::span<const TableRows::value_type>;

struct Columns {
    std::vector<float> widths;
    float space = column_space;
    bool wrapped = false;
};

/// How wide the widest words of each column are, by a measure for the words of a font.
template <class Measure>
std::vector<float> widths_of(const Kit& kit, RowsOfTable rows, Measure measure) {
    std::vector<float> widths(rows.front().size(), 0);
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], std::ceil(measure(kit.fonts.small, row[i])));
        }
    }
    return widths;
}

/// In one line, and wrapped as often as there are words.
std::vector<float> widths_in_line(const Kit& kit, RowsOfTable rows) {
    return widths_of(kit, rows, [](const ImFont* font, std::string_view words) {
        return extent_of(font, words).x;
    });
}
std::vector<float> widths_wrapped(const Kit& kit, RowsOfTable rows) {
    return widths_of(kit, rows, widest_word);
}

float sum_of(const std::vector<float>& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0.0F);
}

/// What is left of the region beside columns with the least space between them.
float room_beside(const std::vector<float>& widths) {
    const auto gaps = static_cast<float>(widths.size()) - 1;
    return ImGui::GetContentRegionAvail().x - sum_of(widths) - column_space * gaps;
}

/// Nothing where the words have no room in columns, however they are wrapped.
std::optional<Columns> columns_of(const Kit& kit, const TableRows& rows) {
    const std::vector<float> whole = widths_in_line(kit, rows);
    const float spare = room_beside(whole);
    if (spare >= 0) {
        const float gaps = std::max(1.0F, static_cast<float>(whole.size()) - 1);
        return Columns{whole, column_space + spare / gaps, false};
    }
    std::vector<float> widths = widths_wrapped(kit, rows);
    float room = room_beside(widths);
    if (room < 0) return std::nullopt;
    // The longest words are wrapped first, so that numbers stay in one line.
    std::vector<std::size_t> order(widths.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return whole[a] < whole[b]; });
    // What stands below the heads comes first, for a head is read once.
    const RowsOfTable below = RowsOfTable(rows).subspan(rows.size() > 1 ? 1 : 0);
    for (const std::vector<float>& wanted : {widths_in_line(kit, below), whole}) {
        for (const std::size_t i : order) {
            const float more = std::clamp(wanted[i] - widths[i], 0.0F, room);
            widths[i] += more;
            room -= more;
        }
    }
    return Columns{std::move(widths), column_space, true};
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

void light(const Kit& kit, ImVec2 low, ImVec2 high) {
    ImGui::GetWindowDrawList()->AddRectFilled(low, high, faded(kit.theme.accent, 0.14F), row_space);
}

/// A row without columns: what it is about, and below it each of its numbers with what it is.
void draw_as_list(const Kit& kit, const TableRows& rows, std::size_t number) {
    const std::vector<std::string>& names = rows.front();
    const std::vector<std::string>& row = rows[number];
    paragraph(kit, kit.fonts.small, kit.theme.ink, row.front());
    for (std::size_t i = 1; i < row.size(); ++i) {
        name_and_value(kit, kit.fonts.small, names[i], row[i], kit.theme.ink);
    }
}

float draw_heads(const Kit& kit, const TableRows& rows, const std::optional<Columns>& columns) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    if (columns) return draw_row(kit, rows.front(), *columns, start, kit.theme.quiet);
    const std::string& name = rows.front().front();
    const float room = ImGui::GetContentRegionAvail().x;
    words_at(kit, kit.fonts.small, start, kit.theme.quiet, name, room);
    return extent_of(kit.fonts.small, name, room).y + row_space;
}

}  // namespace

void table(const Kit& kit, const TableRows& rows, std::optional<std::size_t> lit) {
    const std::optional<Columns> columns = columns_of(kit, rows);
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 0});
    ImGui::Dummy({room, draw_heads(kit, rows, columns)});
    hairline(kit);
    gap(row_space);
    for (std::size_t number = 1; number < rows.size(); ++number) {
        const ImVec2 start = ImGui::GetCursorScreenPos();
        if (columns) {
            ImGui::Dummy({room, draw_row(kit, rows[number], *columns, start, kit.theme.ink)});
        } else {
            draw_as_list(kit, rows, number);
            gap(row_space);
        }
        if (lit == number) {
            light(kit, {start.x - row_space, start.y - row_space / 2},
                  {start.x + room + row_space, ImGui::GetCursorScreenPos().y - row_space / 2});
        }
    }
    ImGui::PopStyleVar();
}

bool fits(const Kit& kit, const TableRows& rows) {
    return room_beside(widths_in_line(kit, rows)) >= 0;
}

}  // namespace queens::ui
