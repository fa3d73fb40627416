// Words as large as their cells allow; in very small cells the colours alone remain.
#include "ui/tabs/number_square.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/control.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

constexpr float most_em = 15;
/// Digits in cells are read one by one, and may be smaller than other words by that factor.
constexpr float least_share = 2.0F / 3;

/// The sides of a cell, as wide as the region allows.
float side_of_cell(int side) {
    return std::floor(ImGui::GetContentRegionAvail().x / static_cast<float>(side));
}

std::optional<Type> type_in_cells(const Frame& frame, int side, std::size_t widest) {
    const float room = side_of_cell(side) - 4;
    return fitting(frame, {frame.fonts.text, most_em}, std::string(widest, '0'), {room, room},
                   least_share * frame.fonts.least());
}

/// How many digits the largest number has.
std::size_t most_digits(const NumberSquare& numbers) {
    int largest = 0;
    for (const auto& row : numbers) {
        for (const int number : row) largest = std::max(largest, number);
    }
    return std::to_string(largest).size();
}

}  // namespace

void draw_word_square(const Frame& frame, int side, std::size_t widest,
                      const std::function<SquareCell(int row, int column)>& cell) {
    const float room = ImGui::GetContentRegionAvail().x;
    const float width = side_of_cell(side);
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto type = type_in_cells(frame, side, widest);
    for (int row = 0; row < side; ++row) {
        std::string words;
        for (int column = 0; column < side; ++column) {
            const ImVec2 low{start.x + width * static_cast<float>(column),
                             start.y + width * static_cast<float>(row)};
            const ImVec2 high{low.x + width, low.y + width};
            const SquareCell shown = cell(row, column);
            words += (column > 0 ? " " : "") + (shown.words.empty() ? "-" : shown.words);
            list.AddRectFilled({low.x + 1, low.y + 1}, {high.x - 1, high.y - 1}, shown.colour, 2);
            if (!type) continue;
            centred_text(frame, list, *type, {low.x + width / 2, low.y + width / 2},
                         frame.theme.ink, shown.words);
        }
        const float top = start.y + width * static_cast<float>(row);
        const ImVec2 from{start.x, top};
        const ImVec2 to{start.x + width * static_cast<float>(side), top + width};
        frame.record.add({.label = std::move(words),
                          .visible = type && ImGui::IsRectVisible(from, to),
                          .rect = rect_of(from, to),
                          .room = window_rect()});
    }
    ImGui::Dummy({room, width * static_cast<float>(side)});
}

void draw_number_square(const Frame& frame, const NumberSquare& numbers,
                        const std::function<ImU32(int)>& colour) {
    const auto cell = [&](int row, int column) {
        const int number = numbers[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        return SquareCell{number < 0 ? std::string() : std::to_string(number), colour(number)};
    };
    draw_word_square(frame, static_cast<int>(numbers.size()), most_digits(numbers), cell);
}

bool can_write(const Frame& frame, const NumberSquare& numbers) {
    const auto side = static_cast<int>(numbers.size());
    return type_in_cells(frame, side, most_digits(numbers)).has_value();
}

}  // namespace queens::ui
