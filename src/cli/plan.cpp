// `queens plan`: the jobs of a count, for machines of any number to share.
#include <algorithm>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/forecast.hpp"
#include "cli/memory.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "cli/unless_interrupted.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "worker/plan_line.hpp"
#include "worker/protocol.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t usual_jobs = 1000;
constexpr std::uint64_t most_wanted = 1'000'000;

constexpr Option parts{"--parts", "N", "About how many jobs, 1 to 1000000, 1000 by default"};
constexpr Option estimate_option =
    flag("--estimate", "Measure this machine and say what they will cost instead of writing them");

/// "about 2 h 57 min of one core of this machine in all, 1 h 50 min to 5 h ...".
std::string expectation(const Forecast& cost, double longest) {
    if (!cost.trusted) return at_the_least(cost.seconds, "one core in all");
    const bool measurable = duration(cost.high) != duration(0);
    std::string words =
        (measurable ? "about " : "") + duration(cost.seconds) + " on one core in all";
    if (measurable) {
        words += ", " + duration(cost.low) + " to " + duration(cost.high) +
                 " by nine estimates and the speed of this machine";
    }
    words += "; " + duration(longest) + " for the longest";
    if (cost.bytes > 0) words += "; " + megabytes(cost.bytes) + " of memory";
    return words + ".";
}

/// What the jobs are going to cost, by their weights and the estimates of the whole.
Report estimate_of(const Task& task, const std::vector<Job>& jobs) {
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
    Report report;
    report.field("jobs", jobs.size())
        .field("seconds", cost.seconds)
        .field("low", cost.low)
        .field("high", cost.high)
        .field("core_hours", cost.seconds / seconds_of_hour)
        .field("longest", longest)
        .field("bytes", cost.bytes)
        .field("slowness", cost.slowness)
        .field("trusted", cost.trusted)
        .text(counted(jobs.size(), "job") + ": " + expectation(cost, longest) + '\n');
    return report;
}

Status plan_count(const Given& given, Console& console) {
    const Task task = read_task(given, console);
    const auto wanted = given.number(parts, 1, most_wanted).value_or(usual_jobs);
    const auto jobs =
        unless_interrupted([task, wanted] { return plan(task, static_cast<std::size_t>(wanted)); });
    if (!jobs) {
        console.err << "Stopped before there was a plan.\n";
        return Status::no;
    }
    if (given.has(estimate_option)) {
        write(estimate_of(task, *jobs), console);
        return Status::yes;
    }
    if (!console.json) console.out << write_plan_line(plan_line_of(*jobs)) << '\n';
    for (const Job& job : *jobs) {
        const std::string line = write_job(job);
        write(Report()
                  .field("id", job.id)
                  .field("weight", decimal(job.weight))
                  .field("line", line)
                  .text(line + '\n'),
              console);
    }
    return Status::yes;
}

}  // namespace

Subcommand plan_command() {
    return {"plan",
            "Cut a count into jobs, a line each",
            {board_link, side_option, size_option, surface_option, pawns_option, parts,
             estimate_option, format_option},
            "One line that says how many jobs there are, then one job a line, for `queens work`; "
            "`queens merge` adds the results up. Jobs too small to be worth it are not made. A "
            "long count, which Ctrl+C stops and the same command continues:\n"
            "  queens plan --n 29 --surface torus --parts 10000 > plan\n"
            "  queens work --keep results plan\n"
            "  queens merge plan results",
            plan_count};
}

}  // namespace queens::cli
