// How the work of racers grows with the board, from the races of this visit.
#include <algorithm>

#include "app/rooms/race_results.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/log_plot.hpp"
#include "ui/tabs/results_row.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

std::vector<Tick> step_ticks() {
    std::vector<Tick> ticks;
    for (std::uint64_t steps = 10; steps <= 1'000'000'000; steps *= 10) {
        ticks.push_back({static_cast<double>(steps), grouped(steps)});
    }
    return ticks;
}

void draw_growth(const Frame& frame) {
    const App& app = frame.app;
    const bool by_steps = app.fairness() == Fairness::steps;
    const std::vector<std::string>& racers = app.state().racers;
    std::vector<Series> all;
    std::size_t most_sizes = 0;
    for (std::size_t i = 0; i < racers.size(); ++i) {
        auto points = app.race_results().growth(racers[i], app.board().surface(), app.fairness());
        most_sizes = std::max(most_sizes, points.size());
        all.push_back({std::move(points), racer_colour(frame.theme, i)});
    }
    if (most_sizes == 0) return;
    gap(8);
    heading(frame, by_steps ? say("Steps to the first solution as boards grow")
                            : say("Time to the first solution as boards grow"));
    log_plot(frame, all, by_steps ? step_ticks() : time_ticks(), by_steps ? 1 : shortest_time,
             app.board().size().shorter());
    note(frame, most_sizes == 1
                    ? say("A dot for each algorithm of this race. Change the size of the board and "
                          "race again to see how their work grows.")
                : by_steps
                    ? say("Against the size of the board, in the colours of the race: one line "
                          "up means ten times the work.")
                    : say("Against the size of the board, in the colours of the race."));
}

}  // namespace

void draw_race_growth(const Frame& frame) {
    if (frame.app.race_results().all().empty()) return;
    draw_growth(frame);
    draw_results_row(
        frame,
        {"copy-races", say("All races of this visit as a table for a spreadsheet"), ShareRaces{}},
        {"forget-races", say("Take all races so far off this list"), ForgetRaces{}});
}

}  // namespace queens::ui
