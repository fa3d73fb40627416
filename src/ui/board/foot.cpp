// Which line stands under the board.
#include "ui/board/foot.hpp"

#include <algorithm>
#include <string>

#include "app/look/look_words.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

void draw_words(const Frame& frame, const Look& look, Stage& stage, ImVec2 area, ImVec2 low,
                ImVec2 high) {
    if (frame.app.state().pen) return draw_inks(frame, low, high);
    const Attention attention = attention_of(stage.hand);
    const ImVec2 middle{(low.x + high.x) / 2, (low.y + high.y) / 2};
    if (frame.app.player() == nullptr) {
        const std::string followed = words_of_follower(frame, look, stage.motion);
        if (followed.empty()) {
            draw_status(frame, look, attention, area, low, high);
        } else {
            words_centred(frame, frame.fonts.text, middle, frame.theme.ink, followed);
        }
        return;
    }
    const std::string words = status_words_of_run(look, attention);
    if (words.empty() && !frame.legend_beside) return draw_legend(frame, look.legend, low, high);
    if (high.y > low.y) {
        words_centred(frame, frame.fonts.text, middle, frame.theme.quiet, words);
    }
}

}  // namespace

Foot lay_out_foot(const Frame& frame, ImVec2 area) {
    const bool running = frame.app.player() != nullptr;
    const float legend = frame.legend_beside ? 0 : legend_height(frame, area);
    const float words = running ? legend : status_height(frame, area);
    return {area, frame.app.state().pen ? std::max(words, frame.control()) : words};
}

void draw_foot(const Frame& frame, const Look& look, Stage& stage, const Foot& foot, ImVec2 low,
               ImVec2 high) {
    frame.record.enter(Region::words);
    draw_words(frame, look, stage, foot.area, low, high);
    frame.record.leave();
}

}  // namespace queens::ui
