// The notice: a sentence that has a place of its own, and a way to put it away.
#include "ui/notice.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

constexpr float widest_notice = 560;
/// Around the notice, and inside of it.
constexpr float around_notice = 12;
constexpr float beside_sentence = 16;
constexpr float above_sentence = 12;
/// Between its parts.
constexpr float between_parts = 8;
/// What the content of a panel keeps, and how wide a column is that a notice is read in.
constexpr float least_content = 40;
constexpr float least_column = 260;
/// Of a frame in another page, for the link at its lower right.
constexpr float corner_of_link = 40;

/// The parts of a notice in CSS pixels: the sentence is as wide as `room`, and an offer stands
/// beside it or below.
struct Measures {
    float width = 0;
    float room = 0;
    ImVec2 sentence{0, 0};
    bool offer_below = false;
    bool offer_fits = true;
    ImVec2 offer{0, 0};
    float height = 0;
};

Button offer_button(const Offer& offer) {
    const bool closes = std::holds_alternative<CloseRun>(offer);
    return {.id = "accept-offer",
            .label = closes ? say("Back to my board") : say("Open the part that could be read"),
            .kind = Kind::primary};
}

Command command_of(const Offer& offer) {
    return std::holds_alternative<CloseRun>(offer) ? Command{CloseRun{}} : Command{AcceptOffer{}};
}

Measures measure(const Frame& frame, const Notice& notice, float width) {
    Measures measures{.width = std::min(width - 2 * around_notice, widest_notice)};
    const float inside = measures.width - 2 * beside_sentence - frame.control() - between_parts;
    measures.room = inside;
    if (notice.offer) {
        Button offer = offer_button(*notice.offer);
        const float widest = measures.width - 2 * beside_sentence;
        measures.offer_fits = width_of(frame, offer) <= widest;
        if (!measures.offer_fits) offer.width = widest;
        measures.offer = {width_of(frame, offer), height_of(frame, offer)};
        const float beside = inside - measures.offer.x - 2 * between_parts;
        measures.offer_below = extent_of(frame.fonts.text, notice.text).x > beside;
        if (!measures.offer_below) measures.room = beside;
    }
    measures.sentence = extent_of(frame.fonts.text, notice.text, measures.room);
    measures.height = std::max(measures.sentence.y, frame.control()) + 2 * above_sentence;
    if (measures.offer_below) measures.height += measures.offer.y + between_parts;
    return measures;
}

/// A paper with an edge that says whether something is wrong.
void draw_paper_of_notice(const Frame& frame, bool complaint, ImVec2 low, ImVec2 high) {
    const Theme& theme = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({low.x, low.y + 3}, {high.x, high.y + 3}, faded(theme.queen_body, 0.12F), 8);
    list.AddRectFilled(low, high, theme.panel, 8);
    list.AddRect(low, high, theme.hairline, 8);
    list.PushClipRect(low, {low.x + 5, high.y}, true);
    list.AddRectFilled(low, high, complaint ? theme.wrong : theme.accent, 8);
    list.PopClipRect();
}

/// What the open tab shows, without the tabs.
Box content_of_panel(const Layout& layout) {
    Box content = layout.panel;
    if (layout.bare || content.size().x <= 0) return content;
    const float tabs = tabs_extent(layout.shape);
    if (layout.shape == Shape::low) {
        content.high.x -= tabs;
    } else {
        content.low.y += tabs;
    }
    return content;
}

/// The height that a notice takes of a place, if that leaves so much of it.
std::optional<float> height_in(const Frame& frame, const Notice& notice, const Box& box,
                               float left) {
    if (box.size().x < least_column) return std::nullopt;
    const Measures measures = measure(frame, notice, box.size().x);
    const float height = measures.height + 2 * around_notice;
    const bool fits = measures.offer_fits && height + left <= box.size().y;
    return fits ? std::optional(height) : std::nullopt;
}

}  // namespace

void make_room_for_notice(const Frame& frame, Layout& layout) {
    const Notice& notice = *frame.app.notice();
    const auto take_lowest_of = [&](const Box& box, float height) {
        layout.notice = {{box.low.x, box.high.y - height}, box.high};
    };
    const Box content = content_of_panel(layout);
    if (const auto height = height_in(frame, notice, content, least_content)) {
        layout.panel_foot = *height;
        return take_lowest_of(content, *height);
    }
    if (const auto height = height_in(frame, notice, layout.spare, 0)) {
        take_lowest_of(layout.spare, *height);
        if (layout.shape == Shape::low) layout.transport.high.y = layout.notice.low.y;
        layout.legend = {};
        return;
    }
    // Pictures of what a search has in mind give way, so that the board keeps more.
    if (layout.strip.size().y > 0) layout.board.high.y = layout.strip.high.y;
    layout.strip = {};
    Box board = layout.board;
    if (frame.appearance.framed) board.high.x -= corner_of_link;
    const float height = measure(frame, notice, board.size().x).height + 2 * around_notice;
    take_lowest_of(board, height);
    layout.board.high.y -= height;
}

void draw_notice(const Frame& frame, const Box& box) {
    const Notice& notice = *frame.app.notice();
    const Measures measures = measure(frame, notice, box.size().x);
    const ImVec2 low{box.low.x + (box.size().x - measures.width) / 2, box.low.y + around_notice};
    const ImVec2 high{low.x + measures.width, low.y + measures.height};
    draw_paper_of_notice(frame, notice.complaint, low, high);
    const float left = low.x + beside_sentence;
    const float top = low.y + above_sentence;
    const float beside = std::max(0.0F, (frame.control() - measures.sentence.y) / 2);
    words_at(frame, frame.fonts.text, {left, top + beside}, frame.theme.ink, notice.text,
             measures.room);
    const float close = high.x - beside_sentence - frame.control();
    ImGui::SetCursorScreenPos({close, top});
    press(frame, DismissNotice{},
          {.id = "dismiss-notice",
           .label = say("Close this message"),
           .text = "",
           .icon = Icon::close,
           .kind = Kind::quiet});
    if (!notice.offer) return;
    Button offer = offer_button(*notice.offer);
    offer.width = measures.offer.x;
    ImGui::SetCursorScreenPos(measures.offer_below
                                  ? ImVec2{left, high.y - above_sentence - measures.offer.y}
                                  : ImVec2{close - between_parts - measures.offer.x, top});
    press(frame, command_of(*notice.offer), offer);
}

}  // namespace queens::ui
