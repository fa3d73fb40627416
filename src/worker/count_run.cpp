// A count hands its jobs out some to a worker and books the answers; a job that fails is given out
// again, three times at most.
#include "worker/count_run.hpp"

#include <algorithm>
#include <charconv>

#include "counting/fundamental.hpp"
#include "worker/ledger_text.hpp"

namespace queens {

namespace {

constexpr int tries = 3;
constexpr int jobs_at_a_worker = 8;
constexpr std::size_t jobs_per_worker = 48;
/// Beyond this side, counting the symmetric placements would hold up the program.
constexpr int largest_fundamental = 20;

}  // namespace

CountRun::CountRun(const Task& task, int workers, double now)
    : CountRun(Ledger(plan(task, jobs_per_worker * static_cast<std::size_t>(workers))), workers,
               0) {
    go_on(now);
}

CountRun::CountRun(Ledger ledger, int workers, double seconds)
    : ledger_(std::move(ledger)),
      task_(ledger_.jobs().front().task),
      workers_(workers),
      seconds_(seconds) {
    if (ledger_.complete()) finish();
}

void CountRun::pause() {
    running_ = false;
    out_ = 0;
}

void CountRun::go_on(double now) {
    running_ = true;
    started_ = now - seconds_;
    failures_.assign(ledger_.jobs().size(), 0);
    waiting_.clear();
    for (const Job& job : ledger_.jobs()) {
        if (!ledger_.booked(job.id)) waiting_.push_back(job.id);
    }
    std::reverse(waiting_.begin(), waiting_.end());
}

double CountRun::remaining() const {
    const double progress = ledger_.progress();
    if (progress < 0.02) return -1;
    return seconds_ * (1 - progress) / progress;
}

std::vector<std::string> CountRun::lines_to_post() {
    std::vector<std::string> lines;
    while (running_ && out_ < jobs_at_a_worker * workers_ && !waiting_.empty()) {
        lines.push_back(write_job(ledger_.jobs()[waiting_.back()]));
        waiting_.pop_back();
        ++out_;
    }
    return lines;
}

std::string CountRun::answer(std::string_view line, double now) {
    if (!running_) return {};
    --out_;
    seconds_ = now - started_;
    const auto answer = read_answer(line);
    if (const auto* failure = std::get_if<Failure>(&answer)) return give_back(*failure);
    const auto& result = std::get<Result>(answer);
    if (const std::string complaint = ledger_.book(result); !complaint.empty()) {
        return give_back({result.id, complaint});
    }
    if (ledger_.complete()) finish();
    return {};
}

void CountRun::finish() {
    running_ = false;
    const bool plane_square = task_.surface == Surface{} && task_.size.is_square();
    if (is_plain(task_) && plane_square && task_.size.rows <= largest_fundamental) {
        fundamental_ = fundamental_from_total(task_.size.rows, ledger_.count());
    }
}

std::string CountRun::give_back(const Failure& failure) {
    const bool ours = failure.id && *failure.id < failures_.size() && !ledger_.booked(*failure.id);
    if (ours && ++failures_[*failure.id] < tries) {
        waiting_.push_back(*failure.id);
        return {};
    }
    pause();
    return failure.why;
}

std::string write_count(const CountRun& run) {
    const auto spent = static_cast<std::uint64_t>(1000 * run.seconds());
    return std::to_string(spent) + " milliseconds\n" + write_ledger(run.ledger());
}

std::variant<CountRun, std::string> read_count(std::string_view text, int workers) {
    std::uint64_t spent = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), spent);
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    constexpr std::string_view unit = " milliseconds\n";
    if (read.ec != std::errc{} || !text.starts_with(unit)) {
        return "It does not begin with its time.";
    }
    LedgerReading reading = read_ledger(text.substr(unit.size()));
    if (!reading.ledger) return std::move(reading.complaint);
    return CountRun(std::move(*reading.ledger), workers, static_cast<double>(spent) / 1000);
}

}  // namespace queens
