// What commands do to searches, races and counts.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/app.hpp"
#include "app/count_table.hpp"

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
    solver_ = entry;
    settings_ = initial_settings(*entry);
}

void App::carry_out(const SetKnob& command) {
    if (command.index >= settings_.knobs.size()) return;
    Settings next = settings_;
    next.knobs[command.index] = command.value;
    if (std::string complaint = complain_about(*solver_, next); !complaint.empty()) {
        complain(std::move(complaint));
        return;
    }
    if (player_) carry_out(CloseRun{});
    many_queens_.reset();
    settings_ = std::move(next);
}

void App::carry_out(const SetSeed& command) {
    if (player_) carry_out(CloseRun{});
    many_queens_.reset();
    settings_.seed = command.seed;
}

void App::carry_out(const KeepQueens& command) { keep_queens_ = command.on; }

void App::carry_out(const PlaceMany& command) {
    std::string refusal = command.queens > most_queens_on_page
                              ? "The page places at most a million queens."
                              : complain_about_huge(solver_->slug, command.queens);
    if (!refusal.empty()) {
        complain(std::move(refusal));
        return;
    }
    many_queens_.emplace(*solver_, settings_, command.queens);
}

void App::carry_out(const LoadRun&) {
    if (player_) return;
    const Problem wanted = problem();
    if (std::string refusal = solver_->accepts(wanted); !refusal.empty()) {
        complain(std::move(refusal));
        return;
    }
    const bool clears = wanted.board != state_.board;
    change_board(wanted.board);
    run_cleared_board_ = clears;
    state_.selected.reset();
    state_.run = RunLink{std::string(solver_->slug), settings_.knobs, settings_.seed, 0};
    player_ = std::make_unique<Player>(*solver_, wanted, settings_);
    owed_steps_ = 0;
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
        speed_ = std::clamp(command.speed, slowest_speed, fastest_speed);
    }
}

void App::carry_out(const ChooseRacers& command) {
    if (command.slugs.size() < fewest_racers || command.slugs.size() > most_racers) return;
    for (const std::string& slug : command.slugs) {
        if (find_solver(slug) == nullptr) return;
    }
    state_.racers = command.slugs;
}

void App::carry_out(const SetFairness& command) { fairness_ = command.fairness; }

void App::carry_out(const RunRace& command) {
    racing_ = command.on && race_ && race_->runs();
    owed_to_racers_ = 1;
}

void App::carry_out(const ResetRace&) { race_.reset(); }

void App::carry_out(const SetExtraQueens& command) {
    extra_queens_ = std::clamp(command.count, 0, most_extra_queens);
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

void App::carry_out(const MeasureSpeed&) {
    const Task task = this->task();
    if (refuse(task).empty()) count_room_.measure(task);
}

void App::carry_out(const ShareCounts&) {
    requests_.emplace_back(ShowText{"Counts so far", table_of(count_room_.finished())});
}

/// Loads the run that a link names on the board as it stands.
void App::load_run(const RunLink& run) {
    const Entry* entry = find_solver(run.solver);
    if (entry == nullptr) {
        complain("The link names a solver that does not exist: " + run.solver + ".");
        return;
    }
    Settings settings = initial_settings(*entry);
    settings.seed = run.seed;
    if (!run.knobs.empty()) settings.knobs = run.knobs;
    if (std::string complaint = complain_about(*entry, settings); !complaint.empty()) {
        complain(std::move(complaint));
        return;
    }
    const Problem problem = problem_of(state_.board);
    if (std::string refusal = entry->accepts(problem); !refusal.empty()) {
        complain(std::move(refusal));
        return;
    }
    many_queens_.reset();
    solver_ = entry;
    settings_ = settings;
    keep_queens_ = state_.board.count(Piece::queen) > 0;
    state_.run = RunLink{run.solver, settings.knobs, settings.seed, 0};
    player_ = std::make_unique<Player>(*entry, problem, settings);
    if (run.step <= farthest_link_step) {
        target_ = run.step;
    } else {
        remark("The link stands at step " + std::to_string(run.step) +
               ", which is far into the search. It starts from the beginning here.");
    }
    settle();
}

}  // namespace queens
