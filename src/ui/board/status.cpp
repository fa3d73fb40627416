// Wide areas have a line for the goal and one for what is pointed at; narrow ones wrap the goal
// above its steps; where there is little room a few words must do.
#include "ui/board/foot.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "app/look/look_words.hpp"
#include "core/say.hpp"
#include "ui/board/doors.hpp"
#include "ui/board/next_steps.hpp"
#include "ui/board/remark.hpp"
#include "ui/kit/changes.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float space = 20;
/// Narrower areas are those of phones, lower ones those of phones on their side.
constexpr float least_width_of_lines = 560;
constexpr float least_height_of_lines = 400;
/// What stands around the board of a phone, but for what stands here.
constexpr float around_board = 10;
/// What an area is wider than what stands here, on each side.
constexpr float beside_foot = 8;

enum class Form : std::uint8_t { one_line, wrapped, two_lines };

/// Of a line of words; what is presented has nothing below it.
float line_height(const Frame& frame) {
    return 28 * (frame.app.presenting() ? 1.0F : frame.fonts.enlargement);
}
/// Room for the goal of a wrapped form.
float wrapped_height(const Frame& frame) { return 2 * extent_of(frame.fonts.text, "1").y + 4; }
/// What lies below the goal: doors, or steps in lines.
float height_of_steps(const Frame& frame, ImVec2 area, float lines) {
    return place_of_doors(frame, area) == DoorsPlace::below ? doors_height
                                                            : lines * last_line_height(frame);
}
float height_of(const Frame& frame, Form form, ImVec2 area) {
    switch (form) {
        case Form::one_line: break;
        case Form::wrapped: return wrapped_height(frame) + height_of_steps(frame, area, 2);
        case Form::two_lines: return line_height(frame) + height_of_steps(frame, area, 1);
    }
    return last_line_height(frame);
}

/// A wrapped form must not make the board smaller; while the board is presented it comes first.
Form form_in(const Frame& frame, ImVec2 area) {
    if (frame.app.presenting()) return Form::one_line;
    if (area.x >= least_width_of_lines * frame.fonts.enlargement) {
        return area.y >= least_height_of_lines ? Form::two_lines : Form::one_line;
    }
    const float spare = area.y - area.x - around_board;
    return spare >= height_of(frame, Form::wrapped, area) ? Form::wrapped : Form::one_line;
}

/// Draws the words of a step at the left end of a space of that height and returns their width.
float draw_step(const Frame& frame, const Step& step, bool briefly, ImVec2 low, float height) {
    const std::string& words = step.words(briefly);
    const ImVec2 extent = extent_of(frame.fonts.strong, words);
    // A short word is no small target for a finger.
    const float least = frame.appearance.coarse_pointer ? frame.control() : 0;
    const float beyond = std::clamp((least - extent.x) / 2, 0.0F, space / 2);
    ImGui::SetCursorScreenPos({low.x - beyond, low.y});
    const Touch touch = ui::touch(frame, {.id = step.id, .label = step.label, .hint = step.hint},
                                  {extent.x + 2 * beyond, height});
    const ImU32 colour = frame.theme.accent;
    const float base = touch.centre().y + extent.y / 2;
    words_on(frame, step.id, frame.fonts.strong, {low.x, base - extent.y}, colour, words);
    ImGui::GetWindowDrawList()->AddLine({low.x, base}, {low.x + extent.x, base}, colour,
                                        touch.hovered ? 2.0F : 1.0F);
    if (touch.pressed) frame.give_all(step.commands);
    return extent.x;
}

/// How a remark and steps fill a line.
struct Filling {
    ImFont* font;
    std::string words;
    std::span<const Step> steps;
    bool briefly = false;
    /// Where the words are wrapped, 0 where they fit.
    float wrap = 0;
};

float width_of_steps(const Frame& frame, const Filling& filling) {
    float width = 0;
    for (const Step& step : filling.steps) {
        width += space + extent_of(frame.fonts.strong, step.words(filling.briefly)).x;
    }
    return filling.words.empty() ? std::max(0.0F, width - space) : width;
}

ImVec2 extent_of_words(const Filling& filling) {
    return filling.words.empty() ? ImVec2{0, 0}
                                 : extent_of(filling.font, filling.words, filling.wrap);
}

/// Takes fewer words where there is little room, of the steps first, then fewer steps; what is
/// still too long is set small, beside a step in two lines at most.
Filling fill(const Frame& frame, const Remark& remark, std::span<const Step> steps, float room) {
    Filling filling{remark.font, remark.words, steps};
    const auto fits = [&] {
        return extent_of_words(filling).x + width_of_steps(frame, filling) <= room;
    };
    if (!fits()) filling.briefly = true;
    if (!fits()) {
        filling.words = remark.brief;
        filling.briefly = false;
    }
    if (!fits()) filling.briefly = true;
    // In the large type of a projector the words come before any step.
    const std::size_t least = frame.app.presenting() ? 0 : 1;
    while (!fits() && filling.steps.size() > least) {
        filling.steps = filling.steps.first(filling.steps.size() - 1);
    }
    if (fits()) return filling;
    filling.font = frame.fonts.small;
    filling.wrap = std::max(1.0F, room - width_of_steps(frame, filling));
    if (extent_of_words(filling).y > 2.5F * extent_of(filling.font, "1").y) {
        filling.steps = {};
        filling.wrap = std::max(1.0F, room);
    }
    return filling;
}

void draw_filling(const Frame& frame, const Filling& filling, ImU32 colour, Area line) {
    const ImVec2 extent = extent_of_words(filling);
    const float width = extent.x + width_of_steps(frame, filling);
    const float middle = (line.low.y + line.high.y) / 2;
    float left = std::floor((line.low.x + line.high.x - width) / 2);
    if (!filling.words.empty()) {
        words_at(frame, filling.font, {left, std::floor(middle - extent.y / 2)}, colour,
                 filling.words, filling.wrap);
        left += extent.x + space;
    }
    for (const Step& step : filling.steps) {
        const float height = line.high.y - line.low.y;
        left += draw_step(frame, step, filling.briefly, {left, line.low.y}, height) + space;
    }
}

/// What can be done on the first board beside the goal: to roll it up.
std::vector<Step> offers_at_first(const Frame& frame) {
    const App& app = frame.app;
    const bool done = !is_first_board(app.board()) || !app.hint().sentence.empty();
    if (done || frame.appearance.newcomer) return {};
    return {{"first-solid",
             say("Roll it up"),
             say("Join the edges to a torus, and see the lines wind around it"),
             {SetSurface{torus_surface}, SetView{View::solid}}}};
}

/// What else can be done, in a line of its own.
std::vector<Step> further_steps(const Frame& frame, const NextSteps& steps) {
    return frame.app.is_solved() ? steps.others : offers_at_first(frame);
}

/// The step that is offered, and a hint.
std::vector<Step> steps_beside_goal(const App& app, const NextSteps& steps, DoorsPlace doors) {
    if (doors != DoorsPlace::nowhere) return {};
    std::vector<Step> beside;
    if (steps.first) beside.push_back(*steps.first);
    if (!app.is_solved()) {
        beside.insert(beside.end(), steps.others.begin(), steps.others.end());
    }
    return beside;
}

/// The line under the goal: what was asked, what is pointed at, or what a press does.
void draw_second_line(const Frame& frame, const Look& look, const Attention& attention,
                      const NextSteps& steps, Area line) {
    const App& app = frame.app;
    if (has_answer(frame)) return draw_line(frame, answer_remark(frame), {}, line);
    const bool solved = app.is_solved();
    const std::string words = solved ? std::string()
                                     : status_words(look, attention, in_hand(app.state()),
                                                    frame.appearance.coarse_pointer);
    const bool attends = attention.pointed || attention.cursor;
    const std::vector<Step> further =
        attends && !solved ? std::vector<Step>() : further_steps(frame, steps);
    draw_line(frame, {words, words, frame.theme.quiet, frame.fonts.text}, further, line);
}

/// The goal, or the answer to what was asked, in two lines at most.
void draw_wrapped(const Frame& frame, Area box) {
    const Remark remark = has_answer(frame) ? answer_remark(frame) : goal_remark(frame);
    const float width = box.high.x - box.low.x;
    const auto extent = [&](ImFont* font) { return extent_of(font, remark.words, width); };
    const bool fits = extent(remark.font).y <= box.high.y - box.low.y;
    ImFont* font = fits ? remark.font : frame.fonts.small;
    const float spare = width - extent(font).x;
    words_at(frame, font, {std::floor(box.low.x + spare / 2), box.low.y}, remark.colour,
             remark.words, width);
}

/// The only line of a small area: the goal, or the answer to what was asked.
Remark only_remark(const Frame& frame) {
    return has_answer(frame) ? answer_remark(frame) : goal_remark(frame);
}

/// A lesson or a page around the board says itself how to go on.
NextSteps steps_in(const Frame& frame) {
    return frame.appearance.framed ? NextSteps{} : next_steps(frame);
}

/// The words that stand above the only line where that has no room for all steps beside them. While
/// the board is presented some steps are left out instead.
std::optional<Filling> words_above(const Frame& frame, const Remark& remark,
                                   std::span<const Step> steps, float room, float width) {
    if (frame.app.presenting()) return std::nullopt;
    const bool has_room = fill(frame, remark, steps, room).steps.size() == steps.size();
    return has_room ? std::nullopt : std::optional(fill(frame, remark, {}, width));
}

float height_above(const Filling& words) { return extent_of_words(words).y + 4; }

}  // namespace

void draw_line(const Frame& frame, const Remark& remark, std::span<const Step> steps, Area line) {
    const Filling filling = fill(frame, remark, steps, line.high.x - line.low.x);
    draw_filling(frame, filling, remark.colour, line);
}

float last_line_height(const Frame& frame) {
    return frame.appearance.coarse_pointer && !frame.app.presenting() ? 36 : line_height(frame);
}

float status_height(const Frame& frame, ImVec2 area) {
    const Form form = form_in(frame, area);
    const float height = height_of(frame, form, area);
    const DoorsPlace doors = place_of_doors(frame, area);
    if (form != Form::one_line || doors == DoorsPlace::below) return height;
    const std::vector<Step> beside = steps_beside_goal(frame.app, steps_in(frame), doors);
    const float room = area.x - 2 * (frame.control() + beside_foot);
    const Remark remark = only_remark(frame);
    const auto above = words_above(frame, remark, beside, room, area.x - 2 * beside_foot);
    if (above) return height + height_above(*above);
    const Filling filling = fill(frame, remark, beside, room);
    return filling.wrap > 0 ? std::max(height, extent_of_words(filling).y + 4) : height;
}

void draw_status(const Frame& frame, const Look& look, const Attention& attention, ImVec2 area,
                 ImVec2 low, ImVec2 high) {
    const App& app = frame.app;
    const NextSteps steps = steps_in(frame);
    const DoorsPlace doors = place_of_doors(frame, area);
    const std::vector<Step> beside = steps_beside_goal(app, steps, doors);
    if (doors == DoorsPlace::below) {
        const float goal = high.y - doors_height;
        const bool wrapped = form_in(frame, area) == Form::wrapped;
        if (wrapped) draw_wrapped(frame, {low, {high.x, goal}});
        if (!wrapped) draw_line(frame, goal_remark(frame), beside, {low, {high.x, goal}});
        draw_doors_in_row(frame, {low.x, goal + 4}, high);
        return;
    }
    const float last = high.y - last_line_height(frame);
    const Area bottom{{low.x + frame.control(), last}, {high.x - frame.control(), high.y}};
    switch (form_in(frame, area)) {
        case Form::one_line: {
            const float room = bottom.high.x - bottom.low.x;
            const Remark remark = only_remark(frame);
            const auto above = words_above(frame, remark, beside, room, high.x - low.x);
            if (!above) {
                return draw_line(frame, remark, beside,
                                 {{bottom.low.x, std::min(low.y, last)}, bottom.high});
            }
            draw_filling(frame, *above, remark.colour,
                         {{low.x, last - height_above(*above)}, {high.x, last}});
            return draw_line(frame, {{}, {}, frame.theme.ink, frame.fonts.text}, beside, bottom);
        }
        case Form::wrapped: {
            const float middle = last - last_line_height(frame);
            draw_wrapped(frame, {low, {high.x, middle}});
            draw_line(frame, {{}, {}, frame.theme.ink, frame.fonts.text}, beside,
                      {{low.x, middle}, {high.x, last}});
            return draw_line(frame, {{}, {}, frame.theme.ink, frame.fonts.text},
                             further_steps(frame, steps), bottom);
        }
        case Form::two_lines:
            draw_line(frame, goal_remark(frame), beside, {low, {high.x, last}});
            return draw_second_line(frame, look, attention, steps, bottom);
    }
}

}  // namespace queens::ui
