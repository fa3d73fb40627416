// `queens estimate`: what a count comes to and what it costs, from some of its jobs.
#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <ostream>
#include <vector>

#include "cli/commands.hpp"
#include "cli/memory.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "cli/sampled_jobs.hpp"
#include "cli/unless_interrupted.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "counting/published.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t usual_parts = 1'000'000;
constexpr std::uint64_t usual_samples = 100;
constexpr std::uint64_t most_samples = 1'000'000;
constexpr double seconds_of_hour = 3600;

constexpr Option parts{"--parts", "N", "Draw from about N jobs, 1 to 16777216, 1000000 by default"};
constexpr Option samples{"--samples", "K", "How many jobs to do, from 3 on, 100 by default"};
constexpr Option draw_option{"--seed", "S", "The seed of the draw, 1 by default"};
constexpr Option keep_option{"--keep", "FILE",
                             "Add the jobs done to this file, and do none of those in it again"};
constexpr Option threads{"--threads", "T", "Threads to count on, 1 by default"};

/// What was done of a sample, and what follows for the whole.
struct Findings {
    std::size_t jobs = 0;
    std::size_t done = 0;
    Estimated solutions;
    Estimated seconds;
    double longest = 0;
    std::uint64_t bytes = 0;
    std::optional<std::uint64_t> known;
    /// Whether whole jobs were done, the heaviest among them.
    bool exact = true;

    [[nodiscard]] bool has_all() const { return exact && done == jobs; }

    /// The standard error of the solutions: none of all jobs, and unknown as long as none of those
    /// done found more than another one of its stratum.
    [[nodiscard]] std::optional<double> error() const {
        if (solutions.error == 0 && !has_all()) return std::nullopt;
        return solutions.error;
    }

    /// How many standard errors the published number is above the estimate.
    [[nodiscard]] std::optional<double> away() const {
        if (!known || solutions.error == 0) return std::nullopt;
        return (static_cast<double>(*known) - solutions.sum) / solutions.error;
    }
};

/// The most memory that this program had so far.
std::uint64_t most_bytes_so_far() {
#ifdef __APPLE__
    constexpr std::uint64_t unit = 1;
#else
    constexpr std::uint64_t unit = 1024;
#endif
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * unit;
}

/// "2.231 x 10^14", or all digits of a smaller number.
std::string rounded(double number) {
    constexpr double many = 1e6;
    if (number < many) return grouped(static_cast<std::uint64_t>(std::llround(number)));
    const auto [digits, power] = scientific(number, 3);
    return digits + " x 10^" + std::to_string(power);
}

std::string with_error(const Estimated& estimated) {
    if (estimated.error == 0) return {};
    return ", with a standard error of " + percent(estimated.error / estimated.sum);
}

/// "47.3 s", and from an hour on "143 core-hours".
std::string cost(double seconds) {
    constexpr double many = 100;
    const double hours = seconds / seconds_of_hour;
    if (hours < 1) return duration(seconds);
    if (hours < many) return fixed(hours, 1) + " core-hours";
    return grouped(static_cast<std::uint64_t>(std::llround(hours))) + " core-hours";
}

std::string words_for(const Findings& found) {
    const bool all = found.has_all();
    const std::string solutions = rounded(found.solutions.sum);
    std::string text = (all ? "" : "About ") + solutions +
                       (solutions == "1" ? " solution" : " solutions") +
                       (found.error() ? with_error(found.solutions)
                                      : ", with a standard error that is not known") +
                       ", from " + (all ? "all of " : grouped(found.done) + " of ") +
                       counted(found.jobs, "job") + ".";
    if (found.known) {
        text += (*found.known == 1 ? " Published is " : " Published are ") + grouped(*found.known);
    }
    if (const auto away = found.away()) {
        text +=
            ", " + fixed(std::abs(*away), 1) + " standard errors " + (*away < 0 ? "less" : "more");
    }
    if (found.known) text += '.';
    return text + '\n' + cost(found.seconds.sum) + " on one core of this machine" +
           with_error(found.seconds) + "; " + duration(found.longest) +
           " for the longest of the jobs done" +
           (found.exact ? ", the heaviest among them; " : "; ") + megabytes(found.bytes) +
           " of memory.\n";
}

Report report_on(const Findings& found, std::uint64_t seed) {
    return Report()
        .field("jobs", found.jobs)
        .field("done", found.done)
        .field("seed", seed)
        .field("estimate", found.solutions.sum)
        .field("error", found.error())
        .field("known", decimal(found.known))
        .field("deviation", found.away())
        .field("seconds", found.seconds.sum)
        .field("seconds_error", found.seconds.error)
        .field("core_hours", found.seconds.sum / seconds_of_hour)
        .field("core_hours_error", found.seconds.error / seconds_of_hour)
        .field("longest", found.longest)
        .field("bytes", found.bytes)
        .text(words_for(found));
}

Findings findings_of(const Task& task, const Frame& frame, const std::vector<Stratum>& strata,
                     const std::map<std::size_t, Sampled>& done) {
    Findings found;
    found.jobs = frame.finds.size();
    found.done = done.size();
    found.solutions = sum_over(strata, [&](std::size_t place) {
        const Sampled& job = done.at(place);
        return job.times * static_cast<double>(job.timed.result.count);
    });
    found.seconds = sum_over(strata, [&](std::size_t place) {
        const Sampled& job = done.at(place);
        return job.times * job.timed.seconds;
    });
    for (const auto& [place, job] : done) {
        found.longest = std::max(found.longest, job.timed.seconds);
    }
    found.bytes = most_bytes_so_far();
    found.known = published(task);
    found.exact = frame.exact;
    return found;
}

Status estimate_count(const Given& given, Console& console) {
    const Task task = read_task(given, console);
    const auto cut = given.number(parts, 1, most_in_frame).value_or(usual_parts);
    const auto wanted = given.number(samples, 3, most_samples).value_or(usual_samples);
    const auto seed = given.number(draw_option, 0, 4'294'967'295).value_or(1);
    const auto pool = static_cast<int>(given.number(threads, 1, most_threads).value_or(1));
    const std::uint64_t kept = read_memory(given);
    const std::string refusal = refuse_memory(task, pool, kept, bytes_of_this_machine());
    if (!refusal.empty()) throw Complaint(refusal);

    const auto keep = given.word(keep_option);
    const auto file =
        keep ? std::make_shared<SampleFile>(*keep, console) : std::make_shared<SampleFile>();
    Progress progress(console);
    const std::shared_ptr<const Frame> frame =
        unless_interrupted([task, cut] {
            return std::make_shared<const Frame>(frame_of(task, cut));
        }).value_or(nullptr);
    if (!frame) {
        console.err << "Stopped before the jobs were drawn.\n";
        return Status::no;
    }
    const std::vector<Stratum> strata = draw(*frame, wanted, seed);
    const auto done = do_sample(frame, strata, pool, kept, file, progress);
    std::size_t drawn = 0;
    for (const Stratum& stratum : strata) drawn += stratum.drawn.size();
    if (done.size() < drawn) {
        console.err << "Stopped after " << done.size() << " of " << counted(drawn, "job")
                    << (keep ? "; the same command goes on with the others.\n"
                             : "; an estimate takes all of them, and --keep keeps those done.\n");
        return Status::no;
    }
    constexpr std::size_t few = 9;
    if (drawn < few && drawn < frame->finds.size()) {
        console.err << "Remark: A standard error that follows from fewer than nine jobs can be far "
                       "too small.\n";
    }
    write(report_on(findings_of(task, *frame, strata, done), seed), console);
    return Status::yes;
}

}  // namespace

Subcommand estimate_command() {
    return {"estimate",
            "Estimate a count and its cost from random jobs",
            {board_link, side_option, size_option, surface_option, pawns_option, parts, samples,
             draw_option, threads, memory_option, keep_option, format_option},
            "Does some of the jobs of a plan, or of a finer one, drawn at random from strata that "
            "are expected to find equally many solutions. On average the estimate is the total, "
            "and with all jobs it is the total itself. Jobs of a search by moves that are heavier "
            "than a part are not done whole, but a part of each, drawn at random too. Times are "
            "CPU times; the memory is what this program had at the most. A long estimate, which "
            "Ctrl+C stops and the same command continues:\n"
            "  queens estimate --n 24 --samples 128 --keep jobs",
            estimate_count};
}

}  // namespace queens::cli
