// Lines that need a queen, a row each, with the squares that can hold it.
#include <algorithm>
#include <string>

#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

constexpr float row_height = 22;
constexpr float name_space = 14;

std::string squares_of(const OpenLines::Item& line) {
    if (line.squares.empty()) return say("no square left");
    std::string words;
    for (const std::string& square : line.squares) words += (words.empty() ? "" : " ") + square;
    return words;
}

/// The squares, or where they have no room how many they are.
std::string fitting_words(const Frame& frame, const OpenLines::Item& line, float room) {
    std::string words = squares_of(line);
    if (extent_of(frame.fonts.text, words).x <= room) return words;
    return say("{squares} {squares|square|squares}", {{"squares", line.squares.size()}});
}

}  // namespace

void draw_open_lines(const Frame& frame, const OpenLines& lines) {
    const Theme& theme = frame.theme;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    float names = 0;
    for (const OpenLines::Item& line : lines.lines) {
        names = std::max(names, extent_of(frame.fonts.text, line.line).x);
    }
    float y = start.y;
    for (const OpenLines::Item& line : lines.lines) {
        const ImVec2 high{start.x + width, y + row_height};
        if (line.chosen) {
            ImGui::GetWindowDrawList()->AddRectFilled({start.x, y}, high,
                                                      faded(theme.accent, 0.16F), 4);
            ImGui::GetWindowDrawList()->AddRectFilled({start.x, y}, {start.x + 3, high.y},
                                                      theme.accent, 2);
        }
        const float down = (row_height - extent_of(frame.fonts.text, line.line).y) / 2;
        const float left = start.x + 8;
        words_at(frame, frame.fonts.text, {left, y + down}, line.chosen ? theme.ink : theme.quiet,
                 line.line);
        const float squares = left + names + name_space;
        words_at(frame, frame.fonts.text, {squares, y + down},
                 line.squares.empty() ? theme.wrong : theme.ink,
                 fitting_words(frame, line, start.x + width - squares));
        y = high.y;
    }
    ImGui::Dummy({width, y - start.y});
    if (lines.more > 0) {
        paragraph(frame, frame.fonts.small, theme.quiet,
                  say("and {more} {more|line|lines} more", {{"more", lines.more}}));
    }
}

}  // namespace queens::ui
