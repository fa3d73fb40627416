// Runs in slices, so that the screen can be drawn between them.
#include "app/rooms/solve_room.hpp"

#include <algorithm>
#include <utility>

#include "app/state/state.hpp"
#include "core/say.hpp"
#include "play/pace.hpp"
#include "play/stopwatch.hpp"

namespace queens {

std::optional<std::uint64_t> SolveRoom::step() const {
    if (!player_) return std::nullopt;
    return target_ && *target_ != end_of_run ? *target_ : player_->step();
}

std::optional<std::uint64_t> SolveRoom::length() const {
    if (!player_) return std::nullopt;
    return player_->end_known() ? player_->farthest() : dry_run_->length();
}

double SolveRoom::pace(std::optional<double> speed) const {
    if (speed) return *speed;
    return player_ ? std::min(pace_after(player_->step() - played_from_), fastest_speed)
                   : first_pace;
}

const Insight* SolveRoom::insight(std::optional<double> speed) const {
    constexpr double most_watched = 120;
    if (!player_ || asking_ || seeking() || (playing_ && pace(speed) > most_watched))
        return nullptr;
    return &player_->insight();
}

const Reason& SolveRoom::reason() const { return asking_ ? question_ : reason_; }

void SolveRoom::ask_first(bool on) {
    pause();
    asks_first_ = on;
    asking_ = on && player_.has_value();
}

void SolveRoom::load(Run run) {
    put_run_away();
    dry_run_.emplace(run);
    player_.emplace(std::move(run));
    owed_steps_ = 0;
    played_from_ = 0;
    stopped_at_.reset();
}

void SolveRoom::put_run_away() {
    pause();
    player_.reset();
    many_.reset();
    reason_ = {};
    explained_.reset();
}

void SolveRoom::settle() {
    if (!player_ || explained_ == player_->step()) return;
    reason_ = player_->reason();
    question_.sentence = say("What comes next?");
    explained_ = player_->step();
}

void SolveRoom::place_many(const Solver& solver, std::uint32_t queens) {
    many_.emplace(*solver.entry, solver.settings, queens);
}

void SolveRoom::play() {
    pause();
    if (player_->done()) player_->seek(0);
    if (stopped_at_ != player_->step()) played_from_ = player_->step();
    playing_ = true;
    owed_steps_ = 1;
}

void SolveRoom::step_by(std::int64_t steps) {
    const bool asks = asks_first_ && !asking_ && steps == 1 && !player_->done();
    pause();
    if (asks) {
        asking_ = true;
    } else if (steps >= 0) {
        const auto forward = static_cast<std::uint64_t>(steps);
        const std::uint64_t at_once = steps_between_looks(player_->board().size());
        if (forward > at_once) target_ = player_->step() + forward;
        player_->forward(std::min(forward, at_once));
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
    asking_ = false;
    to_solution_ = false;
    target_.reset();
}

bool SolveRoom::move(double seconds, double budget, std::optional<double> speed) {
    bool moves = false;
    if (many_ && !many_->over()) {
        // It is over soon, and nothing else moves that would stutter.
        many_->advance(3 * budget);
        moves = true;
    }
    if (seeking()) {
        seek_on(budget);
    } else if (playing_) {
        play_on(seconds, budget, speed);
    }
    if (player_ && !dry_run_->over()) {
        dry_run_->advance(budget);
        moves = true;
    }
    return moves || playing_ || seeking();
}

void SolveRoom::seek_on(double budget) {
    const Stopwatch watch;
    const std::uint64_t steps = steps_between_looks(player_->board().size());
    const auto arrive = [&] {
        return target_ ? player_->seek(*target_, steps) : player_->to_solution(steps);
    };
    while (!arrive()) {
        if (watch.seconds() >= budget) return;
    }
    if (target_ > player_->step() && target_ != end_of_run) missed_step_ = target_;
    pause();
}

std::optional<std::uint64_t> SolveRoom::take_missed_step() {
    return std::exchange(missed_step_, std::nullopt);
}

/// A first solution after which the run has more to do than to end.
bool SolveRoom::stands_at_first_solution() const {
    const auto last = player_->last();
    const auto next = player_->next();
    return player_->tally().solutions == 1 && last && last->kind == EventKind::solution && next &&
           next->kind != EventKind::done;
}

void SolveRoom::play_on(double seconds, double budget, std::optional<double> speed) {
    const Stopwatch watch;
    const double now = pace(speed);
    const bool unbounded = now >= fastest_speed;
    const bool stops = !speed && player_->tally().solutions == 0 &&
                       !finds_records(player_->entry(), player_->settings());
    const std::uint64_t most = steps_between_looks(player_->board().size());
    owed_steps_ += seconds * now;
    while ((unbounded || owed_steps_ >= 1) && !player_->done()) {
        // Without a bound more steps are done than are owed.
        const std::uint64_t steps =
            unbounded ? most : std::min(most, static_cast<std::uint64_t>(owed_steps_));
        const std::uint64_t before = player_->step();
        if (stops) {
            player_->to_solution(steps);
        } else {
            player_->forward(steps);
        }
        owed_steps_ -= static_cast<double>(player_->step() - before);
        if (stops && stands_at_first_solution()) {
            stopped_at_ = player_->step();
            return pause();
        }
        if (watch.seconds() < budget) continue;
        owed_steps_ = 0;
        break;
    }
    if (player_->done()) pause();
}

double SolveRoom::rest(std::optional<double> speed) const {
    const bool measures = player_ && !dry_run_->over();
    const bool busy = seeking() || measures || (many_ && !many_->over());
    if (busy || !playing_ || pace(speed) >= fastest_speed) return 0;
    return std::clamp((1 - owed_steps_) / pace(speed), 0.0, longest_frame);
}

std::string why_nothing_is_placed() {
    return say("A search is loaded. Press \"{button}\" to place queens.",
               {{"button", say("Back to my board")}});
}

}  // namespace queens
