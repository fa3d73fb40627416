// The legend: for everything that a search has marked a small board that shows it, and what it
// means, in a line or two below the board.
#include <algorithm>
#include <cmath>

#include "app/look/look_legend.hpp"
#include "ui/board/foot.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

/// Between a sample and its words, and between two chips.
constexpr float word_space = 6;
constexpr float chip_space = 18;
/// Narrower areas need two lines; low ones have no room for a legend. On a phone the board is as
/// wide as its area, but for its margins, and leaves room for two lines, for one or for none.
constexpr float least_width_of_one = 700;
constexpr float widest_phone = 500;
constexpr float least_height = 300;
constexpr float most_lines = 2;
constexpr float extra_margin = 8;

/// Larger type needs larger samples and lines.
float sample_side(const Frame& frame) { return 24 * frame.fonts.enlargement; }
float line_height(const Frame& frame) { return 28 * frame.fonts.enlargement; }

float lines_in(const Frame& frame, ImVec2 area) {
    if (area.x < widest_phone) {
        const float left = area.y - area.x - extra_margin;
        return std::clamp(std::floor(left / line_height(frame)), 0.0F, most_lines);
    }
    if (area.y < least_height) return 0;
    return area.x < least_width_of_one ? most_lines : 1;
}

/// A chip as it is set: what it shows and says, and the widths of what it shows and of all.
struct Chip {
    LegendItem item;
    Look look;
    float shown;
    float width;
};

Chip chip_of(const Frame& frame, const LegendItem& item) {
    Look look = look_of_sample(item.sample);
    const float shown = item.sum.empty()
                            ? sample_side(frame) * static_cast<float>(look.board.columns())
                            : extent_of(frame.fonts.heading, item.sum).x;
    const float width = shown + word_space + extent_of(frame.fonts.small, item.words).x;
    return {item, std::move(look), shown, width};
}

float width_of(const std::vector<Chip>& line) {
    float width = -chip_space;
    for (const Chip& chip : line) width += chip.width + chip_space;
    return width;
}

/// The chips in as many lines as there are, each as full as it can be.
std::vector<std::vector<Chip>> lines_of(const Frame& frame, const std::vector<LegendItem>& legend,
                                        float width, int most) {
    std::vector<std::vector<Chip>> lines(1);
    for (const LegendItem& item : legend) {
        Chip chip = chip_of(frame, item);
        // A sum says something without its words, too.
        if (chip.width > width && !item.sum.empty()) chip = chip_of(frame, {{}, {}, item.sum});
        if (chip.width > width) continue;
        const bool fits = width_of(lines.back()) + chip_space + chip.width <= width;
        if (!fits && static_cast<int>(lines.size()) == most) continue;
        if (!fits) lines.emplace_back();
        lines.back().push_back(std::move(chip));
    }
    return lines;
}

/// The small board that shows what the words mean.
void draw_sample(const Frame& frame, const Chip& chip, ImVec2 at, ImVec2 end) {
    const Board& board = chip.look.board;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ListCanvas canvas(frame, list);
    list.PushClipRect(at, end, true);
    draw_picture({canvas, frame.theme, Sheet(board, plain_view, at, end, {}).grid(), chip.look},
                 false);
    list.PopClipRect();
}

void draw_chip(const Frame& frame, const Chip& chip, ImVec2 at) {
    const float side = sample_side(frame);
    const ImVec2 end{at.x + chip.shown, at.y + side};
    const auto write = [&](ImFont* font, float x, ImU32 ink, const std::string& words) {
        words_at(frame, font, {x, at.y + (side - extent_of(font, words).y) / 2}, ink, words);
    };
    if (chip.item.sum.empty()) {
        draw_sample(frame, chip, at, end);
    } else {
        write(frame.fonts.heading, at.x, frame.theme.ink, chip.item.sum);
    }
    if (chip.item.words.empty()) return;
    write(frame.fonts.small, end.x + word_space, frame.theme.quiet, chip.item.words);
}

}  // namespace

float legend_height(const Frame& frame, ImVec2 area) {
    const float lines = lines_in(frame, area);
    return lines == 0 ? 0 : line_height(frame) * lines + 4;
}

void draw_legend(const Frame& frame, const std::vector<LegendItem>& legend, ImVec2 low,
                 ImVec2 high) {
    const ImVec2 area{high.x - low.x, high.y - low.y};
    const int most = static_cast<int>(area.y / line_height(frame));
    if (most == 0) return;
    float y = low.y + 2;
    for (const std::vector<Chip>& line : lines_of(frame, legend, area.x, most)) {
        float x = frame.legend_beside ? low.x : (low.x + high.x - width_of(line)) / 2;
        for (const Chip& chip : line) {
            draw_chip(frame, chip, {x, y});
            x += chip.width + chip_space;
        }
        y += line_height(frame);
    }
}

float draw_whole_legend(const Frame& frame, const std::vector<LegendItem>& legend, ImVec2 low,
                        float width) {
    const int most = static_cast<int>(legend.size());
    if (most == 0) return 0;
    const auto lines = static_cast<float>(lines_of(frame, legend, width, most).size());
    const float height = line_height(frame) * lines + 4;
    draw_legend(frame, legend, low, {low.x + width, low.y + height});
    return height;
}

}  // namespace queens::ui
