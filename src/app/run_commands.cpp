// What commands do to searches, races and counts.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/app.hpp"
#include "app/count_table.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// Steps that a link may have replayed by itself; beyond, somebody has to ask for it.
constexpr std::uint64_t farthest_link_step = 20'000'000;

}  // namespace

void App::carry_out(const ChooseSolver& command) {
    const Entry* entry = find_solver(command.slug);
    if (entry == nullptr) {
        complain("There is no solver called " + command.slug + ".");
        return;
    }
    if (player_) carry_out(CloseRun{});
    many_queens_.reset();
    state_.solver = {entry, initial_settings(*entry)};
}

void App::carry_out(const SetKnob& command) {
    Solver next = state_.solver;
    if (command.index >= next.settings.knobs.size()) return;
    next.settings.knobs[command.index] = command.value;
    if (std::string complaint = complain_about(*next.entry, next.settings); !complaint.empty()) {
        complain(std::move(complaint));
        return;
    }
    if (player_) carry_out(CloseRun{});
    many_queens_.reset();
    state_.solver = std::move(next);
}

void App::carry_out(const SetSeed& command) {
    if (player_) carry_out(CloseRun{});
    many_queens_.reset();
    state_.solver.settings.seed = command.seed;
}

void App::carry_out(const KeepQueens& command) { state_.keep_queens = command.on; }

void App::carry_out(const PlaceMany& command) {
    std::string refusal = command.queens > most_queens_on_page
                              ? "The page places at most a million queens."
                              : complain_about_huge(solver().slug, command.queens);
    if (!refusal.empty()) {
        complain(std::move(refusal));
        return;
    }
    many_queens_.emplace(solver(), settings(), command.queens);
}

void App::carry_out(const LoadRun&) {
    if (player_) return;
    auto run = start_run(state_.solver, problem());
    if (auto* refusal = std::get_if<std::string>(&run)) return complain(std::move(*refusal));
    const Board given = std::get<Run>(run).problem().board;
    const bool clears = given != state_.board;
    change_board(given);
    run_cleared_board_ = clears;
    state_.selected.reset();
    load(std::get<Run>(std::move(run)));
}

void App::carry_out(const CloseRun&) {
    const bool bring_back = run_cleared_board_;
    put_run_away();
    if (bring_back) carry_out(Undo{});
}

void App::carry_out(const KeepPosition&) {
    if (!player_) return;
    change_board(Board(player_->board()));
}

void App::carry_out(const Play&) {
    carry_out(LoadRun{});
    if (!player_) return;
    if (player_->done()) player_->seek(0);
    playing_ = true;
    to_solution_ = false;
    owed_steps_ = 1;
    notice_.reset();
}

void App::carry_out(const Pause&) {
    playing_ = false;
    to_solution_ = false;
    target_.reset();
    settle();
    address_is_old_ = true;
}

void App::carry_out(const StepBy& command) {
    carry_out(LoadRun{});
    if (!player_) return;
    carry_out(Pause{});
    if (command.steps >= 0) {
        player_->forward(static_cast<std::uint64_t>(command.steps));
    } else {
        player_->back(static_cast<std::uint64_t>(-command.steps));
    }
    settle();
    requests_.emplace_back(Announce{player_->explanation()});
}

void App::carry_out(const Seek& command) {
    carry_out(LoadRun{});
    if (!player_) return;
    carry_out(Pause{});
    target_ = command.step;
    settle();
}

void App::carry_out(const NextSolution&) {
    carry_out(LoadRun{});
    if (!player_) return;
    carry_out(Pause{});
    to_solution_ = true;
}

void App::carry_out(const SetSpeed& command) {
    if (std::isfinite(command.speed)) {
        constexpr double parts = 1000;
        const double speed = std::clamp(command.speed, slowest_speed, fastest_speed);
        state_.speed = std::round(parts * speed) / parts;
    }
}

void App::carry_out(const ChooseRacers& command) {
    if (command.slugs.size() < fewest_racers || command.slugs.size() > most_racers) return;
    for (const std::string& slug : command.slugs) {
        if (find_solver(slug) == nullptr) return;
    }
    state_.racers = command.slugs;
}

void App::carry_out(const SetFairness& command) { state_.fairness = command.fairness; }

void App::carry_out(const RunRace& command) {
    racing_ = command.on && race_ && race_->runs();
    owed_to_racers_ = 1;
}

void App::carry_out(const ResetRace&) { race_.reset(); }

void App::carry_out(const SetExtraQueens& command) {
    state_.extra_queens = std::clamp(command.count, 0, most_extra_queens);
}

void App::carry_out(const StartCount&) {
    const Task task = this->task();
    if (std::string refusal = refuse(task); !refusal.empty()) {
        complain(std::move(refusal));
        return;
    }
    count_room_.start(task, now_);
}

void App::carry_out(const PauseCount&) { count_room_.pause(); }

void App::carry_out(const ContinueCount&) { count_room_.go_on(now_); }

void App::carry_out(const DiscardCount&) { count_room_.discard(); }

void App::carry_out(const RestoreCount& command) {
    const std::string complaint = count_room_.restore(command.text);
    if (!complaint.empty()) complain("The count of the last visit cannot go on: " + complaint);
}

void App::carry_out(const ShareCounts&) {
    requests_.emplace_back(ShowText{"Counts so far", table_of(count_room_.finished())});
}

/// Makes an accepted run the one on show, before its first step.
void App::load(Run run) {
    player_ = std::make_unique<Player>(std::move(run));
    many_queens_.reset();
    state_.step = 0;
    owed_steps_ = 0;
}

/// Loads the run of the state, which a link named, and seeks its step.
void App::load_at(std::uint64_t step) {
    auto run = start_run(state_.solver, problem_of(state_.board));
    if (auto* refusal = std::get_if<std::string>(&run)) return complain(std::move(*refusal));
    load(std::get<Run>(std::move(run)));
    if (step <= farthest_link_step) {
        target_ = step;
    } else {
        remark(
            say("The link shows step {step}, which is far into the search. The search starts from "
                "the beginning here.",
                {{"step", step}}));
    }
    settle();
}

}  // namespace queens
