#include "ui/tabs/log_plot.hpp"

#include <algorithm>
#include <cmath>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

float height_of_log_plot(const Frame& frame) { return 140 * frame.fonts.enlargement; }
float margin_of_log_plot(const Frame& frame) { return 22 * frame.fonts.enlargement; }

/// Where the points begin, so that the first of them lie beside the names of the ticks near them.
float beside_ticks(const Frame& frame, const std::vector<Series>& all,
                   const std::vector<Tick>& ticks, int fewest) {
    constexpr double near_by = 10;
    double first = 0;
    for (const Series& series : all) {
        const auto found = series.points.find(fewest);
        if (found != series.points.end()) first = std::max(first, found->second);
    }
    float left = margin_of_log_plot(frame);
    for (const Tick& tick : ticks) {
        if (tick.value > first * near_by) break;
        left = std::max(left, extent_of(frame.fonts.small, tick.name).x + 14);
    }
    return left;
}

}  // namespace

std::vector<Tick> time_ticks() {
    const auto in = [](Sentence unit, const std::string& n) { return say(unit, {{"n", n}}); };
    return {{0.01, in("{n} s", fixed(0.01, 2))},
            {0.1, in("{n} s", fixed(0.1, 1))},
            {1, in("{n} s", "1")},
            {10, in("{n} s", "10")},
            {60, in("{n} min", "1")},
            {600, in("{n} min", "10")},
            {3600, in("{n} h", "1")},
            {36000, in("{n} h", "10")},
            {864000, in("{n} d", "10")}};
}

void log_plot(const Frame& frame, const std::vector<Series>& all, const std::vector<Tick>& ticks,
              double least, int here) {
    const Theme& theme = frame.theme;
    int fewest = INT32_MAX;
    int most = 0;
    double highest = least * 10;
    for (const Series& series : all) {
        for (const auto& [queens, value] : series.points) {
            fewest = std::min(fewest, queens);
            most = std::max(most, queens);
            highest = std::max(highest, value);
        }
    }
    ImFont* font = frame.fonts.small;
    const float margin = margin_of_log_plot(frame);
    const float left = beside_ticks(frame, all, ticks, fewest);
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 high{low.x + width, low.y + height_of_log_plot(frame)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.04F), 4);
    const float size = size_of(font);
    const auto x_of = [&](int queens) {
        const auto share =
            static_cast<float>(queens - fewest) / static_cast<float>(std::max(1, most - fewest));
        return low.x + left + share * (width - left - margin);
    };
    const auto y_of = [&](double value) {
        const double share = std::log(std::max(value, least) / least) / std::log(highest / least);
        return high.y - margin -
               static_cast<float>(share) * (height_of_log_plot(frame) - 2 * margin);
    };
    for (const Tick& tick : ticks) {
        if (tick.value > highest) break;
        const float y = y_of(tick.value);
        list.AddLine({low.x, y}, {high.x, y}, faded(theme.ink, 0.08F));
        words_at(frame, font, {low.x + 4, y - size - 1}, theme.quiet, tick.name);
    }
    // A number under every point where there is room, else under every second or fifth.
    const float room = (width - left - margin) / static_cast<float>(std::max(1, most - fewest));
    const float number = extent_of(font, std::to_string(most)).x + 5;
    const int every = room >= number ? 1 : 2 * room >= number ? 2 : 5;
    for (int queens = fewest; queens <= most; ++queens) {
        if (queens == here) {
            list.AddLine({x_of(queens), low.y}, {x_of(queens), high.y - margin},
                         faded(theme.accent, 0.5F));
        }
        if (queens % every != 0 && queens != here) continue;
        if (queens != here && std::abs(queens - here) < every) continue;
        centred_text(frame, list, {font, size / frame.fonts.line},
                     {x_of(queens), high.y - margin / 2},
                     queens == here ? theme.accent : theme.quiet, std::to_string(queens));
    }
    for (const Series& series : all) {
        // Lines first: a dot would end the path that is being drawn.
        if (series.line) {
            for (const auto& [queens, value] : series.points) {
                list.PathLineTo({x_of(queens), y_of(value)});
            }
            list.PathStroke(series.colour, 0, series.dots == Dots::none ? 1.5F : 2);
        }
        for (const auto& [queens, value] : series.points) {
            const ImVec2 at{x_of(queens), y_of(value)};
            if (series.dots == Dots::rings) list.AddCircle(at, 3, series.colour, 0, 1.5F);
            if (series.dots == Dots::filled) list.AddCircleFilled(at, 4, series.colour);
        }
    }
    ImGui::Dummy({width, height_of_log_plot(frame)});
}

}  // namespace queens::ui
