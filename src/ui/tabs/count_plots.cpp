// Plots of the counting room: solutions and times against the number of queens, on logarithmic
// scales.
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "app/answers/growth.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "counting/published.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/log_plot.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

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

bool is_timed(const FinishedCount& one) {
    return is_plain(one.task) && one.task.size.is_square() && one.seconds.has_value();
}

void draw_time_plot(const Frame& frame, const std::vector<FinishedCount>& counts) {
    std::vector<Series> all;
    for (const ImU32 colour : colours(frame.theme)) all.push_back({{}, colour});
    for (const FinishedCount& one : counts) {
        if (!is_timed(one)) continue;
        all[kind_of(one.task.surface)].points[one.task.size.shorter()] =
            std::max(*one.seconds, shortest_time);
    }
    log_plot(frame, all, time_ticks(), shortest_time, 0);
    note(frame,
         "Time against the number of queens: blue on the plane, orange on other "
         "surfaces.");
}

}  // namespace queens::ui
