// A count is kept at its start, every few seconds and when it pauses, so that it can go on after
// the program was closed.
#include "app/count_room.hpp"

#include <algorithm>
#include <variant>

#include "counting/methods.hpp"

namespace queens {

void CountRoom::start(const Task& task, double now) {
    discard();
    run_.emplace(task, workers_, now);
    set_going(now);
    keep(now);
}

void CountRoom::pause() {
    if (!run_ || !run_->running()) return;
    run_->pause();
    requests_.emplace_back(DropJobs{});
    keep(kept_at_);
}

void CountRoom::go_on(double now) {
    if (!run_ || !run_->paused()) return;
    run_->go_on(now);
    set_going(now);
}

void CountRoom::discard() {
    if (run_ && run_->running()) requests_.emplace_back(DropJobs{});
    run_.reset();
    forget();
}

std::string CountRoom::restore(std::string_view text) {
    auto read = read_count(text, workers_);
    kept_ = true;
    if (const auto* complaint = std::get_if<std::string>(&read)) {
        forget();
        return *complaint;
    }
    run_ = std::move(std::get<CountRun>(read));
    keeping_ = Keeping::kept;
    if (!run_->paused()) finish();
    return {};
}

std::optional<double> CountRoom::slowness(const Task& task) const {
    const Task stick = yardstick(task);
    const auto found = std::find_if(measured_.begin(), measured_.end(),
                                    [&](const auto& one) { return one.first == stick; });
    if (found == measured_.end()) return std::nullopt;
    return found->second;
}

void CountRoom::measure(const Task& task) {
    if (calibration_ || (run_ && run_->running()) || slowness(task)) return;
    calibration_.emplace(yardstick(task));
    requests_.emplace_back(PostJob{calibration_->line()});
}

std::string CountRoom::receive(std::string_view line, double now) {
    if (calibration_) {
        calibration_->answer(line, now);
        if (calibration_->over()) {
            measured_.emplace_back(calibration_->yardstick(), calibration_->slowness());
            calibration_.reset();
        } else {
            requests_.emplace_back(PostJob{calibration_->line()});
        }
        return {};
    }
    if (!run_ || !run_->running()) return {};
    std::string complaint = run_->answer(line, now);
    if (run_->running()) {
        constexpr double between = 2;
        if (now - kept_at_ >= between) keep(now);
        post_jobs();
    } else if (run_->paused()) {
        requests_.emplace_back(DropJobs{});
        keep(now);
    } else {
        finish();
    }
    return complaint;
}

/// Gives the workers to the count at hand.
void CountRoom::set_going(double now) {
    kept_at_ = now;
    if (std::exchange(calibration_, std::nullopt)) requests_.emplace_back(DropJobs{});
    post_jobs();
}

void CountRoom::post_jobs() {
    for (std::string& line : run_->lines_to_post()) {
        requests_.emplace_back(PostJob{std::move(line)});
    }
}

void CountRoom::keep(double now) {
    kept_ = true;
    kept_at_ = now;
    keeping_.reset();
    requests_.emplace_back(KeepCount{write_count(*run_)});
}

void CountRoom::forget() {
    if (std::exchange(kept_, false)) requests_.emplace_back(KeepCount{});
}

void CountRoom::finish() {
    constexpr std::size_t most_listed = 100;
    const Task& task = run_->task();
    finished_.erase(std::remove_if(finished_.begin(), finished_.end(),
                                   [&](const FinishedCount& one) { return one.task == task; }),
                    finished_.end());
    if (finished_.size() == most_listed) finished_.erase(finished_.begin());
    const std::uint64_t count = run_->ledger().count();
    finished_.push_back(
        {task, count, run_->fundamental(), run_->ledger().nodes(), run_->seconds()});
    forget();
    requests_.emplace_back(Announce{std::to_string(count) + " solutions counted."});
}

}  // namespace queens
