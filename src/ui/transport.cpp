// The transport bar of a loaded run: buttons, scrubber, speed and counters.
#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "core/numbers.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

/// Whether buttons, speed and counters need two rows.
bool is_narrow() { return ImGui::GetIO().DisplaySize.x < 700; }

/// Whether there is room for one row only, as on a phone that lies on its side.
bool is_short() { return ImGui::GetIO().DisplaySize.y < 500; }

float share_of(double speed) {
    return static_cast<float>(std::log(speed / slowest_speed) /
                              std::log(fastest_speed / slowest_speed));
}

double speed_of(float share) {
    return slowest_speed * std::pow(fastest_speed / slowest_speed, static_cast<double>(share));
}

std::string words_of(double speed) {
    if (speed >= fastest_speed) return "as fast as it goes";
    if (speed < 1) {
        const std::string seconds = speed < 0.55 ? "2" : "1.5";
        return "a step in " + seconds + " s";
    }
    if (speed < 1.5) return "1 step a second";
    return grouped(static_cast<std::uint64_t>(speed + 0.5)) + " steps a second";
}

void scrubber(const Frame& frame, const Player& player) {
    const std::uint64_t step = player.step();
    const std::uint64_t most = std::max<std::uint64_t>(player.farthest(), 1);
    const std::string words = "Step " + grouped(step) + " of " + grouped(player.farthest()) +
                              (player.end_known() ? "" : "+");
    const float needed = ImGui::CalcTextSize("Step 888,888,888 of 888,888,888+").x;
    const float width = ImGui::GetContentRegionAvail().x;
    const bool roomy = width > 2.2F * needed;
    const float words_width = roomy ? needed : ImGui::CalcTextSize(words.c_str()).x + 8;
    float share = static_cast<float>(static_cast<double>(step) / static_cast<double>(most));
    if (slider(frame,
               {.id = "scrubber",
                .label = "Step",
                .hint = "Go to any step",
                .value = words,
                .width = width - words_width - 12,
                .step = static_cast<float>(1 / static_cast<double>(most))},
               share)) {
        frame.give(Seek{static_cast<std::uint64_t>(
            std::llround(static_cast<double>(share) * static_cast<double>(most)))});
    }
    ImGui::SameLine();
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x -
                         ImGui::CalcTextSize(words.c_str()).x);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (frame.control() - 18) / 2);
    text(frame, frame.fonts.text, frame.theme.ink, words);
}

void buttons(const Frame& frame, const Player& player) {
    const auto press = [&](const char* id, const char* label, Icon icon, const char* hint_words,
                           bool enabled) {
        const bool pressed =
            button(frame, {.id = id,
                           .label = label,
                           .text = "",
                           .icon = icon,
                           .hint = hint_words,
                           .kind = Kind::quiet,
                           .enabled = enabled,
                           .repeats = icon == Icon::step || icon == Icon::step_back});
        ImGui::SameLine(0, 4);
        return pressed;
    };
    const float room = ImGui::GetContentRegionAvail().x;
    const bool started = player.step() > 0;
    const bool moving = frame.app.playing() || frame.app.seeking();
    if (press("to-start", "To start", Icon::to_start, "To the start (Home)", started))
        frame.give(Seek{0});
    if (press("step-back", "Step back", Icon::step_back, "Step back (,)", started))
        frame.give(StepBy{-1});
    if (button(frame, {.id = "play",
                       .label = moving ? "Pause" : "Play",
                       .text = "",
                       .icon = moving ? Icon::pause : Icon::play,
                       .hint = moving ? "Pause (Space)" : "Play (Space)",
                       .kind = Kind::primary,
                       .width = is_narrow() ? room - 5 * (frame.control() + 4) : 56})) {
        if (moving) {
            frame.give(Pause{});
        } else {
            frame.give(Play{});
        }
    }
    ImGui::SameLine(0, 4);
    if (press("step", "Step", Icon::step, "Step (.)", !player.done())) frame.give(StepBy{1});
    if (press("next-solution", "Next solution", Icon::next_solution, "To the next solution (N)",
              !player.done())) {
        frame.give(NextSolution{});
    }
    if (press("to-end", "To end", Icon::to_end, "To the end (End)", !player.done())) {
        frame.give(Seek{UINT64_MAX});
    }
}

struct Counter {
    const char* word;
    std::uint64_t number;
};

/// Counters in columns of one width, each a number over its word, at the right.
void counters(const Frame& frame, std::initializer_list<Counter> shown) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float each = ImGui::GetContentRegionAvail().x / static_cast<float>(shown.size());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float right = at.x;
    for (const Counter& counter : shown) {
        right += each;
        right_text(list, frame.fonts.strong, right, at.y, frame.theme.ink, grouped(counter.number));
        right_text(list, frame.fonts.small, right, at.y + 18, frame.theme.quiet, counter.word);
    }
}

}  // namespace

void speed_slider(const Frame& frame, float width) {
    float share = share_of(frame.app.speed());
    if (slider(frame,
               {.id = "speed",
                .label = "Speed",
                .hint = "Speed",
                .value = words_of(frame.app.speed()),
                .width = width,
                .captioned = width > 120},
               share)) {
        frame.give(SetSpeed{share >= 0.995F ? fastest_speed : speed_of(share)});
    }
}

float transport_height(const Frame& frame, bool with_sentence) {
    if (is_short()) return frame.control();
    const float sentence = with_sentence ? (frame.app.presenting() ? 76.0F : 44.0F) : 0.0F;
    return 2 * frame.control() + 24 + (is_narrow() ? 44.0F : 0.0F) + sentence;
}

void draw_transport(const Frame& frame, bool with_sentence) {
    const Player* player = frame.app.player();
    if (player == nullptr) return;
    const float start = ImGui::GetCursorPosX();
    const float width = ImGui::GetContentRegionAvail().x;
    const bool narrow = is_narrow();
    if (is_short()) {
        buttons(frame, *player);
        scrubber(frame, *player);
        return;
    }
    if (with_sentence) {
        ImFont* font = frame.app.presenting() && !narrow ? frame.fonts.large : frame.fonts.text;
        const float top = ImGui::GetCursorPosY();
        paragraph(frame, font, frame.theme.ink, player->explanation());
        ImGui::SetCursorPosY(top + (frame.app.presenting() ? 76.0F : 44.0F));
    }
    scrubber(frame, *player);
    const float top = ImGui::GetCursorPosY();
    buttons(frame, *player);
    const float left = ImGui::GetCursorPosX();
    const float rest = width - left;
    const Tally& tally = player->tally();
    if (narrow) {
        const ImVec2 row{start, top + frame.control() + 8};
        ImGui::SetCursorPos(row);
        speed_slider(frame, 0.46F * width);
        ImGui::SetCursorPos({row.x + 0.5F * width, row.y});
        counters(frame, {{"placed", tally.placements}, {"solutions", tally.solutions}});
        return;
    }
    const float speed_width = std::clamp(rest * 0.42F, 90.0F, 220.0F);
    ImGui::SameLine(0, 16);
    const float x = ImGui::GetCursorPosX();
    speed_slider(frame, speed_width);
    ImGui::SetCursorPos({x + speed_width + 8, top + (frame.control() - 36) / 2});
    counters(frame, {{"placed", tally.placements},
                     {"rejected", tally.rejections},
                     {"backtracks", tally.removals},
                     {"solutions", tally.solutions}});
}

}  // namespace queens::ui
