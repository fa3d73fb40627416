// Lines that need a queen, a row each, with the squares that can hold it.
#include <algorithm>
#include <string>

#include "core/say.hpp"
#include "core/words.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

/// Around the words of a row, at its left end, and between a line and its squares.
constexpr float around_row = 2;
constexpr float left_of_row = 8;
constexpr float name_space = 14;

std::string squares_of(const OpenLines::Item& line) {
    if (line.tried) return say("all tried");
    return line.squares.empty() ? say("no square left") : joined(line.squares, " ");
}

std::string number_of_squares(const OpenLines::Item& line) {
    return say("{squares} {squares|square|squares}", {{"squares", line.squares.size()}});
}

/// The squares, or where they have no room how many they are.
std::string fitting_words(const Frame& frame, const OpenLines::Item& line, float room) {
    const std::string words = squares_of(line);
    return extent_of(frame.fonts.text, words).x <= room ? words : number_of_squares(line);
}

/// Where the squares of all lines begin, 0 where they stand below their lines for lack of room.
float left_of_squares(const Frame& frame, const OpenLines& lines, float width) {
    float names = 0;
    float squares = 0;
    for (const OpenLines::Item& line : lines.lines) {
        names = std::max(names, extent_of(frame.fonts.text, line.line).x);
        squares = std::max(squares, extent_of(frame.fonts.text, number_of_squares(line)).x);
    }
    const float left = left_of_row + names + name_space;
    return left + squares <= width ? left : 0;
}

/// Draws a line with its squares from `left` on, or below it, and returns how high that is.
float draw_open_line(const Frame& frame, const OpenLines::Item& line, ImVec2 low, float width,
                     float left) {
    const Theme& theme = frame.theme;
    ImFont* font = frame.fonts.text;
    const float wrap = width - left_of_row;
    const float name = extent_of(font, line.line, wrap).y;
    const std::string squares = fitting_words(frame, line, left > 0 ? width - left : wrap);
    const float below = left > 0 ? 0 : name;
    const float height = below + extent_of(font, squares, wrap).y + 2 * around_row;
    if (line.chosen) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const ImVec2 high{low.x + width, low.y + height};
        list.AddRectFilled(low, high, faded(theme.accent, 0.16F), 4);
        list.AddRectFilled(low, {low.x + 3, high.y}, theme.accent, 2);
    }
    const float top = low.y + around_row;
    words_at(frame, font, {low.x + left_of_row, top}, line.chosen ? theme.ink : theme.quiet,
             line.line, wrap);
    words_at(frame, font, {low.x + std::max(left, left_of_row), top + below},
             line.squares.empty() && !line.tried ? theme.wrong : theme.ink, squares,
             left > 0 ? 0 : wrap);
    return height;
}

}  // namespace

void draw_open_lines(const Frame& frame, const OpenLines& lines) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float left = left_of_squares(frame, lines, width);
    float y = start.y;
    for (const OpenLines::Item& line : lines.lines) {
        y += draw_open_line(frame, line, {start.x, y}, width, left);
    }
    ImGui::Dummy({width, y - start.y});
    if (lines.more > 0) {
        note(frame, "and {more} {more|line|lines} more", {{"more", lines.more}});
    }
}

}  // namespace queens::ui
