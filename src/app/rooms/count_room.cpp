// A count is kept at its start, every few seconds and when it pauses, so that it can go on after
// the program was closed. One that is over in a moment is not kept at its start: the page may be
// loaded anew before what was kept of it is gone again, and would offer it as unfinished.
#include "app/rooms/count_room.hpp"

#include <algorithm>
#include <iterator>
#include <variant>

#include "core/say.hpp"
#include "counting/methods.hpp"
#include "worker/count_file.hpp"
#include "worker/orders.hpp"

namespace queens {

namespace {

constexpr std::size_t most_finished = 100;

}  // namespace

std::string other_is_open() {
    return say("Another count is still open: finish or discard it first.");
}

bool is_worth_saying(const Estimate& estimate, int workers) {
    constexpr double least = 1;
    return estimate.seconds / workers >= least;
}

void CountRoom::start(const Task& task, double now) {
    stop_workers();
    discard();
    const std::size_t wanted = jobs_wanted(task, workers_);
    if (!method_of(task).slow_to_cut) return begin(Ledger(plan(task, wanted)), now, now);
    mode_.emplace<Cutting>(Cutting{task, now});
    requests_.emplace_back(PostJob{write_cut_order(task, wanted)});
}

/// Counts what has been cut, by a clock that runs since then.
void CountRoom::begin(Ledger ledger, double since, double now) {
    run_.emplace(std::move(ledger), workers_);
    run_->go_on(since);
    set_going(now);
    const auto expected = estimate(run_->task());
    if (!expected || is_worth_saying(*expected, workers_)) keep(now);
}

/// Takes back whatever the workers were given.
void CountRoom::stop_workers() {
    if (!is<Idle>()) requests_.emplace_back(DropJobs{});
    mode_.emplace<Idle>();
}

void CountRoom::pause() {
    if (!run_ || !run_->running()) return;
    run_->pause();
    stop_workers();
    keep(kept_at_);
}

void CountRoom::go_on(double now) {
    if (!run_ || !run_->paused()) return;
    run_->go_on(now);
    set_going(now);
}

void CountRoom::discard() {
    if (is<Cutting>() || is<Counting>()) stop_workers();
    run_.reset();
    forget();
}

std::string CountRoom::restore(std::string_view text) {
    auto read = read_count(text, workers_);
    if (auto* complaint = std::get_if<std::string>(&read)) return std::move(*complaint);
    run_ = std::move(std::get<CountRun>(read));
    kept_ = true;
    keeping_ = Keeping::kept;
    if (!run_->paused()) finish();
    return {};
}

std::string CountRoom::open(std::string_view text) {
    if (is<Cutting>()) return say("Another count is being prepared.");
    auto read = read_count_file(text, run_ ? run_->ledger().jobs() : std::vector<Job>{});
    if (auto* complaint = std::get_if<std::string>(&read)) return std::move(*complaint);
    Ledger ledger = std::get<Ledger>(std::move(read));
    const bool is_same = run_ && run_->ledger().jobs() == ledger.jobs();
    if (!is_same && is_open()) return other_is_open();
    if (!is_same) {
        stop_workers();
        discard();
        run_.emplace(std::move(ledger), workers_);
    } else if (run_->ledger().complete()) {
        return {};
    } else if (std::string complaint = run_->add(ledger); !complaint.empty()) {
        return complaint;
    }
    if (run_->ledger().complete()) {
        if (is<Counting>()) stop_workers();
        finish();
    } else {
        keep(kept_at_);
    }
    return {};
}

void CountRoom::set_share(WorkShare share, double now) {
    if (!run_ || run_->ledger().complete()) return;
    const bool goes_on = run_->running();
    pause();
    run_->set_share(share);
    if (goes_on) {
        go_on(now);
    } else {
        keep(kept_at_);
    }
}

void CountRoom::restore_finished(std::string_view text) {
    unread_ = unread_finished(unread_ + std::string(text), most_finished);
    std::vector<FinishedCount> all = read_finished(text, most_finished);
    for (FinishedCount& one : finished_) {
        if (!has_repeated(all, one)) all.push_back(std::move(one));
    }
    const std::size_t kept = std::min(all.size(), most_finished);
    finished_.assign(std::make_move_iterator(all.end() - static_cast<std::ptrdiff_t>(kept)),
                     std::make_move_iterator(all.end()));
}

void CountRoom::forget_finished() {
    finished_.clear();
    unread_.clear();
    requests_.emplace_back(KeepFinished{});
}

std::optional<double> CountRoom::slowness(const Task& task) const {
    const Task stick = yardstick(task);
    const auto found = std::find_if(measured_.begin(), measured_.end(),
                                    [&](const auto& one) { return one.first == stick; });
    if (found == measured_.end()) return std::nullopt;
    return found->second;
}

std::optional<Estimate> CountRoom::estimate(const Task& task) const {
    const auto found = std::find_if(estimates_.begin(), estimates_.end(),
                                    [&](const auto& one) { return one.first == task; });
    if (found == estimates_.end()) return std::nullopt;
    return found->second;
}

void CountRoom::note_estimate(const Task& task, const Estimate& estimate) {
    constexpr std::size_t most = 100;
    if (estimates_.size() == most) estimates_.erase(estimates_.begin());
    estimates_.emplace_back(task, estimate);
}

void CountRoom::appraise(const Task& task) {
    if (!is<Idle>()) return;
    if (!estimate(task) && method_of(task).slow_to_cut) {
        mode_.emplace<Estimating>(Estimating{task});
        requests_.emplace_back(PostJob{write_estimate_order(task)});
        return;
    }
    if (!estimate(task)) note_estimate(task, queens::estimate(task));
    if (is_worth_saying(*estimate(task), workers_) && !slowness(task)) {
        const auto& measuring = mode_.emplace<Measuring>(Measuring{Calibration(yardstick(task))});
        requests_.emplace_back(PostJob{measuring.calibration.line()});
    }
}

bool CountRoom::tell_time(double now) {
    if (!is<Counting>()) return false;
    run_->tell_time(now);
    return true;
}

std::string CountRoom::receive(std::string_view line, double now) {
    return std::visit([&](auto& mode) { return take(mode, line, now); }, mode_);
}

std::string CountRoom::take(Idle& /*idle*/, std::string_view /*line*/, double /*now*/) {
    return {};
}

std::string CountRoom::take(Cutting& cutting, std::string_view line, double now) {
    const bool failed = line.starts_with("failed ");
    std::string why = failed ? std::get<Failure>(read_answer(line)).why : cutting.lines.take(line);
    if (why.empty() && !cutting.lines.has_all_jobs()) return {};
    Cutting done = std::move(cutting);
    mode_.emplace<Idle>();
    if (!why.empty()) return why;
    LedgerReading reading = std::move(done.lines).ledger();
    if (!reading.ledger) return reading.complaint;
    // It may be the answer to an earlier line, about another board.
    if (reading.ledger->jobs().front().task != done.task) {
        return say("The jobs belong to different boards.");
    }
    begin(std::move(*reading.ledger), done.since, now);
    return {};
}

/// A task that no worker can estimate counts as nothing to speak of.
std::string CountRoom::take(Estimating& estimating, std::string_view line, double /*now*/) {
    const auto read = read_estimate(line);
    const auto* found = std::get_if<Estimate>(&read);
    note_estimate(estimating.task, found != nullptr ? *found : Estimate{});
    mode_.emplace<Idle>();
    return {};
}

std::string CountRoom::take(Measuring& measuring, std::string_view line, double now) {
    Calibration& calibration = measuring.calibration;
    calibration.answer(line, now);
    if (!calibration.over()) {
        requests_.emplace_back(PostJob{calibration.line()});
        return {};
    }
    measured_.emplace_back(calibration.yardstick(), calibration.slowness());
    mode_.emplace<Idle>();
    return {};
}

std::string CountRoom::take(Counting& /*counting*/, std::string_view line, double now) {
    std::string complaint = run_->answer(line, now);
    if (run_->running()) {
        constexpr double between = 2;
        if (now - kept_at_ >= between) keep(now);
        post_jobs();
    } else if (run_->paused()) {
        stop_workers();
        keep(now);
    } else {
        mode_.emplace<Idle>();
        finish();
    }
    return complaint;
}

/// Gives the workers to the count at hand.
void CountRoom::set_going(double now) {
    kept_at_ = now;
    stop_workers();
    mode_.emplace<Counting>();
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

bool CountRoom::kept(Keeping keeping) {
    const bool is_old = std::any_of(requests_.begin(), requests_.end(), [](const Request& request) {
        return std::holds_alternative<KeepCount>(request);
    });
    if (!is_old) keeping_ = keeping;
    return !is_old;
}

void CountRoom::forget() {
    if (std::exchange(kept_, false)) requests_.emplace_back(KeepCount{});
}

void CountRoom::finish() {
    const Ledger& ledger = run_->ledger();
    FinishedCount one{run_->task(), ledger.count(), run_->symmetric(), ledger.nodes(), {}, 0};
    if (run_->alone()) {
        one.seconds = run_->seconds();
        one.cores = workers_;
    }
    std::erase_if(finished_, [&](const FinishedCount& other) { return other.repeats(one); });
    if (finished_.size() == most_finished) finished_.erase(finished_.begin());
    finished_.push_back(std::move(one));
    forget();
    requests_.emplace_back(KeepFinished{finished_text()});
    requests_.emplace_back(
        Announce{say("{count} {count|solution|solutions} counted.", {{"count", ledger.count()}})});
}

}  // namespace queens
