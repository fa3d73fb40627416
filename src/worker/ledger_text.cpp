// Reading and writing ledgers, with the lines of the protocol.
#include "worker/ledger_text.hpp"

#include <algorithm>
#include <variant>
#include <vector>

#include "core/say.hpp"
#include "worker/fields.hpp"
#include "worker/protocol.hpp"

namespace queens {

namespace {

LedgerReading complaining(std::string sentence) {
    return {std::nullopt, std::move(sentence), false};
}

/// Why the jobs are not those of one task, empty if they are. They are in the order of their ids.
std::string complain_about(const std::vector<Job>& jobs) {
    if (jobs.empty()) return say("There are no jobs.");
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (jobs[i].task != jobs.front().task) return say("The jobs belong to different boards.");
        if (jobs[i].id != i) {
            return say("Job {missing} is missing among the jobs, or job {twice} appears twice.",
                       {{"missing", std::to_string(i)}, {"twice", std::to_string(jobs[i].id)}});
        }
    }
    return {};
}

}  // namespace

std::string LedgerLines::take(std::string_view line) {
    if (line.empty() || line.starts_with("failed ")) return {};
    if (is_plan_line(line)) return take_plan(line);
    if (is_job_line(line)) {
        auto read = asked_ == Asked::form ? read_planned_job(line) : read_job(line, cache_);
        if (const auto* failure = std::get_if<Failure>(&read)) return failure->why;
        jobs_.push_back(std::move(std::get<Job>(read)));
        return {};
    }
    if (!is_result_line(line)) {
        return say("The line {line} does not belong to a count.", {{"line", in_quotes(line)}});
    }
    const auto read = read_answer(line);
    if (const auto* failure = std::get_if<Failure>(&read)) return failure->why;
    results_.push_back(std::get<Result>(read));
    return {};
}

std::string LedgerLines::take_plan(std::string_view line) {
    const auto read = read_plan_line(line);
    if (const auto* complaint = std::get_if<std::string>(&read)) return *complaint;
    if (plan_ && *plan_ != std::get<PlanLine>(read)) return say("There are jobs of several plans.");
    plan_ = std::get<PlanLine>(read);
    return {};
}

LedgerReading LedgerLines::ledger() && {
    std::sort(jobs_.begin(), jobs_.end(), [](const Job& a, const Job& b) { return a.id < b.id; });
    std::string complaint = plan_ ? compare(*plan_, jobs_) : std::string();
    if (complaint.empty()) complaint = complain_about(jobs_);
    if (!complaint.empty()) return complaining(std::move(complaint));
    LedgerReading reading{Ledger(std::move(jobs_)), {}, plan_.has_value()};
    for (const Result& result : results_) {
        if (std::string refusal = reading.ledger->book(result); !refusal.empty()) {
            return complaining(std::move(refusal));
        }
    }
    return reading;
}

LedgerReading read_ledger(std::string_view text, Asked asked) {
    LedgerLines lines(asked);
    while (!text.empty()) {
        if (std::string refusal = lines.take(take_line(text)); !refusal.empty()) {
            return complaining(std::move(refusal));
        }
    }
    return std::move(lines).ledger();
}

std::string write_plan(const std::vector<Job>& jobs) {
    std::string text = write_plan_line(plan_line_of(jobs)) + '\n';
    for (const Job& job : jobs) text += write_job(job) + '\n';
    return text;
}

std::string write_ledger(const Ledger& ledger) {
    std::string text = write_plan(ledger.jobs());
    for (const Job& job : ledger.jobs()) {
        if (const auto& result = ledger.result(job.id)) text += write_result(*result) + '\n';
    }
    return text;
}

}  // namespace queens
