// The program's life: what it is at the start, what moves by itself, and what it derives from the
// board on show.
#include "app/app.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace queens {

namespace {

constexpr std::size_t drawn_conflicts = 2000;
constexpr double longest_frame = 0.25;
constexpr std::uint64_t batch = 2048;

using Clock = std::chrono::steady_clock;

}  // namespace

App::App(int workers) : workers_(std::max(1, workers)), count_room_(workers_) {}

void App::apply(const Command& command) {
    std::visit([this](const auto& value) { carry_out(value); }, command);
    line_up();
    address_is_old_ = true;
}

const Board& App::board() const { return player_ ? player_->board() : state_.board; }

Problem App::problem() const {
    return problem_of(state_.keep_queens ? state_.board : without(state_.board, Piece::queen));
}

bool App::poll(double now, double budget) {
    const double seconds = std::clamp(now - now_, 0.0, longest_frame);
    now_ = now;
    const bool moves = move(seconds, budget);
    follow(answers_, *this);
    measure_speed();
    return moves;
}

/// Moves what moves by itself, and returns whether anything does.
bool App::move(double seconds, double budget) {
    move_race(seconds, budget);
    bool moves = racing_;
    if (many_queens_ && !many_queens_->over()) {
        // It is over soon, and nothing else moves that would stutter.
        many_queens_->advance(3 * budget);
        moves = true;
    }
    if (!player_) return moves;
    moves = move_player(seconds, budget) || moves;
    settle();
    return moves;
}

double App::rest() const {
    const bool busy = racing_ || seeking() || (many_queens_ && !many_queens_->over());
    if (busy || !playing_ || state_.speed >= fastest_speed) return 0;
    return std::clamp((1 - owed_steps_) / state_.speed, 0.0, longest_frame);
}

/// Makes the race that its tab shows, anew when its board or its racers have changed.
void App::line_up() {
    if (state_.tab != Tab::race) {
        racing_ = false;
        return;
    }
    const Problem wanted = problem();
    const auto same_racer = [](const Racer& racer, const std::string& slug) {
        return racer.entry().slug == slug;
    };
    if (race_ && race_->problem() == wanted &&
        std::equal(race_->racers().begin(), race_->racers().end(), state_.racers.begin(),
                   state_.racers.end(), same_racer)) {
        return;
    }
    race_.emplace(wanted, state_.racers, state_.solver.settings.seed);
    racing_ = false;
}

void App::move_race(double seconds, double budget) {
    if (!racing_ || !race_) return;
    if (state_.fairness == Fairness::time) {
        race_->advance_time(budget);
    } else {
        owed_to_racers_ += seconds * state_.speed;
        const auto steps = state_.speed >= fastest_speed
                               ? UINT64_MAX
                               : static_cast<std::uint64_t>(owed_to_racers_);
        owed_to_racers_ -= static_cast<double>(race_->advance_steps(steps, budget));
        owed_to_racers_ = std::clamp(owed_to_racers_, 0.0, state_.speed * longest_frame);
    }
    if (!race_->runs()) racing_ = false;
}

bool App::move_player(double seconds, double budget) {
    const auto end = Clock::now() + std::chrono::duration<double>(budget);
    if (target_) {
        while (!player_->seek(*target_, batch)) {
            if (Clock::now() >= end) return true;
        }
        target_.reset();
        address_is_old_ = true;
    } else if (to_solution_) {
        while (!player_->to_solution(batch)) {
            if (Clock::now() >= end) return true;
        }
        to_solution_ = false;
        address_is_old_ = true;
    } else if (playing_) {
        owed_steps_ += seconds * state_.speed;
        const bool unbounded = state_.speed >= fastest_speed;
        while ((unbounded || owed_steps_ >= 1) && !player_->done()) {
            const std::uint64_t steps =
                unbounded ? batch : std::min(batch, static_cast<std::uint64_t>(owed_steps_));
            owed_steps_ -= static_cast<double>(player_->forward(steps));
            if (Clock::now() < end) continue;
            owed_steps_ = 0;
            break;
        }
        if (player_->done()) carry_out(Pause{});
    }
    return playing_ || seeking();
}

/// Makes the state say at which step the run stands.
void App::settle() {
    if (player_) state_.step = target_ ? *target_ : player_->step();
}

void App::receive(std::string_view line, double now) {
    std::string complaint = count_room_.receive(line, now);
    if (!complaint.empty()) complain(std::move(complaint));
}

/// Measures how fast the machine counts, once somebody looks at a count that will take long.
void App::measure_speed() {
    const CountForecast& forecast = answers_.count.answer();
    if (state_.tab != Tab::count || !is_worth_saying(forecast.estimate, workers_)) return;
    if (!count_room_.slowness(forecast.task)) count_room_.measure(forecast.task);
}

Task App::task() const {
    Task task = task_of(problem().board);
    if (can_have_extra_queens(task)) task.pawns = state_.extra_queens;
    return task;
}

std::vector<Request> App::take_requests() {
    for (Request& request : count_room_.take_requests()) requests_.push_back(std::move(request));
    if (address_is_old_ && !playing_ && !seeking()) {
        address_is_old_ = false;
        std::string address = write_link(link_of(state_));
        if (address != address_) {
            address_ = std::move(address);
            requests_.emplace_back(SetAddress{address_});
        }
    }
    return std::exchange(requests_, {});
}

const Insight* App::insight() const {
    constexpr double most_watched = 120;
    if (!player_ || seeking() || (playing_ && state_.speed > most_watched)) return nullptr;
    return &player_->insight();
}

const Conflicts& App::conflicts() const {
    if (conflicts_.board != board())
        conflicts_ = {board(), queens::conflicts(board(), drawn_conflicts)};
    return conflicts_.value;
}

const std::optional<std::vector<std::uint32_t>>& App::attack_map() const {
    if (attack_map_.board != board()) attack_map_ = {board(), queens::attack_map(board())};
    return attack_map_.value;
}

}  // namespace queens
