// Where too many queens are in sight to draw them all, those of one column in several are drawn.
#include "ui/board/crowd.hpp"

#include <algorithm>
#include <cmath>

#include "core/say.hpp"
#include "figure/pieces.hpp"
#include "ui/board/foot.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/board/view.hpp"
#include "ui/kit/slider.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

/// Around what is said of how the queens are drawn.
constexpr float around_words = 8;
/// The most that are drawn, and the fewest in sight where one is nearest to them.
constexpr double most_of_crowd = 12'000;
constexpr double fewest_of_crowd = 16;
/// How large a queen is drawn, as a share of what each in sight has for herself, and in pixels.
constexpr float share_of_room = 0.4F;
constexpr float smallest_of_crowd = 1.5F;
constexpr float largest_of_crowd = 36;

/// How many queens stand before all of them do; the solvers also take some off again.
std::uint64_t standing(const ManyQueens& many) {
    const Tally& tally = many.tally();
    return tally.placements - std::min(tally.placements, tally.removals);
}

/// How many queens stand, and in the end whether that is a solution.
Remark remark_on(const Frame& frame, const ManyQueens& many) {
    const Theme& theme = frame.theme;
    if (!many.over()) {
        const std::string words = say("{count} of {n} {n|queen|queens}",
                                      {{"count", standing(many)}, {"n", many.queens()}});
        return {words, words, theme.ink, frame.fonts.text};
    }
    const bool right = many.is_solution();
    const std::string words =
        right ? say("Checked: no queen attacks another.")
              : say("Some queens attack each other. That is an error in this program.");
    return {words, words, right ? theme.right : theme.wrong, frame.fonts.strong};
}

Step step_back() {
    return {"close-many",
            say("Back to my board"),
            say("Put these queens away and show the board from before"),
            {CloseRun{}}};
}

}  // namespace

bool shows_crowd(const App& app) {
    return app.many_queens() != nullptr && app.state().tab == Tab::solve;
}

std::uint32_t Crowd::drawn_every() const {
    const double in_sight = part_.side * part_.side * queens_;
    return static_cast<std::uint32_t>(std::max(1.0, std::ceil(in_sight / most_of_crowd)));
}

void Crowd::enlarge(const Part& held, ImVec2 from, ImVec2 to, double factor) {
    const double nearest = std::min(1.0, std::sqrt(fewest_of_crowd / queens_));
    const double side = std::clamp(held.side / factor, nearest, 1.0);
    const auto moved = [&](double edge, float before, float after) {
        return std::clamp(edge + held.side * before - side * after, 0.0, 1 - side);
    };
    part_ = {moved(held.left, from.x, to.x), moved(held.top, from.y, to.y), side};
}

void Crowd::take(const Gesture& gesture, ImVec2 low, float side) {
    const auto share = [&](ImVec2 point) {
        return ImVec2{(point.x - low.x) / side, (point.y - low.y) / side};
    };
    if (gesture.wheel != 0) {
        const ImVec2 about = share(gesture.wheel_at);
        enlarge(part_, about, about, std::exp(0.25 * gesture.wheel));
    }
    const auto& pinch = gesture.fingers.pinch;
    if (pinch && !pinched_) held_ = part_;
    pinched_ = pinch.has_value();
    if (pinch) return enlarge(held_, share(pinch->from), share(pinch->to), pinch->factor);
    if (!gesture.press) return;
    if (gesture.press->stage == Press::Stage::begun) held_ = part_;
    if (!gesture.press->drags) return;
    enlarge(held_, share(gesture.press->from), share(gesture.press->to), 1);
}

void Crowd::draw(const Frame& frame, ImVec2 low, float side) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 high{low.x + side, low.y + side};
    list.PushClipRect(low, high, true);
    list.AddRectFilled(low, high, frame.theme.light_square);
    if (!frame.app.many_queens()->over()) return list.PopClipRect();
    ListCanvas canvas(frame, list);
    const std::span<const std::uint32_t> rows = frame.app.many_queens()->rows();
    const double in_sight = std::max(1.0, part_.side * part_.side * queens_ / drawn_every());
    const float size = std::clamp(share_of_room * side / static_cast<float>(std::sqrt(in_sight)),
                                  smallest_of_crowd, largest_of_crowd);
    const auto at = [&](std::uint32_t place, double from) {
        return side * static_cast<float>(((place + 0.5) / queens_ - from) / part_.side);
    };
    const auto past = std::min(
        queens_, static_cast<std::uint32_t>(std::ceil((part_.left + part_.side) * queens_)));
    for (auto column = static_cast<std::uint32_t>(part_.left * queens_); column < past;
         column += drawn_every()) {
        const Point middle{low.x + at(column, part_.left), low.y + at(rows[column], part_.top)};
        if (middle.y < low.y || middle.y > high.y) continue;
        draw_piece(canvas, frame.theme, Piece::queen, middle, size);
    }
    list.PopClipRect();
}

void Crowd::draw_foot(const Frame& frame, ImVec2 low, ImVec2 high) const {
    const ManyQueens& many = *frame.app.many_queens();
    const float line = low.y + last_line_height(frame);
    const Step steps[] = {step_back()};
    draw_line(frame, remark_on(frame, many), steps, {low, {high.x, line}});
    if (!many.over()) {
        constexpr float widest_bar = 480;
        const float width = std::min(high.x - low.x, widest_bar);
        ImGui::SetCursorScreenPos({(low.x + high.x - width) / 2, line + around_words / 2});
        const float share = static_cast<float>(standing(many)) / static_cast<float>(queens_);
        return progress_bar(frame, share, frame.theme.accent, width);
    }
    const std::uint32_t every = drawn_every();
    const std::string words =
        every == 1
            ? say("All queens in sight are drawn.")
            : say("One queen in every {n} is drawn. Zoom in to see the others.", {{"n", every}});
    words_centred(frame, frame.fonts.small, {(low.x + high.x) / 2, (line + high.y) / 2},
                  frame.theme.quiet, words);
}

void Crowd::show(const Frame& frame, const TwoFingers& fingers, ImVec2 low, ImVec2 high) {
    const std::uint32_t n = frame.app.many_queens()->queens();
    if (queens_ != n) *this = {};
    queens_ = n;
    const float foot = last_line_height(frame) + extent_of(frame.fonts.small, "1").y + around_words;
    const float side = std::floor(std::min(high.x - low.x, high.y - low.y - foot));
    const ImVec2 corner{std::floor((low.x + high.x - side) / 2), low.y};
    std::optional<Button> whole;
    if (part_.side < 1) {
        whole = {.id = "whole-crowd", .label = say("Show the whole board"), .icon = Icon::close};
    }
    if (press_over_board(frame, whole, {corner.x + side, corner.y})) part_ = {};
    ImGui::SetCursorScreenPos(corner);
    const Touch touch = ui::touch(
        frame, {.id = "crowd", .role = Role::image, .label = say("{n} queens", {{"n", n}})},
        {side, side});
    take(gestures_.on(frame, touch, fingers), corner, side);
    draw(frame, corner, side);
    ImGui::GetWindowDrawList()->ChannelsMerge();
    draw_foot(frame, {low.x, corner.y + side}, {high.x, corner.y + side + foot});
}

}  // namespace queens::ui
