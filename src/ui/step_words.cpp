// A sentence gets the room that nearly all sentences need, and more where it is longer; what stands
// below it follows.
#include "ui/step_words.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/foot.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float under_step = 8;
/// Lower screens have no room for the legend.
constexpr float least_height = 480;

/// A room looks at large letters where the column is wide.
ImFont* font_beside(const Frame& frame, float width) {
    constexpr float roomy = 560;
    const bool large = frame.app.presenting() && !frame.appearance.framed && width >= roomy;
    return large ? frame.fonts.large : frame.fonts.heading;
}

/// The lines of a long sentence, whose letters are half as wide as high.
float lines_beside(const Frame& frame, const ImFont* font, float width) {
    constexpr float letters = 80;
    return std::ceil(letters * size_of(font) / 2 / frame.fonts.line / width);
}

/// The room for the legend that nearly all steps need.
float usual_legend(const Frame& frame, float width) {
    const float em = 13 * frame.fonts.enlargement;
    const float lines = width >= 44 * em ? 1.0F : width >= 24 * em ? 2.0F : 3.0F;
    return lines * legend_line_height(frame);
}

}  // namespace

void StepWords::look_at(const App& app, const std::vector<LegendItem>& legend) {
    const Entry* solver = app.player() != nullptr ? &app.player()->entry() : nullptr;
    if (solver_ != solver) *this = {};
    solver_ = solver;
    legend_ = &legend;
}

void StepWords::fit(const Frame& frame, ImFont* font, SentenceRoom room) {
    if (wanted_ != font || width_ != room.width) {
        wanted_ = font;
        font_ = font;
        width_ = room.width;
        sentence_height_ = 0;
        legend_height_ = 0;
    }
    const std::string& words = frame.app.reason().sentence;
    ImFont* fitting = whole_words(frame, font_, words, room.width);
    const auto height = [&] { return extent_of(fitting, words, room.width).y + under_step; };
    while (height() > room.most_height && smaller(frame, fitting) != nullptr) {
        fitting = smaller(frame, fitting);
    }
    font_ = fitting;
    const float usual = std::min(room.usual_lines * size_of(font_) + under_step, room.most_height);
    sentence_height_ = std::max({sentence_height_, usual, height()});
}

void StepWords::fit_beside(const Frame& frame, float width, float most_height) {
    const bool has_legend = ImGui::GetIO().DisplaySize.y >= least_height;
    const float usual = has_legend ? usual_legend(frame, width) + under_step : 0;
    ImFont* font = font_beside(frame, width);
    fit(frame, font, {width, lines_beside(frame, font, width), most_height - usual});
    if (!has_legend) return;
    const float needed = height_of_legend(frame, *legend_, width) + under_step;
    const float left = std::max(usual, most_height - sentence_height_);
    legend_height_ = std::min(std::max({legend_height_, usual, needed}), left);
}

void StepWords::draw_beside(const Frame& frame, ImVec2 low, ImVec2 high) const {
    words_at(frame, font_, low, frame.theme.ink, frame.app.reason().sentence, high.x - low.x);
    draw_legend(frame, *legend_, {low.x, low.y + sentence_height_}, high);
}

}  // namespace queens::ui
