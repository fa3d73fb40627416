// What a run counts depends on its solver.
#include "ui/counters.hpp"

#include <algorithm>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

Counters counters_of(const Player& player) {
    const Tally& tally = player.tally();
    const Entry& entry = player.entry();
    const bool goes_back = entry.tree != SearchTree::none;
    return {Counter{say("Placed"), tally.placements},
            Counter{finds_records(entry, player.settings()) ? say("Records") : say("Solutions"),
                    tally.solutions},
            Counter{say("Rejected"), tally.rejections},
            Counter{goes_back ? say("Backtracks") : say("Taken off"), tally.removals}};
}

float column_width(const Frame& frame, const Counters& counters) {
    float widest = extent_of(frame.fonts.strong, "8,888,888").x;
    for (const Counter& counter : counters) {
        widest = std::max({widest, extent_of(frame.fonts.strong, grouped(counter.number)).x,
                           extent_of(frame.fonts.small, counter.name).x});
    }
    return widest + 12;
}

void draw_counters(const Frame& frame, const Counters& counters, std::size_t count) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float each = ImGui::GetContentRegionAvail().x / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i) {
        const float right = at.x + each * static_cast<float>(i + 1);
        figure(frame, {right, at.y}, counters[i].name, grouped(counters[i].number));
    }
    // Words take no room, but a place that was set wants something in it.
    ImGui::Dummy({0, 0});
}

float counter_height(const Frame& frame) {
    return extent_of(frame.fonts.strong, "A").y + extent_of(frame.fonts.small, "A").y;
}

}  // namespace queens::ui
