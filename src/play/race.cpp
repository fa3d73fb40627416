// Racers take their steps in small portions by turns, so that all stand at the same step whenever
// the screen is drawn.
#include "play/race.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/fragment.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "play/pace.hpp"
#include "play/stopwatch.hpp"

namespace queens {

namespace {

constexpr std::uint64_t portion = 512;
/// More refused squares than a line of a usual board has are not kept.
constexpr std::size_t most_refused = 32;

/// The steps that a racer takes before the next one has its turn and the clock is looked at.
std::uint64_t turn_on(Size size) { return std::min(portion, steps_between_looks(size)); }

}  // namespace

Racer::Racer(const Solver& solver, const Problem& problem)
    : entry_(solver.entry), board_(problem.board), milestones_{{0, 0}} {
    auto run = start_run(solver, problem);
    if (auto* refusal = std::get_if<std::string>(&run)) {
        refusal_ = std::move(*refusal);
    } else {
        run_ = std::move(std::get<Run>(run));
    }
}

bool Racer::prepare() {
    if (!run_ || search_ != nullptr) return false;
    search_ = run_->search();
    return true;
}

void Racer::advance(std::uint64_t steps) {
    prepare();
    const Stopwatch watch;
    const bool comes_first = !first_;
    std::array<Event, portion> events;
    while (steps > 0 && runs()) {
        const auto wanted = static_cast<std::size_t>(std::min(steps, portion));
        const std::size_t emitted = search_->events({events.data(), wanted});
        for (std::size_t i = 0; i < emitted; ++i) {
            carry_out(events[i]);
        }
        steps -= emitted;
    }
    seconds_ += watch.seconds();
    if (first_ && comes_first) first_->seconds = seconds_;
}

void Racer::carry_out(const Event& event) {
    apply(event, board_);
    tally_.add(event.kind);
    switch (event.kind) {
        case EventKind::place:
        case EventKind::remove: return refused_.clear();
        case EventKind::reject:
            if (refused_.size() == most_refused) refused_.erase(refused_.begin());
            return refused_.push_back(event.square);
        case EventKind::solution: break;
        case EventKind::done: return;
    }
    solution_ = board_;
    if (!first_) first_ = FirstSolution{tally_.steps(), 0};
    note_milestone();
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
    : problem_(std::move(problem)), seed_(seed) {
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

bool Race::is_comparable() const {
    const Entry& first = racers_.front().entry();
    return std::all_of(racers_.begin(), racers_.end(), [&](const Racer& racer) {
        const bool places_queens = racer.entry().approach != Approach::other_puzzle;
        return &racer.entry() == &first ||
               (places_queens && first.approach != Approach::other_puzzle);
    });
}

bool Race::proves_none() const {
    return is_comparable() && std::any_of(racers_.begin(), racers_.end(), [](const Racer& racer) {
               return queens::proves_none(racer.entry(), racer.tally());
           });
}

std::optional<std::size_t> Race::winner(Fairness fairness) const {
    if (!is_comparable()) return std::nullopt;
    const bool by_steps = fairness == Fairness::steps;
    const auto needed = [&](const Racer& racer) {
        return by_steps ? static_cast<double>(racer.first()->step) : racer.first()->seconds;
    };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < racers_.size(); ++i) {
        if (!racers_[i].first()) continue;
        if (!best || needed(racers_[i]) < needed(racers_[*best])) best = i;
    }
    if (!best) return std::nullopt;
    const bool settled = std::all_of(racers_.begin(), racers_.end(), [&](const Racer& racer) {
        const double used = by_steps ? static_cast<double>(racer.tally().steps()) : racer.seconds();
        return racer.first() || !racer.runs() || used >= needed(racers_[*best]);
    });
    return settled ? best : std::nullopt;
}

bool Race::prepare(double budget) {
    const Stopwatch watch;
    for (Racer& racer : racers_) {
        if (racer.prepare() && watch.seconds() >= budget) return false;
    }
    return true;
}

std::uint64_t Race::advance_steps(std::uint64_t steps, double budget) {
    const Stopwatch watch;
    const std::uint64_t turn = turn_on(problem_.board.size());
    std::uint64_t taken = 0;
    while (taken < steps && runs() && (taken == 0 || watch.seconds() < budget)) {
        const std::uint64_t now = std::min(turn, steps - taken);
        for (Racer& racer : racers_) racer.advance(now);
        taken += now;
    }
    return taken;
}

void Race::advance_time(double budget) {
    const std::uint64_t turn = turn_on(problem_.board.size());
    const double share = budget / static_cast<double>(racers_.size());
    for (Racer& racer : racers_) {
        const double end = racer.seconds() + share;
        while (racer.runs() && racer.seconds() < end) racer.advance(turn);
    }
}

std::vector<std::string> racers_named(std::string_view list) {
    std::vector<std::string> slugs;
    for (const std::string_view slug : entries_in(list, ".")) {
        if (slugs.size() < most_racers && find_solver(slug) != nullptr) slugs.emplace_back(slug);
    }
    if (slugs.size() < fewest_racers) slugs.clear();
    return slugs;
}

std::string racers_left_out(std::string_view list) {
    const std::vector<std::string_view> slugs = entries_in(list, ".");
    const auto is_unknown = [](std::string_view slug) {
        return !slug.empty() && find_solver(slug) == nullptr;
    };
    const auto is_known = [](std::string_view slug) { return find_solver(slug) != nullptr; };
    if (std::count_if(slugs.begin(), slugs.end(), is_known) > std::ptrdiff_t{most_racers}) {
        return say("Only {most} algorithms race at once, so the link's last ones are left out.",
                   {{"most", most_racers}});
    }
    const auto unknown = std::find_if(slugs.begin(), slugs.end(), is_unknown);
    if (unknown == slugs.end()) return {};
    return say(
        "No algorithm is called {name}, so it does not race. Everything else is as the link says.",
        {{"name", in_quotes(*unknown)}});
}

std::vector<std::string> first_racers() {
    std::vector<std::string> slugs;
    for (const Entry* entry : solvers()) {
        if (slugs.size() < fewest_racers) slugs.emplace_back(entry->slug);
    }
    return slugs;
}

}  // namespace queens
