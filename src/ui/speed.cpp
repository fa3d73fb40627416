// The speed of searches and races: a slider, and on small screens a menu that holds it.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

/// The left end of the slider of the speed, up to which none is set, and where the slowest stands.
constexpr double unset_end = 0.03;
constexpr double slowest_at = 0.05;

double share_of(std::optional<double> speed) {
    if (!speed) return 0;
    const double share = std::log(*speed / slowest_speed) / std::log(fastest_speed / slowest_speed);
    return slowest_at + (1 - slowest_at) * share;
}

std::optional<double> speed_of(double share) {
    if (share < unset_end) return std::nullopt;
    if (share >= 0.995) return fastest_speed;
    const double way = std::max(0.0, (share - slowest_at) / (1 - slowest_at));
    return slowest_speed * std::pow(fastest_speed / slowest_speed, way);
}

std::string words_of(double speed) {
    if (speed >= fastest_speed) return say("as fast as possible");
    if (speed < 1) return say("a step every {seconds} s", {{"seconds", fixed(1 / speed, 1)}});
    return say("{n} {n|step|steps} a second", {{"n", static_cast<std::int64_t>(speed + 0.5)}});
}

/// A speed of the menu; nothing is slow at first and faster then.
struct Choice {
    const char* id;
    Sentence label;
    std::optional<double> speed;
};
constexpr std::array choices{Choice{"speed-unset", "Slow, then faster", std::nullopt},
                             Choice{"speed-1", "1 step a second", 1},
                             Choice{"speed-10", "10 steps a second", 10},
                             Choice{"speed-fastest", "As fast as possible", fastest_speed}};

}  // namespace

void speed_slider(const Frame& frame, float width, std::optional<double> unset) {
    const App& app = frame.app;
    const std::optional<double> speed = app.speed() ? app.speed() : unset;
    double share = share_of(speed);
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

void draw_speed_menu(const Frame& frame) {
    constexpr float width = 260;
    if (!begin_popup(frame, "speed-menu", width + 32)) return;
    for (const Choice& choice : choices) {
        if (button(frame, {.id = choice.id,
                           .label = say(choice.label),
                           .on = frame.app.speed() == choice.speed,
                           .width = width})) {
            frame.give(SetSpeed{choice.speed});
            ImGui::CloseCurrentPopup();
        }
    }
    speed_slider(frame, width);
    end_popup(frame);
}

}  // namespace queens::ui
