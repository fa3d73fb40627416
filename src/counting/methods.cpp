// The table of methods, and what is the same for all of them.
#include "counting/methods.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/say.hpp"

namespace queens {

namespace {

constexpr std::array methods{
#define QUEENS_METHOD(name) &name##_method,
#include "counting/methods.inc"
#undef QUEENS_METHOD
};

template <class Wanted>
const Method* first_method(Wanted wanted) {
    for (const Method* method : methods) {
        if (wanted(*method)) return method;
    }
    return nullptr;
}

}  // namespace

const Method& method_of(const Task& task) {
    return *first_method([&](const Method& method) { return method.suits(task); });
}

const Method& method_of(const Job& job) {
    if (job.method != nullptr) return *job.method;
    return *first_method(
        [&](const Method& method) { return !method.named && method.suits(job.task); });
}

const Method* find_method(std::string_view slug) {
    return first_method([&](const Method& method) { return method.named && method.slug == slug; });
}

std::string refuse(const Task& task) {
    if (!is_valid(task.size)) {
        return say("A board has 1 to {most} columns and rows.",
                   {{"most", std::to_string(largest_side)}});
    }
    return method_of(task).refuse(task);
}

std::string refuse_form(const Job& job) {
    if (std::string complaint = refuse(job.task); !complaint.empty()) return complaint;
    const auto* moves = std::get_if<Moves>(&job.part);
    if (moves != nullptr && (moves->times < 1 || moves->times > most_times)) {
        return say("The job counts every solution {times} times; 1 to {most} are possible.",
                   {{"times", std::to_string(moves->times)}, {"most", std::to_string(most_times)}});
    }
    return job.weight < 1 ? say("The job has no weight.") : std::string();
}

std::string refuse(const Job& job, Cache& cache) {
    if (std::string complaint = refuse_form(job); !complaint.empty()) return complaint;
    const Method& method = method_of(job);
    assert(method.by_moves == std::holds_alternative<Moves>(job.part));
    return method.refuse_part(job, cache);
}

std::string refuse(const Job& job) {
    Cache cache;
    return refuse(job, cache);
}

std::vector<Job> plan(const Task& task, std::size_t wanted) {
    assert(refuse(task).empty());
    const Method& method = method_of(task);
    Cache cache;
    std::vector<Job> jobs = method.plan(task, std::clamp<std::size_t>(wanted, 1, most_jobs), cache);
    if (method.named) {
        for (Job& job : jobs) job.method = &method;
    }
    return jobs;
}

bool is_counted_at_once(const Task& task) {
    constexpr int worth_cutting = 14;
    const bool small = std::max(task.size.columns, task.size.rows) < worth_cutting;
    return small && &method_of(task) == &lines_method;
}

Estimate estimate(const Task& task, std::uint64_t seed) {
    return method_of(task).estimate(task, seed);
}

Task yardstick(const Task& task) { return method_of(task).yardstick(); }

}  // namespace queens
