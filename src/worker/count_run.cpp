// A count hands its jobs out some to a worker and books the answers. A job that fails is given out
// again, until that has happened three times a worker since the last answer that could be booked.
//
// A browser can compute wrongly: WebKitGTK 2.50, where it ended workers while others counted, added
// a random number of 40 to 64 bits to a few counts. Most such answers do not add up, and are
// refused as such (protocol.cpp). So are those with which there would be more solutions than are
// published.
#include "worker/count_run.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/say.hpp"
#include "counting/methods.hpp"
#include "counting/published.hpp"
#include "worker/fields.hpp"
#include "worker/ledger_text.hpp"
#include "worker/protocol.hpp"

namespace queens {

namespace {

constexpr int tries_per_worker = 3;
constexpr std::size_t jobs_at_a_worker = 8;
constexpr std::size_t jobs_per_worker = 48;
/// How long a job should take on one core at most, and how many jobs we make at most to keep to it:
/// the page saves all of them every few seconds.
constexpr double seconds_of_job = 10;
constexpr std::size_t most_short_jobs = 1000;
/// Beyond this side, counting the symmetric placements would hold up the program.
constexpr int largest_turned = 20;
constexpr double thousandths = 1e3;
constexpr double millionths = 1e6;
/// Some thirty thousand years, which a double still has to the millisecond.
constexpr std::uint64_t most_milliseconds = 1'000'000'000'000'000;
constexpr std::string_view unit_of_time = " milliseconds";

/// A number of seconds, or a share, in such small parts: read and written again it is the same.
std::string in_parts(double number, double parts) {
    return std::to_string(std::llround(number * parts));
}

/// Books a result, unless there would be more solutions with it than are published. Returns one
/// sentence if it cannot be booked, else nothing.
std::string book_plausible(Ledger& ledger, const Result& result) {
    const std::optional<std::uint64_t> all = published(ledger.jobs().front().task);
    const std::uint64_t before = ledger.count();
    const bool too_many = all && before <= *all && result.count > *all - before;
    if (!too_many || ledger.booked(result.id)) return ledger.book(result);
    return say(
        "With the {count} solutions of job {job} there would be more than the published {all}.",
        {{"count", std::to_string(result.count)},
         {"job", std::to_string(result.id)},
         {"all", std::to_string(*all)}});
}

}  // namespace

std::size_t jobs_wanted(const Task& task, int workers) {
    const std::size_t wanted = jobs_per_worker * static_cast<std::size_t>(workers);
    if (!method_of(task).keeps_to_wanted) return wanted;
    const auto short_ones = static_cast<std::size_t>(estimate(task, 1).seconds / seconds_of_job);
    return std::max(wanted, std::min(short_ones, most_short_jobs));
}

CountRun::CountRun(Ledger ledger, int workers)
    : ledger_(std::move(ledger)),
      task_(ledger_.jobs().front().task),
      workers_(workers),
      others_(ledger_.progress()) {
    if (ledger_.complete()) finish();
}

void CountRun::pause() {
    running_ = false;
    out_.clear();
}

void CountRun::tell_time(double now) {
    if (running_) seconds_ = std::max(seconds_, now - started_);
}

void CountRun::go_on(double now) {
    running_ = true;
    started_ = now - seconds_;
    failures_ = 0;
    waiting_.clear();
    for (const Job* job : jobs_at_hand()) waiting_.push_back(job->id);
    std::reverse(waiting_.begin(), waiting_.end());
}

bool CountRun::is_own(const Job& job) const {
    return !ledger_.booked(job.id) && share_.has(job.id);
}

bool CountRun::share_is_open() const {
    return std::any_of(ledger_.jobs().begin(), ledger_.jobs().end(),
                       [&](const Job& job) { return is_own(job); });
}

std::vector<const Job*> CountRun::jobs_at_hand() const {
    const bool own_only = share_is_open();
    std::vector<const Job*> jobs;
    for (const Job& job : ledger_.jobs()) {
        if (own_only ? is_own(job) : !ledger_.booked(job.id)) jobs.push_back(&job);
    }
    return jobs;
}

void CountRun::set_share(WorkShare share) {
    pause();
    share_ = share;
}

std::string CountRun::add(const Ledger& other) {
    Ledger both = ledger_;
    for (const Job& job : other.jobs()) {
        const auto& result = other.result(job.id);
        if (!result) continue;
        if (std::string complaint = book_plausible(both, *result); !complaint.empty())
            return complaint;
    }
    const double before = std::exchange(ledger_, std::move(both)).progress();
    std::erase_if(waiting_, [&](std::uint32_t id) { return ledger_.booked(id); });
    others_ += ledger_.progress() - before;
    if (ledger_.complete()) finish();
    return {};
}

double CountRun::remaining() const {
    const double done_here = ledger_.progress() - others_;
    if (done_here < 0.02) return -1;
    double weight = 0;
    for (const Job* job : jobs_at_hand()) weight += static_cast<double>(job->weight);
    return answered_ * ledger_.share_of(weight) / done_here;
}

std::vector<std::string> CountRun::lines_to_post() {
    std::vector<std::string> lines;
    const std::size_t most = jobs_at_a_worker * static_cast<std::size_t>(workers_);
    while (running_ && out_.size() < most && !waiting_.empty()) {
        out_.push_back(waiting_.back());
        waiting_.pop_back();
        lines.push_back(write_job(ledger_.jobs()[out_.back()]));
    }
    return lines;
}

std::string CountRun::answer(std::string_view line, double now) {
    if (!running_) return {};
    tell_time(now);
    answered_ = seconds_;
    const auto answer = read_answer(line);
    if (const auto* failure = std::get_if<Failure>(&answer)) {
        if (!failure->id || !ledger_.booked(*failure->id)) return give_back(*failure);
        // Another computer has done meanwhile what failed here.
        take_back(*failure->id);
        return {};
    }
    const auto& result = std::get<Result>(answer);
    std::string complaint = book_plausible(ledger_, result);
    if (!complaint.empty()) return give_back({result.id, std::move(complaint)});
    failures_ = 0;
    take_back(result.id);
    return {};
}

void CountRun::take_back(std::uint32_t id) {
    std::erase(out_, id);
    if (ledger_.complete()) finish();
    if (waiting_.empty() && out_.empty()) running_ = false;
}

void CountRun::finish() {
    running_ = false;
    symmetric_ = symmetric_of(task_, ledger_.count(), largest_turned);
}

std::string CountRun::give_back(const Failure& failure) {
    const bool ours =
        failure.id && *failure.id < ledger_.jobs().size() && !ledger_.booked(*failure.id);
    if (ours && ++failures_ < tries_per_worker * workers_) {
        std::erase(out_, *failure.id);
        waiting_.push_back(*failure.id);
        return {};
    }
    pause();
    return failure.why;
}

std::string write_count(const CountRun& run) {
    std::string text = in_parts(run.seconds_, thousandths) + std::string(unit_of_time);
    if (run.share_ != WorkShare{}) {
        text += " share=" + std::to_string(run.share_.number) + '/' +
                std::to_string(run.share_.computers);
    }
    if (run.others_ > 0) {
        text += " others=" + in_parts(run.others_, millionths);
    }
    return text + '\n' + write_ledger(run.ledger_);
}

std::variant<CountRun, std::string> read_count(std::string_view text, int workers) {
    std::string_view head = take_until(text, '\n');
    std::uint64_t spent = 0;
    std::uint64_t others = 0;
    if (!read_number(head.substr(0, head.find(' ')), spent))
        return say("It does not begin with its time.");
    head.remove_prefix(std::min(head.find(' '), head.size()));
    if (!head.starts_with(unit_of_time)) return say("It does not begin with its time.");
    Fields<2> fields{{"share", "others"}, 0};
    std::string complaint = fields.read(head.substr(unit_of_time.size()));
    const std::string_view word = fields["share"];
    const auto share = word.empty() ? WorkShare{} : read_share(word, most_computers);
    if (complaint.empty() && !share)
        complaint = say("{share} is not a share of a count.", {{"share", in_quotes(word)}});
    if (complaint.empty() && !fields["others"].empty()) complaint = fields.number("others", others);
    if (!complaint.empty()) return complaint;
    LedgerReading reading = read_ledger(text, Asked::form);
    if (!reading.ledger) return std::move(reading.complaint);
    const auto seconds = static_cast<double>(std::min(spent, most_milliseconds)) / thousandths;
    CountRun run(std::move(*reading.ledger), workers);
    run.seconds_ = run.answered_ = seconds;
    run.share_ = *share;
    run.others_ = std::min(static_cast<double>(others) / millionths, run.ledger_.progress());
    return run;
}

}  // namespace queens
