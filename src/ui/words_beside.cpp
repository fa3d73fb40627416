// The sentence gets the room that nearly all sentences need, so that nothing below it jumps.
#include "ui/words_beside.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/foot.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float under_sentence = 8;
/// Lower screens have no room for the legend.
constexpr float least_height = 480;

ImFont* font_of_step(const Frame& frame, float width) {
    constexpr float roomy = 560;
    const bool large = frame.app.presenting() && !frame.appearance.framed && width >= roomy;
    return large ? frame.fonts.large : frame.fonts.heading;
}

float sentence_height(const Frame& frame, float width) {
    // The letters of a long sentence, which are half as wide as high.
    constexpr float letters = 80;
    const ImFont* font = font_of_step(frame, width);
    const float lines = std::ceil(letters * size_of(font) / 2 / frame.fonts.line / width) + 0.3F;
    return lines * size_of(font) + under_sentence;
}

float legend_room(const Frame& frame, float width) {
    const float em = 13 * frame.fonts.enlargement;
    const float lines = width >= 44 * em ? 1.0F : width >= 24 * em ? 2.0F : 3.0F;
    if (ImGui::GetIO().DisplaySize.y < least_height) return 0;
    return lines * 28 * frame.fonts.enlargement + under_sentence;
}

}  // namespace

float words_beside_height(const Frame& frame, float width) {
    return sentence_height(frame, width) + legend_room(frame, width);
}

void draw_words_beside(const Frame& frame, const std::vector<LegendItem>& legend, ImVec2 low,
                       ImVec2 high) {
    const float width = high.x - low.x;
    words_at(frame, font_of_step(frame, width), low, frame.theme.ink, frame.app.reason().sentence,
             width);
    draw_legend(frame, legend, {low.x, low.y + sentence_height(frame, width)}, high);
}

}  // namespace queens::ui
