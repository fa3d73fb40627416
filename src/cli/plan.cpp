// `queens plan`: the jobs of a count, for machines of any number to share.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/forecast.hpp"
#include "cli/json.hpp"
#include "cli/memory.hpp"
#include "cli/options.hpp"
#include "cli/threads_option.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "counting/trust.hpp"
#include "worker/plan_line.hpp"
#include "worker/protocol.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t usual_jobs = 1000;
constexpr std::uint64_t most_wanted = 10'000;

struct Options {
    BoardOption board;
    PawnsOption pawns;
    FormatOption format;
    RenamedOption parts{"--parts", "--jobs"};
    bool estimate = false;
};

/// "about 2 h 57 min of one core of this machine in all, 1 h 50 min to 5 h ...".
std::string expectation(const Forecast& cost, double longest) {
    if (!cost.trusted) {
        return "more than " + duration(least_seconds(cost.seconds)) +
               " on one core in all; random walks see too little of so large a search to say how "
               "much more.";
    }
    std::string words = "about " + duration(cost.seconds) + " on one core in all, " +
                        duration(cost.low) + " to " + duration(cost.high) +
                        " by nine estimates and the speed of this machine; " + duration(longest) +
                        " for the longest";
    if (cost.bytes > 0) words += "; " + megabytes(cost.bytes) + " of memory";
    return words + ".";
}

/// What the jobs are going to cost, by their weights and the estimates of the whole.
void write_estimate(const Task& task, const std::vector<Job>& jobs, bool json, std::ostream& out) {
    constexpr double seconds_of_hour = 3600;
    const Forecast cost = forecast(task);
    double all = 0;
    double most = 0;
    for (const Job& job : jobs) {
        const auto weight = static_cast<double>(job.weight);
        all += weight;
        most = std::max(most, weight);
    }
    const double longest = cost.seconds * most / all;
    if (!json) {
        out << counted(jobs.size(), "job") << ": " << expectation(cost, longest) << '\n';
        return;
    }
    Json document;
    document["jobs"] = jobs.size();
    document["seconds"] = cost.seconds;
    document["low"] = cost.low;
    document["high"] = cost.high;
    document["core_hours"] = cost.seconds / seconds_of_hour;
    document["longest"] = longest;
    document["bytes"] = cost.bytes;
    document["slowness"] = cost.slowness;
    document["trusted"] = cost.trusted;
    out << document.dump() << '\n';
}

Status plan_count(const Options& options, Console& console) {
    const bool json = options.format.json();
    Task task = task_of(options.board.read(console).board);
    task.pawns = options.pawns.read();
    const auto wanted = options.parts.read(console, 1, most_wanted).value_or(usual_jobs);
    if (const std::string refusal = refuse(task); !refusal.empty()) throw Complaint(refusal);
    const std::vector<Job> jobs = plan(task, static_cast<std::size_t>(wanted));
    if (options.estimate) {
        write_estimate(task, jobs, json, console.out);
        return Status::yes;
    }
    if (!json) console.out << write_plan_line(plan_line_of(jobs)) << '\n';
    for (const Job& job : jobs) {
        if (!json) {
            console.out << write_job(job) << '\n';
            continue;
        }
        Json document;
        document["id"] = job.id;
        document["weight"] = count_value(job.weight);
        document["line"] = write_job(job);
        console.out << document.dump() << '\n';
    }
    return Status::yes;
}

}  // namespace

Action add_plan(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->board.add_to(command);
    options->pawns.add_to(command);
    options->parts.add_to(command, "N", "About how many jobs, 1 to 10000, by default 1000");
    command.add_flag("--estimate", options->estimate,
                     "Measure this machine and say what they will cost instead of writing them");
    options->format.add_to(command);
    command.footer(
        "One line that says how many jobs there are, then one job a line, for `queens work`; "
        "`queens\n"
        "merge` adds the results up. Jobs too small to be worth it are not made. A long count, "
        "which\n"
        "Ctrl+C stops and the same command continues:\n"
        "  queens plan --n 29 --surface torus --parts 10000 > plan\n"
        "  queens work --done results < plan >> results\n"
        "  queens merge plan results");
    return [options](Console& console) { return plan_count(*options, console); };
}

}  // namespace queens::cli
