// The legend: for everything that a search has marked a small board that shows it, and what it
// means, in a line or two below the board.
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <optional>

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

float lines_in(const Frame& frame, ImVec2 area) {
    if (area.x < widest_phone) {
        const float left = area.y - area.x - extra_margin;
        return std::clamp(std::floor(left / legend_line_height(frame)), 0.0F, most_lines);
    }
    if (area.y < least_height) return 0;
    return area.x < least_width_of_one * frame.fonts.enlargement ? most_lines : 1;
}

/// A chip as it is set: what it shows and says, how wide what it shows is and where its words are
/// wrapped, 0 where they are not; whether they stand below what it shows; and how large all is.
struct Chip {
    LegendItem item;
    Look look;
    float shown;
    float wrap = 0;
    bool below = false;
    ImVec2 size{0, 0};
};

/// A chip no wider than that, nothing where a word of it is wider. Words too long for a line are
/// wrapped beside what they tell of, or below it.
std::optional<Chip> chip_of(const Frame& frame, const LegendItem& item, float width) {
    const ImFont* font = frame.fonts.small;
    Look look = look_of_sample(item.sample);
    const float side = sample_side(frame);
    const float shown = item.sum.empty() ? side * static_cast<float>(look.board.columns())
                                         : extent_of(frame.fonts.heading, item.sum).x;
    const float beside = width - shown - word_space;
    const float widest = widest_word(font, item.words);
    if (shown > width || widest > width) return std::nullopt;
    Chip chip{item, std::move(look), shown};
    chip.below = widest > beside;
    const float room = chip.below ? width : beside;
    if (chip.below || extent_of(font, item.words).x > room) chip.wrap = room;
    const ImVec2 words = extent_of(font, item.words, chip.wrap);
    chip.size = chip.below ? ImVec2{std::max(shown, words.x), side + words.y}
                           : ImVec2{shown + word_space + words.x, std::max(side, words.y)};
    return chip;
}

/// Chips side by side.
struct ChipLine {
    std::vector<Chip> chips{};
    float width = 0;
    float height = 0;

    [[nodiscard]] float width_with(const Chip& chip) const {
        return chips.empty() ? chip.size.x : width + chip_space + chip.size.x;
    }
};

/// The chips in lines, each as full as it can be, as many as have room; a sum also without its
/// words.
std::vector<ChipLine> lines_of(const Frame& frame, const std::vector<LegendItem>& legend,
                               ImVec2 room) {
    std::vector<ChipLine> lines;
    const float around = legend_line_height(frame) - sample_side(frame);
    // What is left below the lines, and below those before the last.
    float below = room.y;
    float beside = room.y;
    const auto has_put = [&](const LegendItem& item) {
        std::optional<Chip> chip = chip_of(frame, item, room.x);
        if (!chip) return false;
        const float height = chip->size.y + around;
        const bool begins = lines.empty() || lines.back().width_with(*chip) > room.x;
        if (height > (begins ? below : beside)) return false;
        if (begins) {
            lines.emplace_back();
            beside = below;
        }
        ChipLine& line = lines.back();
        line.width = line.width_with(*chip);
        line.height = std::max(line.height, height);
        line.chips.push_back(std::move(*chip));
        below = beside - line.height;
        return true;
    };
    for (const LegendItem& item : legend) {
        if (!has_put(item) && !item.sum.empty()) (void)has_put({{}, {}, item.sum});
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
    if (chip.item.sum.empty()) {
        draw_sample(frame, chip, at, end);
    } else {
        words_at(frame, frame.fonts.heading,
                 {at.x, at.y + (side - size_of(frame.fonts.heading)) / 2}, frame.theme.ink,
                 chip.item.sum);
    }
    if (chip.item.words.empty()) return;
    ImFont* font = frame.fonts.small;
    const float spare = side - extent_of(font, chip.item.words, chip.wrap).y;
    const ImVec2 words = chip.below ? ImVec2{at.x, end.y}
                                    : ImVec2{end.x + word_space, at.y + std::max(0.0F, spare / 2)};
    words_at(frame, font, words, frame.theme.quiet, chip.item.words, chip.wrap);
}

float height_of(const std::vector<ChipLine>& lines) {
    float height = 0;
    for (const ChipLine& line : lines) height += line.height;
    return height;
}

/// Draws lines from the point on down, each at the left edge or in the middle of that width.
void draw_lines(const Frame& frame, const std::vector<ChipLine>& lines, ImVec2 low, float width) {
    float y = low.y + 2;
    for (const ChipLine& line : lines) {
        float x = frame.legend_beside ? low.x : low.x + (width - line.width) / 2;
        for (const Chip& chip : line.chips) {
            draw_chip(frame, chip, {x, y});
            x += chip.size.x + chip_space;
        }
        y += line.height;
    }
}

}  // namespace

float legend_height(const Frame& frame, ImVec2 area) {
    const float lines = lines_in(frame, area);
    return lines == 0 ? 0 : legend_line_height(frame) * lines + 4;
}

float legend_line_height(const Frame& frame) { return 28 * frame.fonts.enlargement; }

float height_of_legend(const Frame& frame, const std::vector<LegendItem>& legend, float width) {
    return height_of(lines_of(frame, legend, {width, FLT_MAX}));
}

void draw_legend(const Frame& frame, const std::vector<LegendItem>& legend, ImVec2 low,
                 ImVec2 high) {
    const ImVec2 room{high.x - low.x, high.y - low.y};
    draw_lines(frame, lines_of(frame, legend, room), low, room.x);
}

float draw_legend_in_panel(const Frame& frame, const std::vector<LegendItem>& legend) {
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::vector<ChipLine> lines = lines_of(frame, legend, {width, FLT_MAX});
    Frame at_left = frame;
    at_left.legend_beside = true;
    draw_lines(at_left, lines, low, width);
    const float height = lines.empty() ? 0 : height_of(lines) + 4;
    ImGui::Dummy({width, height});
    return height;
}

}  // namespace queens::ui
