// Plots of the counting room: solutions and times against the number of queens, on logarithmic
// scales.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "app/answers/growth.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "counting/published.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

float plot_height(const Frame& frame) { return 140 * frame.fonts.enlargement; }
constexpr float plot_margin = 22;
/// Times shorter than that are shown as one.
constexpr double least_seconds = 1e-3;

enum class Dots { none, rings, filled };

/// Points by their number of queens, as dots or as a line.
struct Series {
    SolutionCounts points;
    ImU32 colour = 0;
    Dots dots = Dots::filled;
    bool line = true;
};

/// A value with its name beside its line.
struct Tick {
    double value = 1;
    std::string name;
};

/// A plot of positive values from `least` on; `here` is a number of queens to be marked.
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
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 high{low.x + width, low.y + plot_height(frame)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.04F), 4);
    ImFont* font = frame.fonts.small;
    const float size = size_of(font);
    const auto x_of = [&](int queens) {
        const auto share =
            static_cast<float>(queens - fewest) / static_cast<float>(std::max(1, most - fewest));
        return low.x + plot_margin + share * (width - 2 * plot_margin);
    };
    const auto y_of = [&](double value) {
        const double share = std::log(std::max(value, least) / least) / std::log(highest / least);
        return high.y - plot_margin -
               static_cast<float>(share) * (plot_height(frame) - 2 * plot_margin);
    };
    for (const Tick& tick : ticks) {
        if (tick.value > highest) break;
        const float y = y_of(tick.value);
        list.AddLine({low.x, y}, {high.x, y}, faded(theme.ink, 0.08F));
        words_at(frame, font, {low.x + 4, y - size - 1}, theme.quiet, tick.name);
    }
    // A number under every point where there is room, else under every second or fifth.
    const float room = (width - 2 * plot_margin) / static_cast<float>(std::max(1, most - fewest));
    const int every = room >= 18 ? 1 : room >= 9 ? 2 : 5;
    for (int queens = fewest; queens <= most; ++queens) {
        if (queens == here) {
            list.AddLine({x_of(queens), low.y}, {x_of(queens), high.y - plot_margin},
                         faded(theme.accent, 0.5F));
        }
        if (queens % every != 0 && queens != here) continue;
        if (queens != here && std::abs(queens - here) < every) continue;
        centred_text(frame, list, {font, size / frame.fonts.line},
                     {x_of(queens), high.y - plot_margin / 2},
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
    ImGui::Dummy({width, plot_height(frame)});
}

/// Planes and all other surfaces have a colour each.
std::array<ImU32, 2> colours(const Theme& theme) {
    return {theme.straight_line, theme.diagonal_line};
}

std::size_t kind_of(Surface surface) { return surface == Surface{} ? 0 : 1; }

}  // namespace

void draw_solution_plot(const Frame& frame, const std::vector<FinishedCount>& counts, int here) {
    constexpr int most = 27;
    const auto colour_of = colours(frame.theme);
    std::vector<Series> all;
    for (const ImU32 colour : colour_of) all.push_back({{}, colour, Dots::filled, false});
    for (const bool torus : {false, true}) {
        for (SolutionCounts& part : published_growth(torus, most)) {
            const Dots dots = part.size() == 1 ? Dots::rings : Dots::none;
            all.push_back({std::move(part), faded(colour_of[torus ? 1 : 0], 0.6F), dots, true});
        }
    }
    for (const FinishedCount& one : counts) {
        if (!is_plain(one.task) || !published(one.task) || one.count == 0 ||
            one.task.size.rows > most)
            continue;
        all[kind_of(one.task.surface)].points[one.task.size.rows] = static_cast<double>(one.count);
    }
    const std::vector<Tick> ticks{{1e3, grouped(1000)},
                                  {1e6, say("1 million")},
                                  {1e9, say("1 billion")},
                                  {1e12, say("1 trillion")},
                                  {1e15, say("1,000 trillion")}};
    log_plot(frame, all, ticks, 1, here);
    note(frame,
         "Solutions against the number of queens: blue on the plane, orange on the torus. "
         "Lines and rings are published, dots were counted here. Boards without a "
         "solution are left out.");
}

void draw_time_plot(const Frame& frame, const std::vector<FinishedCount>& counts) {
    std::vector<Series> all;
    for (const ImU32 colour : colours(frame.theme)) all.push_back({{}, colour});
    static const std::vector<Tick> ticks{{0.01, "0.01 s"}, {0.1, "0.1 s"},  {1, "1 s"},
                                         {10, "10 s"},     {60, "1 min"},   {600, "10 min"},
                                         {3600, "1 h"},    {36000, "10 h"}, {864000, "10 d"}};
    for (const FinishedCount& one : counts) {
        if (!is_plain(one.task) || !one.seconds) continue;
        all[kind_of(one.task.surface)].points[one.task.size.shorter()] =
            std::max(*one.seconds, least_seconds);
    }
    log_plot(frame, all, ticks, least_seconds, 0);
    note(frame,
         "Time against the number of queens: blue on the plane, orange on other "
         "surfaces.");
}

}  // namespace queens::ui
