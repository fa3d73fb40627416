// Lining up and running.
#include "app/rooms/race_room.hpp"

#include <algorithm>
#include <vector>

#include "app/rooms/solve_room.hpp"

namespace queens {

namespace {

/// Of each racer, whether it has found a solution.
std::vector<bool> finders_in(const Race& race) {
    std::vector<bool> finders;
    for (const Racer& racer : race.racers()) finders.push_back(racer.first().has_value());
    return finders;
}

/// Whether some racer has taken a step, and some can go on.
bool is_under_way(const Race& race) {
    const std::vector<Racer>& racers = race.racers();
    return race.runs() && std::any_of(racers.begin(), racers.end(),
                                      [](const Racer& racer) { return racer.tally().steps() > 0; });
}

}  // namespace

bool RaceRoom::line_up(const State& state, const Problem& problem) {
    if (state.tab != Tab::race) {
        racing_ = false;
        return false;
    }
    const auto same_racer = [](const Racer& racer, const std::string& slug) {
        return racer.entry().slug == slug;
    };
    const std::uint64_t seed = state.solver.settings.seed;
    if (race_ && race_->problem() == problem && race_->seed() == seed &&
        std::equal(race_->racers().begin(), race_->racers().end(), state.racers.begin(),
                   state.racers.end(), same_racer)) {
        return false;
    }
    const bool ends = race_ && race_->problem() != problem && is_under_way(*race_);
    race_.emplace(problem, state.racers, seed);
    racing_ = false;
    return ends;
}

void RaceRoom::run(bool on) {
    racing_ = on && race_ && race_->runs();
    owed_steps_ = 1;
}

void RaceRoom::move(double seconds, double budget, const State& state) {
    if (!racing_ || !race_ || !race_->prepare(budget)) return;
    const std::vector<bool> before = finders_in(*race_);
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
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!before[i]) results_.add(*race_, race_->racers()[i]);
    }
    if (!race_->runs()) racing_ = false;
}

}  // namespace queens
