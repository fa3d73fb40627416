// A count hands its jobs out some to a worker and books the answers; a job that fails is given out
// again, three times at most.
#include "app/count_run.hpp"

#include <algorithm>
#include <cassert>

#include "counting/fundamental.hpp"

namespace queens {

namespace {

constexpr int tries = 3;
constexpr int jobs_at_a_worker = 8;
constexpr std::size_t jobs_per_worker = 48;
/// Beyond this side, counting the symmetric placements would hold up the program.
constexpr int largest_fundamental = 20;

}  // namespace

CountRun::CountRun(const Task& task, int workers, double now)
    : task_(task),
      ledger_(plan(task, jobs_per_worker * static_cast<std::size_t>(workers))),
      workers_(workers),
      started_(now),
      failures_(ledger_.jobs().size(), 0) {
    for (const Job& job : ledger_.jobs()) waiting_.push_back(job.id);
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
    running_ = false;
    return "The count had to stop: " + failure.why;
}

}  // namespace queens
