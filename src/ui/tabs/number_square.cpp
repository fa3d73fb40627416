// Words as large as their cells allow; in very small cells the colours alone remain.
#include "ui/tabs/number_square.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

constexpr float most_em = 15;

}  // namespace

void draw_word_square(const Frame& frame, int side, std::size_t widest,
                      const std::function<SquareCell(int row, int column)>& cell) {
    const float room = ImGui::GetContentRegionAvail().x;
    const float width = std::floor(room / static_cast<float>(side));
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto type = fitting(frame, {frame.fonts.text, most_em}, std::string(widest, '0'),
                              {width - 4, width - 4});
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const ImVec2 low{start.x + width * static_cast<float>(column),
                             start.y + width * static_cast<float>(row)};
            const ImVec2 high{low.x + width, low.y + width};
            const SquareCell shown = cell(row, column);
            list.AddRectFilled({low.x + 1, low.y + 1}, {high.x - 1, high.y - 1}, shown.colour, 2);
            if (!type) continue;
            centred_text(frame, list, *type, {low.x + width / 2, low.y + width / 2},
                         frame.theme.ink, shown.words);
        }
    }
    ImGui::Dummy({room, width * static_cast<float>(side)});
}

void draw_number_square(const Frame& frame, const NumberSquare& numbers,
                        const std::function<ImU32(int)>& colour) {
    const std::size_t widest = std::to_string(numbers.size() * numbers.size()).size();
    draw_word_square(frame, static_cast<int>(numbers.size()), widest, [&](int row, int column) {
        const int number = numbers[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        return SquareCell{number < 0 ? std::string() : std::to_string(number), colour(number)};
    });
}

}  // namespace queens::ui
