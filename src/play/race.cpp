// Racers take their steps in small portions by turns, so that all stand at the same step whenever
// the screen is drawn.
#include "play/race.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace queens {

namespace {

constexpr std::uint64_t portion = 512;

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace

Racer::Racer(const Solver& solver, const Problem& problem)
    : entry_(solver.entry), board_(problem.board), milestones_{{0, 0}} {
    auto run = start_run(solver, problem);
    if (auto* refusal = std::get_if<std::string>(&run)) {
        refusal_ = std::move(*refusal);
    } else {
        search_ = std::get<Run>(run).search();
    }
}

void Racer::advance(std::uint64_t steps) {
    const auto start = Clock::now();
    std::array<Event, portion> events;
    while (steps > 0 && runs()) {
        const auto wanted = static_cast<std::size_t>(std::min(steps, portion));
        const std::size_t told = search_->events({events.data(), wanted});
        for (std::size_t i = 0; i < told; ++i) {
            apply(events[i], board_);
            tally_.add(events[i].kind);
            if (events[i].kind != EventKind::solution) continue;
            solution_ = board_;
            note_milestone();
        }
        steps -= told;
    }
    seconds_ += seconds_since(start);
}

void Racer::note_milestone() {
    if (tally_.solutions % spacing_ != 0) return;
    milestones_.push_back({tally_.steps(), tally_.solutions});
    if (milestones_.size() <= most_milestones) return;
    spacing_ *= 2;
    const auto is_between = [&](const Milestone& one) { return one.solutions % spacing_ != 0; };
    milestones_.erase(std::remove_if(milestones_.begin(), milestones_.end(), is_between),
                      milestones_.end());
}

Race::Race(Problem problem, const std::vector<std::string>& slugs, std::uint64_t seed)
    : problem_(std::move(problem)) {
    for (const std::string& slug : slugs) {
        Solver solver{find_solver(slug)};
        solver.settings.seed = seed;
        racers_.emplace_back(solver, problem_);
    }
}

bool Race::runs() const {
    return std::any_of(racers_.begin(), racers_.end(),
                       [](const Racer& racer) { return racer.runs(); });
}

std::uint64_t Race::advance_steps(std::uint64_t steps, double budget) {
    const auto start = Clock::now();
    std::uint64_t taken = 0;
    while (taken < steps && runs() && (taken == 0 || seconds_since(start) < budget)) {
        const std::uint64_t now = std::min(portion, steps - taken);
        for (Racer& racer : racers_) racer.advance(now);
        taken += now;
    }
    return taken;
}

void Race::advance_time(double budget) {
    const double share = budget / static_cast<double>(racers_.size());
    for (Racer& racer : racers_) {
        const double end = racer.seconds() + share;
        while (racer.runs() && racer.seconds() < end) racer.advance(portion);
    }
}

std::vector<std::string> racers_named(std::string_view list) {
    std::vector<std::string> slugs;
    while (!list.empty() && slugs.size() < most_racers) {
        const std::size_t dot = std::min(list.find('.'), list.size());
        const std::string_view slug = list.substr(0, dot);
        if (find_solver(slug) != nullptr) slugs.emplace_back(slug);
        list.remove_prefix(std::min(dot + 1, list.size()));
    }
    if (slugs.size() < fewest_racers) slugs.clear();
    return slugs;
}

std::vector<std::string> first_racers() {
    std::vector<std::string> slugs;
    for (const Entry* entry : solvers()) {
        if (slugs.size() < fewest_racers) slugs.emplace_back(entry->slug);
    }
    return slugs;
}

}  // namespace queens
