// Reading and writing ledgers, with the lines of the protocol.
#include "worker/ledger_text.hpp"

#include <algorithm>
#include <variant>
#include <vector>

#include "worker/protocol.hpp"

namespace queens {

namespace {

LedgerReading complaining(std::string sentence) { return {std::nullopt, std::move(sentence)}; }

/// Takes the first line off the text, without its end.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t')) {
        line.remove_suffix(1);
    }
    return line;
}

/// Why the jobs are not those of one task, empty if they are. They are in the order of their ids.
std::string complain_about(const std::vector<Job>& jobs) {
    if (jobs.empty()) return "There are no jobs.";
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (jobs[i].task != jobs.front().task) return "The jobs belong to different boards.";
        if (jobs[i].id != i) {
            return "Job " + std::to_string(i) + " is missing among the jobs, or job " +
                   std::to_string(jobs[i].id) + " is there twice.";
        }
    }
    return {};
}

}  // namespace

LedgerReading read_ledger(std::string_view text) {
    std::vector<Job> jobs;
    std::vector<Result> results;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (line.empty() || line.starts_with("failed ")) continue;
        if (line.starts_with("count ")) {
            const auto read = read_job(line);
            if (const auto* failure = std::get_if<Failure>(&read)) return complaining(failure->why);
            jobs.push_back(std::get<Job>(read));
        } else {
            const auto read = read_answer(line);
            if (const auto* failure = std::get_if<Failure>(&read)) return complaining(failure->why);
            results.push_back(std::get<Result>(read));
        }
    }
    std::sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) { return a.id < b.id; });
    if (std::string complaint = complain_about(jobs); !complaint.empty()) {
        return complaining(std::move(complaint));
    }
    LedgerReading reading{Ledger(std::move(jobs)), {}};
    for (const Result& result : results) {
        if (std::string refusal = reading.ledger->book(result); !refusal.empty()) {
            return complaining(std::move(refusal));
        }
    }
    return reading;
}

std::string write_ledger(const Ledger& ledger) {
    std::string text;
    for (const Job& job : ledger.jobs()) text += write_job(job) + '\n';
    for (const Job& job : ledger.jobs()) {
        if (const auto& result = ledger.result(job.id)) text += write_result(*result) + '\n';
    }
    return text;
}

}  // namespace queens
