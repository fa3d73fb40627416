// Runs in slices, so that the screen can be drawn between them.
#include "app/solve_room.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/state.hpp"

namespace queens {

namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

std::optional<std::uint64_t> SolveRoom::step() const {
    if (!player_) return std::nullopt;
    return target_ ? *target_ : player_->step();
}

const Insight* SolveRoom::insight(double speed) const {
    constexpr double most_watched = 120;
    if (!player_ || seeking() || (playing_ && speed > most_watched)) return nullptr;
    return &player_->insight();
}

void SolveRoom::load(Run run) {
    put_run_away();
    put_many_away();
    player_.emplace(std::move(run));
    owed_steps_ = 0;
}

void SolveRoom::put_run_away() {
    pause();
    player_.reset();
}

void SolveRoom::place_many(const Solver& solver, std::uint32_t queens) {
    many_.emplace(*solver.entry, solver.settings, queens);
}

void SolveRoom::play() {
    pause();
    if (player_->done()) player_->seek(0);
    playing_ = true;
    owed_steps_ = 1;
}

void SolveRoom::step_by(std::int64_t steps) {
    pause();
    if (steps >= 0) {
        player_->forward(static_cast<std::uint64_t>(steps));
    } else {
        player_->back(~static_cast<std::uint64_t>(steps) + 1);
    }
}

void SolveRoom::seek(std::uint64_t step) {
    pause();
    target_ = step;
}

void SolveRoom::seek_solution() {
    pause();
    to_solution_ = true;
}

void SolveRoom::pause() {
    playing_ = false;
    to_solution_ = false;
    target_.reset();
}

bool SolveRoom::move(double seconds, double budget, double speed) {
    bool moves = false;
    if (many_ && !many_->over()) {
        // It is over soon, and nothing else moves that would stutter.
        many_->advance(3 * budget);
        moves = true;
    }
    if (player_) move_player(seconds, budget, speed);
    return moves || playing_ || seeking();
}

void SolveRoom::move_player(double seconds, double budget, double speed) {
    const auto end = Clock::now() + std::chrono::duration<double>(budget);
    if (seeking()) {
        const auto arrive = [&] {
            return target_ ? player_->seek(*target_, steps_between_looks)
                           : player_->to_solution(steps_between_looks);
        };
        while (!arrive()) {
            if (Clock::now() >= end) return;
        }
        pause();
    } else if (playing_) {
        owed_steps_ += seconds * speed;
        const bool unbounded = speed >= fastest_speed;
        while ((unbounded || owed_steps_ >= 1) && !player_->done()) {
            const auto owed = static_cast<std::uint64_t>(owed_steps_);
            const std::uint64_t steps =
                unbounded ? steps_between_looks : std::min(steps_between_looks, owed);
            owed_steps_ -= static_cast<double>(player_->forward(steps));
            if (Clock::now() < end) continue;
            owed_steps_ = 0;
            break;
        }
        if (player_->done()) pause();
    }
}

double SolveRoom::rest(double speed) const {
    const bool busy = seeking() || (many_ && !many_->over());
    if (busy || !playing_ || speed >= fastest_speed) return 0;
    return std::clamp((1 - owed_steps_) / speed, 0.0, longest_frame);
}

}  // namespace queens
