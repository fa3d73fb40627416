// A list of numbers as boxes in rows.
#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr float box_height = 26;
constexpr float row_gap = 4;
constexpr float padding = 6;

/// The boxes have one width, so that they stand in columns.
float width_of_box(const Frame& frame, const NumberList& list) {
    float width = box_height;
    for (const NumberList::Item& item : list.items) {
        const float digits = extent_of(frame.fonts.strong, std::to_string(item.number)).x;
        width = std::max(width, digits + 2 * padding);
    }
    return width;
}

void draw_box(const Frame& frame, const NumberList::Item& item, ImVec2 low, float width) {
    using State = NumberList::State;
    const Theme& theme = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 high{low.x + width, low.y + box_height};
    const ImU32 colour = item.state == State::present    ? theme.accent
                         : item.state == State::clashing ? theme.wrong
                                                         : theme.quiet;
    const bool strong = item.state == State::present || item.state == State::clashing;
    if (item.state != State::to_come) list.AddRectFilled(low, high, faded(colour, 0.14F), 4);
    if (strong) list.AddRect(low, high, colour, 4, 0, 2);
    // A clash is crossed out, so that it shows without its colour.
    if (item.state == State::clashing) {
        list.AddLine({low.x + 3, high.y - 4}, {high.x - 3, high.y - 4}, colour, 2);
    }
    words_centred(frame, strong ? frame.fonts.strong : frame.fonts.text,
                  {(low.x + high.x) / 2, (low.y + high.y) / 2},
                  item.state == State::to_come ? theme.quiet : theme.ink,
                  std::to_string(item.number));
}

}  // namespace

void draw_list(const Frame& frame, const NumberList& list) {
    const float room = ImGui::GetContentRegionAvail().x;
    const float width = width_of_box(frame, list);
    const auto in_row =
        std::max<std::size_t>(1, static_cast<std::size_t>((room + row_gap) / (width + row_gap)));
    const std::size_t dots = (list.before > 0 ? 1U : 0U) + (list.after > 0 ? 1U : 0U);
    const std::size_t rows = (list.items.size() + dots + in_row - 1) / in_row;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const auto corner = [&](std::size_t place) {
        const std::size_t line = place / in_row;
        return ImVec2{start.x + static_cast<float>(place % in_row) * (width + row_gap),
                      start.y + static_cast<float>(line) * (box_height + row_gap)};
    };
    const auto more = [&](std::size_t place) {
        const ImVec2 low = corner(place);
        words_centred(frame, frame.fonts.text, {low.x + width / 2, low.y + box_height / 2},
                      frame.theme.quiet, "...");
    };
    std::size_t place = 0;
    if (list.before > 0) more(place++);
    for (const NumberList::Item& item : list.items) draw_box(frame, item, corner(place++), width);
    if (list.after > 0) more(place);
    ImGui::Dummy({room, static_cast<float>(rows) * (box_height + row_gap)});
}

}  // namespace queens::ui
