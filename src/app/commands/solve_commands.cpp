// The commands that choose a solver and run it.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/commands/command_row.hpp"
#include "core/attacks.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// Says why the search takes the visitor's own queens off, and offers them back.
void offer_queens_back(Program& program, const Board& own) {
    const bool clash = has_conflict(own);
    program.remark(clash ? say("Some of your queens attack each other, so the search starts "
                               "without them.")
                         : say("All your queens are placed already, so the search starts without "
                               "them."));
    program.notice->offer = CloseRun{};
}

/// Loads the run of the chosen solver if none is loaded; false, with a complaint, if it cannot be.
bool load(Program& program) {
    if (program.solve.player()) return true;
    program.end_explanation();
    auto run = start_run(program.state.solver, program.problem());
    if (auto* refusal = std::get_if<std::string>(&run)) {
        program.complain(std::move(*refusal));
        return false;
    }
    const Board given = std::get<Run>(run).problem().board;
    const Board own = program.state.board;
    const bool clears = given != own;
    program.change_board(given);
    program.run_cleared_board = clears;
    program.state.selected.reset();
    program.load(std::get<Run>(std::move(run)));
    if (clears && program.state.kept_queens == KeptQueens::own) offer_queens_back(program, own);
    return true;
}

/// Another solver is chosen, or the same one is set in another way.
void change_solver(Program& program, Solver next) {
    if (program.solve.player()) program.close_run();
    program.solve.put_many_away();
    program.state.solver = std::move(next);
}

void choose_solver(Program& program, const ChooseSolver& command) {
    auto solver = solver_of({command.slug, {}, 0, 0});
    if (auto* complaint = std::get_if<std::string>(&solver)) {
        return program.complain(std::move(*complaint));
    }
    const Entry& entry = *std::get<Solver>(solver).entry;
    change_solver(program, {&entry, first_settings(entry, program.state.board.size().shorter())});
}

void set_knob(Program& program, const SetKnob& command) {
    Solver next = program.state.solver;
    if (command.index >= next.settings.knobs.size()) return;
    next.settings.knobs[command.index] = command.value;
    if (std::string complaint = complain_about(*next.entry, next.settings); !complaint.empty()) {
        return program.complain(std::move(complaint));
    }
    change_solver(program, std::move(next));
}

void set_seed(Program& program, const SetSeed& command) {
    Solver next = program.state.solver;
    next.settings.seed = command.seed;
    change_solver(program, std::move(next));
}

/// A loaded run goes by what was said before it.
void keep_queens(Program& program, const KeepQueens& command) {
    if (command.on != keeps_queens(program.state)) program.close_run();
    program.state.kept_queens = command.on ? KeptQueens::all : KeptQueens::none;
}

void load_run(Program& program, const LoadRun&) { load(program); }

void close_run(Program& program, const CloseRun&) { program.close_run(); }

void offer_closing(Program& program, const OfferClosing&) {
    if (!program.solve.player()) return;
    program.remark(why_nothing_is_placed());
    program.notice->offer = CloseRun{};
}

void keep_position(Program& program, const KeepPosition&) {
    const State& state = program.state;
    if (program.solve.player()) program.show_other({program.board(), state.marks, state.regions});
}

void place_many(Program& program, const PlaceMany& command) {
    Solver solver = program.state.solver;
    const int rows = program.state.board.size().shorter();
    if (solver.settings == first_settings(*solver.entry, rows)) {
        solver.settings = first_settings(*solver.entry, static_cast<int>(command.queens));
    }
    std::string refusal = command.queens > most_queens_on_page
                              ? say("The page places at most a million queens.")
                              : refuse_many(*solver.entry, command.queens);
    if (!refusal.empty()) return program.complain(std::move(refusal));
    program.solve.place_many(solver, command.queens);
}

void play(Program& program, const Play&) {
    program.notice.reset();
    if (!load(program)) return;
    program.solve.play();
    program.requests.emplace_back(Announce{say("The search is playing.")});
}

void pause(Program& program, const Pause&) { program.solve.pause(); }

void step_by(Program& program, const StepBy& command) {
    if (!load(program)) return;
    program.solve.step_by(command.steps);
    program.settle();
    program.requests.emplace_back(Announce{program.solve.reason().sentence});
}

void seek(Program& program, const Seek& command) {
    if (load(program)) program.solve.seek(command.step);
}

void seek_solution(Program& program, const NextSolution&) {
    if (load(program)) program.solve.seek_solution();
}

void ask_first(Program& program, const AskFirst& command) { program.solve.ask_first(command.on); }

void set_speed(Program& program, const SetSpeed& command) {
    if (!command.speed) return program.state.speed.reset();
    if (!std::isfinite(*command.speed)) return;
    constexpr double parts = 1000;
    const double speed = std::clamp(*command.speed, slowest_speed, fastest_speed);
    program.state.speed = std::round(parts * speed) / parts;
}

}  // namespace

std::vector<CommandRow> solve_commands() {
    return {row("solver", choose_solver, Field{"to", &ChooseSolver::slug}),
            row("knob", set_knob, Field{"index", &SetKnob::index}, Field{"value", &SetKnob::value}),
            row("seed", set_seed, Field{"to", &SetSeed::seed}),
            row("keep-queens", keep_queens, Field{"on", &KeepQueens::on}),
            row("load", load_run),
            row("close", close_run),
            row("offer-closing", offer_closing),
            row("keep-position", keep_position),
            row("place-many", place_many, Field{"queens", &PlaceMany::queens}),
            row("play", play),
            row("pause", pause),
            row("step", step_by, Field{"by", &StepBy::steps}),
            row("seek", seek, Field{"step", &Seek::step}),
            row("next-solution", seek_solution),
            row("ask-first", ask_first, Field{"on", &AskFirst::on}),
            row("speed", set_speed, Field{"to", &SetSpeed::speed}),
            assigning<ShowPseudocode>("pseudocode", "on")};
}

}  // namespace queens
