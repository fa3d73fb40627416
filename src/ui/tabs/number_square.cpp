// Numbers as large as their cells allow; in very small cells the colours alone remain.
#include "ui/tabs/number_square.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// Narrower cells have no room for their number.
constexpr float least_cell = 15;

}  // namespace

void draw_number_square(const Frame& frame, const NumberSquare& numbers,
                        const std::function<ImU32(int)>& colour) {
    const float side = ImGui::GetContentRegionAvail().x;
    const float cell = std::floor(side / static_cast<float>(numbers.size()));
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string widest = std::to_string(numbers.size() * numbers.size());
    const float size =
        std::min(18.0F, 1.5F * cell / static_cast<float>(std::max<std::size_t>(widest.size(), 2)));
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        for (std::size_t column = 0; column < numbers.size(); ++column) {
            const ImVec2 low{start.x + cell * static_cast<float>(column),
                             start.y + cell * static_cast<float>(row)};
            const ImVec2 high{low.x + cell, low.y + cell};
            const int number = numbers[row][column];
            list.AddRectFilled({low.x + 1, low.y + 1}, {high.x - 1, high.y - 1}, colour(number), 2);
            if (cell < least_cell) continue;
            centred_text(list, frame.fonts.text, size, {low.x + cell / 2, low.y + cell / 2},
                         frame.theme.ink, std::to_string(number));
        }
    }
    ImGui::Dummy({side, cell * static_cast<float>(numbers.size())});
}

}  // namespace queens::ui
