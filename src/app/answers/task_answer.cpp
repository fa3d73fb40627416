// The situation is gathered from the rooms of the program.
#include "app/answers/task_answer.hpp"

#include <climits>

#include "app/app.hpp"
#include "app/rooms/count_room.hpp"
#include "core/say.hpp"
#include "gardens/play.hpp"

namespace queens {

namespace {

std::optional<std::uint64_t> free_squares_on(const App& app) {
    const auto& map = app.attack_map();
    if (!map) return std::nullopt;
    return free_squares(app.board(), *map).size();
}

/// The result of a complete count of the board on show.
std::optional<std::uint64_t> count_of_board(const App& app) {
    const CountRun* run = app.counting();
    const bool counted = run != nullptr && run->ledger().complete() && run->task() == app.task();
    return counted ? std::optional(run->ledger().count()) : std::nullopt;
}

/// The board that the task was set on, for what it asks where another one is on show.
lessons::Situation beginning_of(const App& app) {
    const Board& board = app.task_board();
    const bool garden = !app.regions().empty();
    return {.board = board,
            .most = garden ? app.board().rows() : most_that_fit(board),
            .is_garden = garden};
}

}  // namespace

lessons::Situation situation_of(const App& app) {
    const Player* player = app.player();
    const bool garden = !app.regions().empty();
    return {.board = app.board(),
            .conflicts = app.conflicts().pairs.size(),
            .free = garden ? std::nullopt : free_squares_on(app),
            .most = garden ? app.board().rows() : most_that_fit(app.board()),
            .solved = garden ? is_solved_garden(app.board(), app.regions())
                             : is_solved(app.board(), app.conflicts()),
            .is_garden = garden,
            .step = player != nullptr ? std::optional(player->step()) : std::nullopt,
            .solutions = player != nullptr ? player->tally().solutions : 0,
            .count = count_of_board(app),
            .moves = app.moves()};
}

TaskAnswer answer_task(const TaskQuestion& asked, const App& app) {
    if (asked.goal.empty()) return {};
    const lessons::Situation now = situation_of(app);
    const int queens = now.board.count(Piece::queen);
    const bool full = queens > 0 && (queens >= now.most.value_or(INT_MAX) || now.free == 0);
    const bool by_hand = !asked.strayed && !asked.searches && !app.explained();
    TaskAnswer answer{lessons::asked(asked.goal, asked.strayed ? beginning_of(app) : now),
                      {},
                      asked.met,
                      full && by_hand && !asked.met,
                      asked.queens};
    if (asked.strayed) answer.asked += " " + say("This is no longer the board of the task.");
    if (asked.met_by_search) {
        answer.asked += " " + say("The search has done it. Now it is your turn.");
    }
    if (!asked.met) return answer;
    answer.sentence = asked.moves == 0 ? say("Well done: the task is met.")
                                       : say("Well done: the task is met, in {moves} "
                                             "{moves|move|moves}.",
                                             {{"moves", asked.moves}});
    return answer;
}

namespace asked {

std::optional<TaskQuestion> task_question(const App& app) {
    const lessons::Conditions& goal = app.state().goal;
    if (goal.empty()) return TaskQuestion{};
    const bool stayed = app.is_on_task_board();
    const bool counts = stayed && !app.explained();
    const lessons::Situation now = situation_of(app);
    return {{.goal = goal,
             .board = app.board(),
             .moves = app.moves(),
             .met = counts && lessons::are_met(goal, now),
             .strayed = !stayed,
             .searches = app.player() != nullptr,
             .met_by_search = counts && lessons::are_met_by_search(goal, now),
             .queens = lessons::queens_asked_for(goal, now)}};
}

}  // namespace asked
}  // namespace queens
