// The transport bar of a loaded run: buttons, scrubber, speed and counters.
#include <algorithm>
#include <cmath>

#include "core/say.hpp"
#include "ui/counters.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

/// Between the buttons, and between the rows of the compact form.
constexpr float button_gap = 4;
constexpr float row_space = 8;
/// Play with its words takes so much, and this around the words.
constexpr float least_wide_play = 104;
constexpr float around_play = 52;
/// A scrubber shorter than this is hard to use.
constexpr float least_scrubber = 150;
/// The caption of the speed needs so much.
constexpr float least_speed = 128;
constexpr float most_speed = 220;

/// Which step is shown, and of how many if that is known.
std::string words_of(std::uint64_t step, std::optional<std::uint64_t> length) {
    if (!length) return say("Step {step}", {{"step", step}});
    return say("Step {step} of {last}", {{"step", step}, {"last", *length}});
}

/// The slider of the steps with words at its right end. Where there is much room they keep that of
/// long numbers, so that the slider stays as it is; where there is little, they are short or left
/// out. A run of unknown length has an open end beyond the farthest step that was seen.
void scrubber(const Frame& frame, const Player& player) {
    ImFont* font = frame.fonts.text;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float longest = extent_of(font, "Step 888,888,888 of 888,888,888").x;
    const auto fits = [&](const std::string& words) {
        return extent_of(font, words).x + 12 + least_scrubber <= width;
    };
    const std::optional<std::uint64_t> length = frame.app.length();
    std::string words = words_of(player.step(), length);
    if (!fits(words)) words = words_of(player.step(), {});
    if (!fits(words)) words.clear();
    const ImVec2 extent = extent_of(font, words);
    const float words_width = width > 2.2F * longest ? std::max(longest, extent.x) : extent.x;
    constexpr float seen_share = 0.75F;
    const std::uint64_t farthest = length.value_or(player.farthest());
    const std::uint64_t end = length ? *length : farthest + farthest / 3;
    const std::uint64_t most = std::max<std::uint64_t>(end, 1);
    double share = static_cast<double>(player.step()) / static_cast<double>(most);
    if (slider(frame,
               {.id = "scrubber",
                .label = say("Step"),
                .hint = say("Go to any step"),
                .value = words_of(player.step(), length),
                .width = width - words_width - 12,
                .known = length ? 1 : seen_share,
                .step = 1 / static_cast<double>(most)},
               share)) {
        const auto wanted =
            static_cast<std::uint64_t>(std::llround(share * static_cast<double>(most)));
        frame.give(Seek{std::min(wanted, farthest)});
    }
    if (words.empty()) return;
    words_ending(frame, font, {start.x + width, start.y + (frame.control() - extent.y) / 2},
                 frame.theme.ink, words);
}

/// A button with an icon alone that gives a command.
void icon_button(const Frame& frame, Button button, Command command) {
    button.text = "";
    button.kind = Kind::quiet;
    if (ui::button(frame, button)) frame.give(std::move(command));
    ImGui::SameLine(0, button_gap);
}

void play_button(const Frame& frame, float width, bool with_words) {
    const App& app = frame.app;
    const bool moving = app.playing() || app.seeking();
    const bool goes_on = app.player()->step() > 0 && !app.player()->done();
    const std::string label = moving ? say("Pause") : goes_on ? say("Go on") : say("Play");
    press(frame, moving ? Command{Pause{}} : Command{Play{}},
          {.id = "play",
           .label = label,
           .text = with_words ? label : "",
           .icon = moving ? Icon::pause : Icon::play,
           .hint = moving    ? say("Pause (Space)")
                   : goes_on ? say("Go on (Space)")
                             : say("Play (Space)"),
           .kind = Kind::primary,
           .width = width});
    ImGui::SameLine(0, button_gap);
}

/// The speed, in a menu.
void speed_button(const Frame& frame) {
    if (button(frame, {.id = "speed-menu",
                       .label = say("Speed"),
                       .text = "",
                       .icon = Icon::speed,
                       .hint = say("How fast the search is played"),
                       .kind = Kind::quiet})) {
        ImGui::OpenPopup("speed-menu");
    }
    draw_speed_menu(frame);
}

/// Which buttons there is room for. The scrubber does the work of those that go to the ends, and
/// where the form is compact, Play takes the room that is left.
struct ButtonRow {
    ButtonRow(const Frame& frame, bool compact) {
        const float each = frame.control() + button_gap;
        const float room = ImGui::GetContentRegionAvail().x + button_gap;
        ends = !compact || room >= 7 * each;
        solutions = !compact || room >= 5 * each;
        speed = compact && room >= 4 * each;
        const float others =
            2.0F + (ends ? 2.0F : 0.0F) + (solutions ? 1.0F : 0.0F) + (speed ? 1.0F : 0.0F);
        float wide = least_wide_play;
        for (const Sentence& label : {Sentence("Play"), Sentence("Go on"), Sentence("Pause")}) {
            wide = std::max(wide, extent_of(frame.fonts.strong, say(label)).x + around_play);
        }
        play = compact ? room - others * each - button_gap : wide;
        words = play >= wide;
    }

    bool ends = false;
    bool solutions = false;
    bool speed = false;
    float play = 0;
    /// Whether Play has room for its word.
    bool words = false;
};

void buttons(const Frame& frame, const Player& player, bool compact) {
    const auto [ends, solutions, speed, play, words] = ButtonRow(frame, compact);
    const bool started = player.step() > 0;
    const bool goes_on = !player.done();
    if (ends) {
        icon_button(frame,
                    {.id = "to-start",
                     .label = say("To start"),
                     .icon = Icon::to_start,
                     .hint = say("To the start (Home)"),
                     .enabled = started},
                    Seek{0});
    }
    icon_button(frame,
                {.id = "step-back",
                 .label = say("Step back"),
                 .icon = Icon::step_back,
                 .hint = say("Step back (,)"),
                 .enabled = started,
                 .repeats = true},
                StepBy{-1});
    play_button(frame, play, words);
    icon_button(frame,
                {.id = "step",
                 .label = say("Step"),
                 .icon = Icon::step,
                 .hint = say("Step (.)"),
                 .enabled = goes_on,
                 .repeats = true},
                StepBy{1});
    if (solutions) {
        icon_button(frame,
                    {.id = "next-solution",
                     .label = say("Next solution"),
                     .icon = Icon::next_solution,
                     .hint = say("To the next solution (N)"),
                     .enabled = goes_on},
                    NextSolution{});
    }
    if (ends) {
        icon_button(frame,
                    {.id = "to-end",
                     .label = say("To end"),
                     .icon = Icon::to_end,
                     .hint = say("To the end (End)"),
                     .enabled = goes_on},
                    Seek{end_of_run});
    }
    if (speed) speed_button(frame);
}

/// The speed, and beside it all counters, or two, or none, as they have room; says how many.
std::size_t speed_and_counters(const Frame& frame, const Player& player) {
    const Counters counters = counters_of(player);
    const ImVec2 start = ImGui::GetCursorPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float column = column_width(frame, counters);
    std::size_t count = counters.size();
    while (count > 0 && width - column * static_cast<float>(count) < least_speed) count -= 2;
    const float room = width - column * static_cast<float>(count);
    const float speed = std::min(room, most_speed);
    speed_slider(frame, speed);
    if (count == 0) return 0;
    ImGui::SetCursorPos({start.x + speed, start.y + (frame.control() - 36) / 2});
    draw_counters(frame, counters, count);
    return count;
}

/// All counters in a row, or two where four have no room; says how many.
std::size_t row_of_counters(const Frame& frame, const Player& player) {
    const Counters counters = counters_of(player);
    const float column = column_width(frame, counters);
    const bool all =
        column * static_cast<float>(counters.size()) <= ImGui::GetContentRegionAvail().x;
    const std::size_t count = all ? counters.size() : 2;
    draw_counters(frame, counters, count);
    return count;
}

/// What the last step did.
void sentence(const Frame& frame, const TransportForm& form) {
    const float top = ImGui::GetCursorPosY();
    paragraph(frame, form.font, frame.theme.ink, frame.app.reason().sentence);
    ImGui::SetCursorPosY(top + form.sentence_height);
}

/// Play, and beside it what the last step did.
void draw_play_and_sentence(const Frame& frame, const TransportForm& form) {
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float button = frame.control();
    play_button(frame, button, false);
    const std::string& words = frame.app.reason().sentence;
    const float room = width - taken_by_play(frame);
    const float height = extent_of(form.font, words, room).y;
    words_at(frame, form.font,
             {low.x + taken_by_play(frame), low.y + std::max(0.0F, (button - height) / 2)},
             frame.theme.ink, words, room);
}

}  // namespace

float taken_by_play(const Frame& frame) { return frame.control() + row_space; }

float transport_height(const Frame& frame, const TransportForm& form) {
    if (form.line) return std::max(frame.control(), form.sentence_height);
    const float words = form.sentence ? form.sentence_height : 0;
    if (!form.compact) return 2 * frame.control() + 24 + words;
    const float counters = form.counters ? counter_height(frame) + row_space : 0;
    return 2 * frame.control() + row_space + counters + words;
}

std::size_t draw_transport(const Frame& frame, const TransportForm& form) {
    const Player* player = frame.app.player();
    if (player == nullptr) return 0;
    if (form.line) {
        draw_play_and_sentence(frame, form);
        return 0;
    }
    if (form.sentence) sentence(frame, form);
    scrubber(frame, *player);
    const ImVec2 row = ImGui::GetCursorPos();
    buttons(frame, *player, form.compact);
    if (!form.compact) {
        ImGui::SameLine(0, 16);
        return speed_and_counters(frame, *player);
    }
    if (!form.counters) return 0;
    ImGui::SetCursorPos({row.x, row.y + frame.control() + row_space});
    return row_of_counters(frame, *player);
}

}  // namespace queens::ui
