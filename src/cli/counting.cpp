// Counting by jobs: how many there are, how long they take, and doing them.
#include "cli/counting.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "cli/command.hpp"
#include "cli/forecast.hpp"
#include "cli/interrupt.hpp"
#include "cli/memory.hpp"
#include "cli/thread_pool.hpp"
#include "cli/unless_interrupted.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "counting/trust.hpp"
#include "worker/count_run.hpp"
#include "worker/threads.hpp"

namespace queens::cli {

namespace {

/// Small planes are hardly cut; others by jobs of some hundredths of a second, so that all
/// threads have their share, progress is smooth, and Ctrl+C is answered soon. This depends on the
/// board alone, and so does the number of nodes.
constexpr double seconds_of_job = 0.02;
constexpr double fewest_jobs = 64;
constexpr double many_jobs = 4096;
/// The seconds from which on the time is predicted before the start.
constexpr double worth_predicting = 5;
/// The seconds from which on it is said that the work can be done in parts.
constexpr double worth_parting = 600;
/// The share of the work from which on the remaining time is predicted.
constexpr double enough_to_predict = 0.005;

std::string how_far_by_jobs(double progress, std::uint64_t count) {
    return percent(progress) + " of the work, " + counted(count, "solution") + " so far";
}

void show(const Ledger& ledger, Progress& progress) {
    const double share = ledger.progress();
    std::string line = how_far_by_jobs(share, ledger.count());
    if (share > enough_to_predict) {
        line += ", " + duration(progress.seconds() * (1 - share) / share) + " to go";
    }
    progress.show(line);
}

/// Says how long a count will take, by the seconds that one thread is estimated to need.
void predict(double of_one_thread, int threads, Progress& progress) {
    const double seconds = of_one_thread / threads;
    const std::string on_these = counted(threads, "thread");
    if (!is_trusted(of_one_thread)) {
        progress.remark("This takes " + at_the_least(seconds, on_these));
    } else if (seconds > worth_parting) {
        progress.remark("This takes about " + duration(seconds) + " on " + on_these +
                        ", give or take a factor of three; with queens plan, work and merge it can "
                        "be stopped and continued.");
    } else if (seconds > worth_predicting) {
        progress.show("about " + duration(seconds) + " to go, by a rough estimate");
    }
}

}  // namespace

Outcome count_by_jobs(const Task& task, int threads, std::uint64_t kept, Progress& progress) {
    const std::string refusal = refuse_memory(task, threads, kept, bytes_of_this_machine());
    if (!refusal.empty()) throw Complaint(refusal);
    const double seconds = estimate(task).seconds;
    predict(seconds, threads, progress);
    const double jobs =
        is_counted_at_once(task) ? 1 : std::clamp(seconds / seconds_of_job, fewest_jobs, many_jobs);
    auto cut =
        unless_interrupted([task, jobs] { return plan(task, static_cast<std::size_t>(jobs)); });
    if (!cut) {
        progress.wipe();
        return {0, 0, false, how_far_by_jobs(0, 0)};
    }
    CountRun run(Ledger(std::move(*cut)), threads);
    run.go_on(progress.seconds());
    ThreadPool pool(std::make_unique<Threads>(threads, nullptr, std::make_shared<Halves>(kept)));
    while (run.running() && !interrupted()) {
        for (std::string& line : run.lines_to_post()) pool->post(std::move(line));
        for (const std::string& line : pool->wait_for_answers(patience)) {
            const std::string wrong = run.answer(line, progress.seconds());
            if (!wrong.empty()) throw Complaint(wrong);
        }
        if (progress.due()) show(run.ledger(), progress);
    }
    progress.wipe();
    const Ledger& ledger = run.ledger();
    if (ledger.complete()) return {ledger.count(), ledger.nodes(), true, {}};
    return {ledger.count(), ledger.nodes(), false,
            how_far_by_jobs(ledger.progress(), ledger.count())};
}

}  // namespace queens::cli
