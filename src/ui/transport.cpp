// The transport bar of a loaded run: buttons, scrubber, speed and counters.
#include <algorithm>
#include <cmath>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

/// Between the buttons.
constexpr float space = 4;
constexpr float play_width = 56;
constexpr float wide_play_width = 104;
/// A scrubber shorter than this is hard to use.
constexpr float least_scrubber = 150;
/// The caption of the speed needs so much.
constexpr float least_speed = 128;
constexpr float most_speed = 220;

/// Whether there is room for one row only, as on a phone that lies on its side.
bool is_short() { return ImGui::GetIO().DisplaySize.y < 500; }

/// Whether buttons, speed and counters need two rows.
bool is_narrow() { return ImGui::GetIO().DisplaySize.x < 700 && !is_short(); }

/// The left end of the slider of the speed, up to which none is set, and where the slowest stands.
constexpr float unset_end = 0.03F;
constexpr float slowest_at = 0.05F;

float share_of(std::optional<double> speed) {
    if (!speed) return 0;
    const double share = std::log(*speed / slowest_speed) / std::log(fastest_speed / slowest_speed);
    return slowest_at + (1 - slowest_at) * static_cast<float>(share);
}

std::optional<double> speed_of(float share) {
    if (share < unset_end) return std::nullopt;
    if (share >= 0.995F) return fastest_speed;
    const float way = std::max(0.0F, (share - slowest_at) / (1 - slowest_at));
    return slowest_speed * std::pow(fastest_speed / slowest_speed, static_cast<double>(way));
}

std::string words_of(double speed) {
    if (speed >= fastest_speed) return say("as fast as possible");
    if (speed < 1) {
        return say("a step every {seconds} s", {{"seconds", speed < 0.55 ? "2" : "1.5"}});
    }
    return say("{n} {n|step|steps} a second", {{"n", static_cast<std::int64_t>(speed + 0.5)}});
}

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
    auto share = static_cast<float>(static_cast<double>(player.step()) / static_cast<double>(most));
    if (slider(frame,
               {.id = "scrubber",
                .label = say("Step"),
                .hint = say("Go to any step"),
                .value = words_of(player.step(), length),
                .width = width - words_width - 12,
                .known = length ? 1 : seen_share,
                .step = static_cast<float>(1 / static_cast<double>(most))},
               share)) {
        const auto wanted = static_cast<std::uint64_t>(
            std::llround(static_cast<double>(share) * static_cast<double>(most)));
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
    ImGui::SameLine(0, space);
}

void play_button(const Frame& frame, float width) {
    const App& app = frame.app;
    const bool moving = app.playing() || app.seeking();
    const bool goes_on = app.player()->step() > 0 && !app.player()->done();
    const std::string label = moving ? say("Pause") : goes_on ? say("Go on") : say("Play");
    if (button(frame, {.id = "play",
                       .label = label,
                       .text = width > play_width ? label : "",
                       .icon = moving ? Icon::pause : Icon::play,
                       .hint = moving    ? say("Pause (Space)")
                               : goes_on ? say("Go on (Space)")
                                         : say("Play (Space)"),
                       .kind = Kind::primary,
                       .width = width})) {
        frame.give(moving ? Command{Pause{}} : Command{Play{}});
    }
    ImGui::SameLine(0, space);
}

/// The buttons in a row. Where a scrubber stands in the same row and has little room, it does the
/// work of those that go to the ends.
void buttons(const Frame& frame, const Player& player) {
    const float room = ImGui::GetContentRegionAvail().x;
    const float others = 5 * (frame.control() + space);
    const bool ends = !is_short() || room - others - play_width >= 2 * least_scrubber;
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
    play_button(frame, is_narrow() ? room - others : is_short() ? play_width : wide_play_width);
    icon_button(frame,
                {.id = "step",
                 .label = say("Step"),
                 .icon = Icon::step,
                 .hint = say("Step (.)"),
                 .enabled = goes_on,
                 .repeats = true},
                StepBy{1});
    icon_button(frame,
                {.id = "next-solution",
                 .label = say("Next solution"),
                 .icon = Icon::next_solution,
                 .hint = say("To the next solution (N)"),
                 .enabled = goes_on},
                NextSolution{});
    if (ends) {
        icon_button(frame,
                    {.id = "to-end",
                     .label = say("To end"),
                     .icon = Icon::to_end,
                     .hint = say("To the end (End)"),
                     .enabled = goes_on},
                    Seek{UINT64_MAX});
    }
}

/// The room that a counter needs: that of numbers up to millions at least, so that the columns stay
/// where they are while it grows.
float column_width(const Frame& frame, const Counters& counters) {
    float widest = extent_of(frame.fonts.strong, "8,888,888").x;
    for (const Counter& counter : counters) {
        widest = std::max({widest, extent_of(frame.fonts.strong, grouped(counter.number)).x,
                           extent_of(frame.fonts.small, counter.name).x});
    }
    return widest + 12;
}

/// The first counters in columns of one width, each a number over its name, up to the right edge.
void draw_counters(const Frame& frame, const Counters& counters, std::size_t count) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float each = ImGui::GetContentRegionAvail().x / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i) {
        const float right = at.x + each * static_cast<float>(i + 1);
        words_ending(frame, frame.fonts.strong, {right, at.y}, frame.theme.ink,
                     grouped(counters[i].number));
        words_ending(frame, frame.fonts.small, {right, at.y + 1.2F * size_of(frame.fonts.strong)},
                     frame.theme.quiet, counters[i].name);
    }
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

/// The type of the sentence: as large as a room needs it, where there is room for that.
ImFont* font_of_sentence(const Frame& frame) {
    const bool large = frame.app.presenting() && !is_short() && !is_narrow();
    return large ? frame.fonts.large : frame.fonts.text;
}

/// Room for two lines.
float sentence_height(const Frame& frame) {
    return 2 * extent_of(font_of_sentence(frame), "A").y + 8;
}

/// What the last step did.
void sentence(const Frame& frame, const Player& player) {
    const float top = ImGui::GetCursorPosY();
    paragraph(frame, font_of_sentence(frame), frame.theme.ink, player.explanation());
    ImGui::SetCursorPosY(top + sentence_height(frame));
}

}  // namespace

Counters counters_of(const Player& player) {
    const Tally& tally = player.tally();
    const Entry& entry = player.entry();
    const bool betters = entry.proves_best != nullptr && entry.proves_best(player.settings());
    const bool goes_back = entry.tree != SearchTree::none;
    return {Counter{say("Placed"), tally.placements},
            Counter{betters ? say("Records") : say("Solutions"), tally.solutions},
            Counter{say("Rejected"), tally.rejections},
            Counter{goes_back ? say("Backtracks") : say("Taken off"), tally.removals}};
}

void speed_slider(const Frame& frame, float width, std::optional<double> unset) {
    const App& app = frame.app;
    const std::optional<double> speed = app.speed() ? app.speed() : unset;
    float share = share_of(speed);
    if (!slider(frame,
                {.id = "speed",
                 .label = say("Speed"),
                 .hint = unset ? say("Speed") : say("Speed; at the left end it grows by itself"),
                 .value = speed           ? words_of(*speed)
                          : app.playing() ? words_of(app.pace())
                                          : say("slow, then faster"),
                 .width = width,
                 .captioned = width > 120},
                share)) {
        return;
    }
    const std::optional<double> chosen = speed_of(share);
    frame.give(SetSpeed{chosen || !unset ? chosen : slowest_speed});
}

float transport_height(const Frame& frame, bool with_sentence) {
    const float words = with_sentence ? sentence_height(frame) : 0;
    if (is_short()) return frame.control() + words;
    return 2 * frame.control() + 24 + (is_narrow() ? frame.control() + 8 : 0) + words;
}

std::size_t draw_transport(const Frame& frame, bool with_sentence) {
    const Player* player = frame.app.player();
    if (player == nullptr) return 0;
    if (with_sentence) sentence(frame, *player);
    if (is_short()) {
        buttons(frame, *player);
        scrubber(frame, *player);
        return 0;
    }
    scrubber(frame, *player);
    const ImVec2 row = ImGui::GetCursorPos();
    buttons(frame, *player);
    if (is_narrow()) {
        ImGui::SetCursorPos({row.x, row.y + frame.control() + 8});
    } else {
        ImGui::SameLine(0, 16);
    }
    return speed_and_counters(frame, *player);
}

}  // namespace queens::ui
