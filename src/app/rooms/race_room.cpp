// Lining up and running.
#include "app/rooms/race_room.hpp"

#include <algorithm>

#include "app/rooms/solve_room.hpp"

namespace queens {

namespace {

/// How many racers have found a solution.
auto solvers_in(const Race& race) {
    return std::count_if(race.racers().begin(), race.racers().end(),
                         [](const Racer& racer) { return racer.first().has_value(); });
}

}  // namespace

void RaceRoom::line_up(const State& state, const Problem& problem) {
    if (state.tab != Tab::race) {
        racing_ = false;
        return;
    }
    const auto same_racer = [](const Racer& racer, const std::string& slug) {
        return racer.entry().slug == slug;
    };
    if (race_ && race_->problem() == problem &&
        std::equal(race_->racers().begin(), race_->racers().end(), state.racers.begin(),
                   state.racers.end(), same_racer)) {
        return;
    }
    race_.emplace(problem, state.racers, state.solver.settings.seed);
    racing_ = false;
}

void RaceRoom::run(bool on) {
    racing_ = on && race_ && race_->runs();
    owed_steps_ = 1;
}

void RaceRoom::move(double seconds, double budget, const State& state) {
    if (!racing_ || !race_ || !race_->prepare(budget)) return;
    const auto before = solvers_in(*race_);
    if (state.fairness == Fairness::time) {
        race_->advance_time(budget);
    } else {
        const double speed = state.speed.value_or(first_race_speed);
        owed_steps_ += seconds * speed;
        const auto steps =
            speed >= fastest_speed ? UINT64_MAX : static_cast<std::uint64_t>(owed_steps_);
        owed_steps_ -= static_cast<double>(race_->advance_steps(steps, budget));
        owed_steps_ = std::clamp(owed_steps_, 0.0, speed * longest_frame);
    }
    if (solvers_in(*race_) != before) results_.add(*race_);
    if (!race_->runs()) racing_ = false;
}

}  // namespace queens
