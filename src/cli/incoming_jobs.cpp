// What is done with each line, and what is wrong with some.
#include "cli/incoming_jobs.hpp"

#include <utility>

#include "cli/line_file.hpp"
#include "cli/memory.hpp"
#include "worker/plan_line.hpp"
#include "worker/protocol.hpp"

namespace queens::cli {

IncomingJobs::IncomingJobs(std::unique_ptr<Input> input, std::string path, WorkOrder order)
    : lines_(std::move(input)), path_(std::move(path)), order_(std::move(order)) {}

std::optional<std::string> IncomingJobs::next(std::chrono::milliseconds longest) {
    if (stopped_) return std::nullopt;
    while (auto line = lines_.next(longest)) {
        ++place_;
        if (is_to_be_done(*line)) return std::move(line->text);
    }
    if (over() && jobs_ == 0 && !is_empty_) {
        throw Complaint("There are no jobs in " + name_of_file(path_) +
                        "; they are lines that queens plan writes.");
    }
    return std::nullopt;
}

bool IncomingJobs::is_to_be_done(const IncomingLine& line) {
    const std::string& text = line.text;
    if (text.find_first_not_of(" \t") == std::string::npos) return false;
    is_empty_ = false;
    if (is_plan_line(text)) {
        take_plan(text);
        return false;
    }
    if (is_answer_line(text)) return false;
    if (!is_job_line(text)) refuse_line("It is not a line of a plan.");
    if (!order_.share.has(jobs_++)) return false;
    const auto read = read_planned_job(text);
    const auto* const job = std::get_if<Job>(&read);
    // Whoever is sent the line says what is wrong with it.
    const bool is_to_be_done = job == nullptr || take(*job);
    if (!is_to_be_done) {
        ++passed_over_;
    } else if (!line.has_end) {
        refuse_line(
            "It has no end, so that it may be cut off: give the whole plan, or end the line if it "
            "is "
            "whole.");
    }
    return is_to_be_done;
}

void IncomingJobs::take_plan(const std::string& line) {
    const auto read = read_plan_line(line);
    if (const auto* const complaint = std::get_if<std::string>(&read)) refuse_line(*complaint);
    planned_ += std::get<PlanLine>(read).jobs;
}

void IncomingJobs::refuse_line(const std::string& why) const {
    throw Complaint(complaint_at({path_, place_}, why));
}

bool IncomingJobs::take(const Job& job) {
    if (is_done(order_.done, job)) return false;
    if (order_.keep && order_.done.contains(job.id)) {
        throw Complaint(
            "The result of job " + std::to_string(job.id) + " in \"" + *order_.keep +
            "\" is that of another plan, or was changed; give --keep another file, such "
            "as one with the sound results of this one, which `queens merge --sift` "
            "writes.");
    }
    const auto [before, is_new] = taken_.try_emplace(job.id, job);
    if (!is_new && before->second != job) {
        refuse_line("There are two jobs with the number " + std::to_string(job.id) + ".");
    }
    if (is_new && (!checked_ || *checked_ != job.task)) {
        checked_ = job.task;
        const std::string refusal =
            refuse_memory(job.task, order_.threads, order_.kept_bytes, bytes_of_this_machine());
        if (!refusal.empty()) throw Complaint(refusal);
    }
    return is_new;
}

}  // namespace queens::cli
