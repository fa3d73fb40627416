// `queens plan`: the jobs of a count, for machines of any number to share.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/threads_option.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
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

/// What the jobs are going to cost, by their weights and the estimate of the whole.
void write_estimate(const Task& task, const std::vector<Job>& jobs, bool json, std::ostream& out) {
    const double seconds = estimate(task).seconds;
    double all = 0;
    double most = 0;
    for (const Job& job : jobs) {
        const auto weight = static_cast<double>(job.weight);
        all += weight;
        most = std::max(most, weight);
    }
    const double longest = seconds * most / all;
    if (!json) {
        out << counted(jobs.size(), "job") << ": about " << duration(seconds)
            << " on one core in all, " << duration(longest)
            << " for the longest, give or take a factor of three.\n";
        return;
    }
    Json document;
    document["jobs"] = jobs.size();
    document["seconds"] = seconds;
    document["longest"] = longest;
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
                     "Say how long they will take instead of writing them");
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
