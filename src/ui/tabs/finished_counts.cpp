// The counts finished so far: two plots, and a list with how long each took and whether it is
// right.
#include <algorithm>

#include "app/rooms/count_room.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "counting/published.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/results_row.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

/// How long a finished count took, and how fast it was.
std::string effort_of(const FinishedCount& one) {
    if (!one.seconds) return say("on several computers");
    const std::string time = say("{time} on {cores} {cores|core|cores}",
                                 {{"time", duration(*one.seconds)}, {"cores", one.cores}});
    const auto rate = rate_of(one.nodes, *one.seconds);
    return rate ? say("{time}, {rate} positions per second", {{"time", time}, {"rate", *rate}})
                : time;
}

/// A finished count: what and how many, and below that how fast and whether it is right.
void list_one(const Frame& frame, const FinishedCount& one) {
    constexpr float least_gap = 12;
    const Theme& theme = frame.theme;
    ImFont* font = frame.fonts.small;
    row(frame, title_of(one.task), grouped(one.count), theme.ink);
    const auto found = agreement(one.task, one.count, one.symmetric);
    const bool agrees = found && found->agrees;
    const std::string verdict = !found ? std::string() : agrees ? say("agrees") : say("differs");
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - extent_of(font, verdict).x - least_gap);
    text(frame, font, theme.quiet, effort_of(one));
    ImGui::PopTextWrapPos();
    const ImU32 colour = agrees ? theme.right : theme.wrong;
    if (found) words_ending(frame, font, {at.x + width, at.y}, colour, verdict);
    gap(2);
}

}  // namespace

void draw_finished_counts(const Frame& frame, const Task& shown) {
    const std::vector<FinishedCount>& finished = frame.app.count_room().finished();
    if (published(shown) || !finished.empty()) {
        gap(8);
        heading(frame, say("Solutions as boards grow"));
        draw_solution_plot(frame, finished, shown.size.shorter());
    }
    const CountRun* run = frame.app.counting();
    const std::size_t shown_above = run && run->ledger().complete() ? 1 : 0;
    if (finished.size() <= shown_above) return;
    if (std::count_if(finished.begin(), finished.end(), is_timed) > 1) {
        gap(8);
        heading(frame, say("Times"));
        draw_time_plot(frame, finished);
    }
    gap(8);
    heading(frame, say("Counts so far"));
    for (std::size_t i = finished.size(); i-- > 0;) list_one(frame, finished[i]);
    draw_results_row(
        frame, {"copy-as-table", say("All counts as a table for a spreadsheet"), ShareCounts{}},
        {"forget-finished", say("Take all counts so far off this list, for good"),
         ForgetFinished{}});
}

}  // namespace queens::ui
