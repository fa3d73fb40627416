// The board is opened as the page opens it, in a program of its own.
#include "app/board_check.hpp"

#include <optional>
#include <vector>

#include "app/answers/task_answer.hpp"
#include "app/app.hpp"
#include "core/fragment.hpp"
#include "core/link.hpp"

namespace queens {

namespace {

/// How often a search is given a tenth of a second to come to its step.
constexpr int turns_of_search = 5;

/// The board, the search and the goal of a link, and nothing of the display.
std::optional<Link> work_in(std::string_view text) {
    LinkReading reading = read_link(text);
    if (!reading.ok()) return std::nullopt;
    Link& link = *reading.link;
    std::erase_if(link.display, [](const auto& pair) { return pair.first != goal_key; });
    return link;
}

}  // namespace

BoardCheck check_board(std::string_view link) {
    using Outcome = BoardCheck::Outcome;
    const auto work = work_in(link);
    if (!work) return {};
    App app(1);
    app.open(*work);
    for (int i = 0; i < turns_of_search && app.seek(0.1); ++i) {
    }
    const lessons::Conditions& goal = app.state().goal;
    const std::string on = write_link({lessons::ground_of(goal, work->board), {}, {}});
    const bool refused = work->run && !app.seeking() && app.player() == nullptr;
    if (goal.empty() || refused) return {.on = on};
    const lessons::Situation now = situation_of(app);
    const lessons::Conditions seen = lessons::lasting(goal);
    const bool open = app.seeking() || seen.size() < goal.size();
    const bool met = seen.empty() || lessons::are_met(seen, now);
    const Outcome outcome = app.seeking() ? Outcome::unsure
                            : !met        ? Outcome::missed
                            : open        ? Outcome::unsure
                                          : Outcome::met;
    return {outcome, lessons::asked(goal, now), on};
}

}  // namespace queens
