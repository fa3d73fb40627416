// What several commands have in common: changing the board, opening a link, loading its run.
#include "app/program.hpp"

#include <utility>

#include "app/state/claimed.hpp"
#include "core/say.hpp"

namespace queens {

const Board& Program::board() const {
    return solve.player() ? solve.player()->board() : state.board;
}

Problem Program::problem() const {
    return problem_of(keeps_queens(state) ? state.board : without(state.board, Piece::queen));
}

Task Program::task() const {
    Task task = task_of(problem().board);
    if (can_have_extra_queens(task)) task.pawns = state.extra_queens;
    return task;
}

void Program::leave_day() {
    if (!state.day || !state.grade || !own_work) return;
    auto [board, marks, regions] = proof.before().value_or(own_board());
    const Link left{std::move(board), {}, {}, std::move(marks), std::move(regions)};
    const bool is_news = gardens.leave(*state.day, *state.grade, write_link(left));
    if (is_news) requests.emplace_back(KeepGardens{gardens.written()});
}

void Program::set_board(MarkedBoard next) {
    if (next.board.size() != state.board.size()) state.zoom = {};
    const bool same_garden =
        next.regions == state.regions && next.board.surface() == state.board.surface();
    if (!same_garden) {
        leave_day();
        state.day.reset();
    }
    state.board = std::move(next.board);
    state.marks = std::move(next.marks);
    state.regions = std::move(next.regions);
    fit_to_board(state);
}

void Program::show(MarkedBoard next) {
    end_explanation();
    next.marks = fitting(std::move(next.marks), next.board);
    next.regions = fitting(std::move(next.regions), next.board);
    if (next == marked_board()) return put_run_away();
    remember();
    if (next.board != state.board) ++moves;
    put_run_away();
    set_board(std::move(next));
    own_work = true;
}

void Program::amend(MarkedBoard next) {
    put_run_away();
    set_board(std::move(next));
}

void Program::show_other(MarkedBoard next) {
    const auto challenge = claimed_challenge(state);
    show(std::move(next));
    if (claimed_challenge(state) == challenge && has_all_given(state)) return;
    if (challenge) remark(say("This board is not the puzzle, which undo brings back."));
    end_challenge();
}

void Program::show_new(MarkedBoard next) {
    state.selected.reset();
    state.pen = false;
    const bool is_other = next != marked_board();
    show(std::move(next));
    if (is_other) state.drawings.clear();
    own_work = false;
}

void Program::show_instead(MarkedBoard next) {
    const bool was_own_work = own_work;
    show(std::move(next));
    own_work = was_own_work;
}

void Program::end_challenge() {
    if (is_challenge(state.goal)) state.goal.clear();
}

void Program::set_goal(lessons::Conditions goal) {
    if (solve.player() && is_challenge(state.goal) && !is_challenge(goal)) own_queens(state);
    state.goal = std::move(goal);
}

void Program::leave_task() {
    if (state.goal.empty()) return;
    remember();
    set_goal({});
    hints = {};
}

void Program::explain_garden() {
    hints.explain_garden(marked_board());
    amend(hints.explained_board());
}

void Program::step_explanation(std::int64_t by) {
    hints.step_explanation(by);
    amend(hints.explained_board());
}

void Program::end_explanation() {
    if (!hints.explained()) return;
    MarkedBoard before = own_board();
    hints = {};
    amend(std::move(before));
}

void Program::announce_hint() { requests.emplace_back(Announce{hints.hint().sentence}); }

MarkedBoard Program::own_board() const {
    return hints.explained() ? hints.board_before_explanation() : marked_board();
}

Link Program::link() const {
    Link link = link_of(state);
    auto [board, marks, regions] = proof.before().value_or(own_board());
    link.board = std::move(board);
    link.marks = std::move(marks);
    return link;
}

void Program::change_board(Board next) { show({std::move(next), state.marks, state.regions}); }

void Program::draw_anew(std::vector<Drawing> drawings) {
    remember();
    state.drawings = std::move(drawings);
}

void Program::remember() {
    history.remember(snapshot());
    undone_run.reset();
}

bool Program::can_undo() const { return history.can_undo() || solve.player() || hints.explained(); }
bool Program::can_redo() const { return history.can_redo() || redoes_run(); }

void Program::undo() {
    if (const auto explained = hints.explained()) {
        return explained->step > 0 ? step_explanation(-1) : end_explanation();
    }
    const bool drawn = history.can_undo() && history.before().on == marked_board();
    if (solve.player() && !drawn) return undo_run();
    if (!history.can_undo()) return;
    go_to(history.undo(snapshot()));
}

void Program::redo() {
    end_explanation();
    if (redoes_run()) return redo_run();
    if (!history.can_redo()) return;
    go_to(history.redo(snapshot()));
}

void Program::go_to(Snapshot other) {
    const bool drawn = state.drawings != other.drawings;
    state.drawings = std::move(other.drawings);
    moves = other.moves;
    const bool same_board = other.on == marked_board();
    bool other_task = false;
    if ((same_board && !drawn) || is_challenge(state.goal) || is_challenge(other.goal)) {
        other_task = state.goal != other.goal;
        set_goal(std::move(other.goal));
    }
    // Drawings come and go without the run, and so do tasks, unless a link with one put it away.
    if (same_board && (drawn || !other.run || (other_task && solve.player()))) return;
    put_run_away();
    state.selected.reset();
    set_board(std::move(other.on));
    // Whoever has taken back all that he did in the garden of a day has left it empty.
    own_work =
        other.own_work || (own_work && state.day && is_empty(state.board) && state.marks.empty());
    state.day = other.day;
    state.grade = other.grade;
    if (other.run) stand_again(*std::move(other.run));
}

Snapshot Program::snapshot() const {
    Snapshot present{own_board(), state.drawings, {},    state.day,
                     state.grade, state.goal,     moves, own_work};
    if (const auto step = solve.step()) {
        present.run = {state.solver, *step, state.kept_queens, run_cleared_board};
    }
    return present;
}

bool Program::redoes_run() const {
    return undone_run && undone_run->undone == history.undone() &&
           undone_run->run.solver == state.solver;
}

void Program::undo_run() {
    StandingRun run = *snapshot().run;
    close_run();
    undone_run = {std::move(run), history.undone()};
}

void Program::redo_run() {
    StandingRun run = std::exchange(undone_run, std::nullopt)->run;
    if (run.cleared_board) redo();
    stand_again(std::move(run));
}

void Program::stand_again(StandingRun run) {
    state.solver = std::move(run.solver);
    state.step = run.step;
    state.kept_queens = run.kept_queens;
    load_linked_run();
    run_cleared_board = run.cleared_board;
}

void Program::put_run_away() {
    solve.put_run_away();
    state.step.reset();
    run_cleared_board = false;
    const bool offered =
        notice && notice->offer && std::holds_alternative<CloseRun>(*notice->offer);
    if (offered) notice.reset();
}

void Program::close_run() {
    const bool bring_back = run_cleared_board;
    put_run_away();
    if (!bring_back) return;
    // What was drawn meanwhile stays, and is undone one by one as before.
    std::vector<std::vector<Drawing>> drawn{state.drawings};
    const Board cleared = state.board;
    while (state.board == cleared && history.can_undo()) {
        undo();
        if (state.drawings != drawn.back()) drawn.push_back(state.drawings);
    }
    for (drawn.pop_back(); !drawn.empty(); drawn.pop_back()) draw_anew(std::move(drawn.back()));
}

void Program::settle() {
    solve.settle();
    state.step = solve.step();
    if (const auto missed = solve.take_missed_step()) {
        remark(say("There is no step {step}: this search ends after {last} {last|step|steps}.",
                   {{"step", *missed}, {"last", *state.step}}));
    }
    hints.keep_to(board(), state.marks, state.regions);
    if (!hints.explained()) take_back(Until::explanation_ends);
    proof.keep_to(marked_board());
}

void Program::open(const Link& link, std::uint64_t farthest) {
    auto [next, complaint, notices] = state_of(link);
    leave_day();
    MarkedBoard board{next.board, next.marks, next.regions};
    const bool loses = solve.player() || next.drawings != state.drawings;
    if (board == marked_board() && loses) remember();
    show(std::move(board));
    state = std::move(next);
    moves = 0;
    own_work = false;
    if (!complaint.empty()) return complain(std::move(complaint));
    if (!notices.empty() && !notice) remark(std::move(notices.front()));
    if (!state.step) return;
    load_linked_run(farthest);
    if (!state.goal.empty() && !notice) {
        remark(say("Task: {task}",
                   {{"task", lessons::asked(state.goal, {.board = state.board,
                                                         .is_garden = !state.regions.empty()})}}));
    }
}

void Program::load(Run run) {
    undone_run.reset();
    solve.load(std::move(run));
}

void Program::load_linked_run(std::uint64_t farthest) {
    const std::uint64_t step = *std::exchange(state.step, std::nullopt);
    auto run = start_run(state.solver, problem_of(state.board));
    if (auto* refusal = std::get_if<std::string>(&run)) return complain(std::move(*refusal));
    load(std::get<Run>(std::move(run)));
    if (step <= farthest) {
        solve.seek(step);
    } else {
        remark(say(
            "Step {step} may take a long time to reach, so the search starts from the beginning "
            "here.",
            {{"step", step}}));
    }
}

}  // namespace queens
