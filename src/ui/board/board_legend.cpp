// The legend: for everything that a search has marked a small board that shows it, and what it
// means, in a line or two below the board.
#include <algorithm>

#include "ui/board/board_view.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float sample_side = 20;
constexpr float line_height = 24;
/// Between a sample and its words, and between two chips.
constexpr float word_space = 6;
constexpr float chip_space = 18;
/// Narrower areas need two lines; lower ones have no room for a legend.
constexpr float least_width_of_one = 700;
constexpr float least_height = 300;

int lines_in(ImVec2 area) { return area.x < least_width_of_one ? 2 : 1; }

/// A board of one square, or two for an arrow, that shows the sample.
struct SampleLook {
    Look look;

    void operator()(MarkKind kind) { look.marks.push_back({kind, {0, 0}, "2"}); }
    void operator()(OutlineKind kind) { look.outlines.push_back({kind, {{0, 0}}}); }
    void operator()(TintKind kind) { look.tints.push_back({kind, {0, 0}}); }
    void operator()(const std::string& note) {
        look.marks.push_back({MarkKind::note, {0, 0}, note});
    }
    void operator()(LineKind kind) {
        look.lines.push_back({kind, {{0, 0}, {0, 0}, {0, 1}, true, true}});
    }
    void operator()(ArrowKind kind) {
        look.board = Board({2, 1});
        look.arrows.push_back({kind, {0, 0}, {0, 1}});
    }
};

Look look_of_sample(const Sample& sample) {
    SampleLook shown{{.board = Board({1, 1})}};
    std::visit(shown, sample);
    return shown.look;
}

/// A chip as it is set: what it shows, and its width.
struct Chip {
    const LegendItem* item;
    Look look;
    float width;
};

Chip chip_of(const Frame& frame, const LegendItem& item) {
    Look look = look_of_sample(item.sample);
    const float width = sample_side * static_cast<float>(look.board.columns()) + word_space +
                        extent_of(frame.fonts.small, item.words).x;
    return {&item, std::move(look), width};
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
        if (chip.width > width) continue;
        const bool fits = width_of(lines.back()) + chip_space + chip.width <= width;
        if (!fits && static_cast<int>(lines.size()) == most) continue;
        if (!fits) lines.emplace_back();
        lines.back().push_back(std::move(chip));
    }
    return lines;
}

void draw_chip(const Frame& frame, BoardMemory& memory, const Chip& chip, ImVec2 at) {
    const ImVec2 end{at.x + sample_side * static_cast<float>(chip.look.board.columns()),
                     at.y + sample_side};
    const Sheet sheet(chip.look.board, View::flat, at, end, {});
    const Canvas canvas{frame, *ImGui::GetWindowDrawList(), sheet, chip.look};
    canvas.list.PushClipRect(at, end, true);
    draw_squares(canvas);
    draw_outlines(canvas);
    draw_lines(canvas, memory);
    draw_marks(canvas, memory);
    draw_arrows(canvas);
    canvas.list.PopClipRect();
    const float down = (sample_side - extent_of(frame.fonts.small, chip.item->words).y) / 2;
    words_at(frame, frame.fonts.small, {end.x + word_space, at.y + down}, frame.theme.quiet,
             chip.item->words);
}

}  // namespace

float legend_height(ImVec2 area) {
    return area.y < least_height ? 0 : line_height * static_cast<float>(lines_in(area)) + 4;
}

void draw_legend(const Frame& frame, BoardMemory& memory, const std::vector<LegendItem>& legend,
                 ImVec2 low, ImVec2 high) {
    const ImVec2 area{high.x - low.x, high.y - low.y};
    const int most = static_cast<int>(area.y / line_height);
    if (most == 0) return;
    float y = low.y + 2;
    for (const std::vector<Chip>& line : lines_of(frame, legend, area.x, most)) {
        float x = (low.x + high.x - width_of(line)) / 2;
        for (const Chip& chip : line) {
            draw_chip(frame, memory, chip, {x, y});
            x += chip.width + chip_space;
        }
        y += line_height;
    }
}

}  // namespace queens::ui
