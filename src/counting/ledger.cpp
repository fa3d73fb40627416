// Booking results: each job once, nothing that was not asked for.
#include "counting/ledger.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

#include "core/say.hpp"

namespace queens {

Ledger::Ledger(std::vector<Job> jobs) : jobs_(std::move(jobs)), results_(jobs_.size()) {
    for (const Job& job : jobs_) {
        assert(job.id < jobs_.size() && &jobs_[job.id] == &job);
        weight_ += static_cast<double>(job.weight);
    }
}

std::string Ledger::book(const Result& result) {
    if (result.id >= jobs_.size()) {
        return say("Job {job} was never asked for; this count has {jobs} jobs.",
                   {{"job", std::to_string(result.id)}, {"jobs", std::to_string(jobs_.size())}});
    }
    std::optional<Result>& booked = results_[result.id];
    if (booked) {
        if (*booked == result) return {};
        return say(
            "Job {job} was recorded with {count} solutions in {nodes} nodes before, and now came "
            "with {other_count} in {other_nodes}.",
            {{"job", std::to_string(result.id)},
             {"count", std::to_string(booked->count)},
             {"nodes", std::to_string(booked->nodes)},
             {"other_count", std::to_string(result.count)},
             {"other_nodes", std::to_string(result.nodes)}});
    }
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    if (result.count > most - count_ || result.nodes > most - nodes_) {
        return say("With the result of job {job} the total would be too large to hold.",
                   {{"job", std::to_string(result.id)}});
    }
    booked = result;
    ++done_;
    count_ += result.count;
    nodes_ += result.nodes;
    for (const auto& [times, solutions] : result.by) by_[times] += solutions;
    weight_done_ += static_cast<double>(jobs_[result.id].weight);
    return {};
}

bool Ledger::booked(std::uint32_t id) const { return id < results_.size() && results_[id]; }

double Ledger::progress() const {
    if (complete()) return 1;
    return std::min(share_of(weight_done_), 1.0);
}

}  // namespace queens
