// `queens work`: does the jobs that come in from a file or on standard input.
#include <fstream>
#include <memory>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/incoming_jobs.hpp"
#include "cli/interrupt.hpp"
#include "cli/line_file.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/receipt_file.hpp"
#include "cli/report.hpp"
#include "cli/thread_pool.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt.hpp"
#include "worker/threads.hpp"
#include "worker/version.hpp"
#include "worker/work_share.hpp"

namespace queens::cli {

namespace {

constexpr Option jobs_operand{"JOBS", "FILE", "A file of jobs, standard input if not given or -"};
constexpr int most_shares = 1'000'000'000;
constexpr Option share_option{
    "--share", "I/K",
    "Do only every K-th job, from the I-th on, 0 to K - 1; K is at most 1000000000"};
constexpr Option keep_option{"--keep", "FILE",
                             "Add the results to this file, and pass over the jobs done in it"};
constexpr Option done_option{"--done", "FILE",
                             "Pass over the jobs that have a result in this file already"};

WorkShare share_of_work(const Given& given) {
    const auto word = given.word(share_option);
    if (!word) return {};
    const auto share = read_share(*word, most_shares);
    if (!share) {
        throw Complaint(say("--share is like 0/4 to 3/4, of at most {most} shares, not {word}.",
                            {{"most", std::to_string(most_shares)}, {"word", in_quotes(*word)}}));
    }
    return *share;
}

Report report_on(const Result& result, const IncomingJobs& jobs) {
    const std::string line = write_receipt(jobs.job(result.id), result, version);
    return Report()
        .field("id", result.id)
        .field("count", decimal(result.count))
        .field("nodes", decimal(result.nodes))
        .field("version", version)
        .field("line", line)
        .text(line + '\n');
}

Report report_on(const Failure& failure, const std::string& line) {
    return Report().field("id", failure.id).field("why", failure.why).text(line + '\n');
}

/// Where results go to a file, nobody would see a failure there for hours.
void say_failure(const Failure& failure, std::ostream& err) {
    err << (failure.id ? "Job " + std::to_string(*failure.id) : std::string("A job"))
        << " failed: " << failure.why << '\n';
}

/// Has threads do the jobs that come in, and writes the answers.
class Worker {
  public:
    Worker(IncomingJobs& jobs, int threads, std::uint64_t kept_bytes, Console& results,
           Progress& progress)
        : jobs_(jobs),
          pool_(std::make_unique<Threads>(threads, nullptr, std::make_shared<Halves>(kept_bytes))),
          enough_(static_cast<std::size_t>(2 * threads)),
          results_(results),
          progress_(progress) {}

    /// Posts jobs as they come in and writes answers, until all are done or Ctrl+C comes; nothing
    /// if it came.
    [[nodiscard]] std::optional<Status> work() {
        Status status = Status::yes;
        while (!interrupted()) {
            if (!post_jobs()) status = Status::unusable;
            const bool all = jobs_.over() && pool_->unanswered() == 0;
            const bool right = write_answers(pool_->wait_for_answers(patience));
            if (!right && status == Status::yes) status = Status::no;
            if (all) return status;
            if (progress_.due()) show_progress();
        }
        (void)write_answers(pool_->take_answers());
        return std::nullopt;
    }

  private:
    /// Posts jobs as they come in until there are enough; false if something is wrong with them.
    /// That is said at once, since the jobs at hand, which are done all the same, may take hours.
    [[nodiscard]] bool post_jobs() {
        try {
            while (pool_->unanswered() < enough_) {
                // As long as there is something to do, nobody waits for more.
                const bool idle = pool_->unanswered() == 0;
                auto line = jobs_.next(idle ? patience : std::chrono::milliseconds::zero());
                if (!line) break;
                pool_->post(std::move(*line));
            }
            return true;
        } catch (const Complaint& complaint) {
            progress_.wipe();
            results_.err << complaint.what() << std::endl;
            jobs_.stop();
            return false;
        }
    }

    /// Writes answers; whether none of them is a failure.
    [[nodiscard]] bool write_answers(const std::vector<std::string>& answers) {
        bool right = true;
        if (!answers.empty() && results_.out_is_terminal) progress_.wipe();
        for (const std::string& answer : answers) right = write_answer(answer) && right;
        return right;
    }

    /// Writes the answer to a job, with its receipt; false if it is a failure, which is said on
    /// standard error, too.
    [[nodiscard]] bool write_answer(const std::string& line) {
        const auto answer = read_answer(line);
        const auto* const result = std::get_if<Result>(&answer);
        if (result != nullptr) {
            ++done_;
            write(report_on(*result, jobs_), results_);
        } else {
            const auto& failure = std::get<Failure>(answer);
            write(report_on(failure, line), results_);
            progress_.wipe();
            say_failure(failure, results_.err);
        }
        results_.out.flush();
        if (!results_.out) throw Complaint("The results could not be written.");
        return result != nullptr;
    }

    void show_progress() {
        const std::uint64_t done = jobs_.passed_over() + done_;
        const std::uint64_t planned = jobs_.planned_here();
        const std::string words =
            planned > 0 ? grouped(done) + " of " + counted(planned, "job") : counted(done, "job");
        progress_.show(words + " done, " + duration(progress_.seconds()));
    }

    IncomingJobs& jobs_;
    ThreadPool<Threads> pool_;
    std::size_t enough_;
    Console& results_;
    Progress& progress_;
    std::uint64_t done_ = 0;
};

Status work(const Given& given, Console& console) {
    const int threads = read_threads(given);
    const std::uint64_t kept_bytes = read_memory(given);
    const WorkShare share = share_of_work(given);
    const auto keep = given.word(keep_option);
    const auto done_in = given.word(done_option);
    if (keep && (console.json || done_in)) {
        throw Complaint("--keep goes neither with --format json nor with --done.");
    }
    if (keep == "-")
        throw Complaint("--keep adds to a file; results go to standard output anyway.");
    const std::string path = given.word(jobs_operand).value_or("-");
    auto input = std::make_unique<Input>(path, console);
    Receipts done;
    if (done_in) {
        done = read_receipts(*done_in, console);
        if (is_cut_off(*done_in)) {
            console.err << "Remark: The last line of \"" << *done_in
                        << "\" is cut off; --keep would mend it and go on there.\n";
        }
    }
    std::ofstream kept;
    if (keep) {
        done = read_kept(*keep, console);
        kept = open_to_add(*keep);
    }
    IncomingJobs jobs(std::move(input), path, {share, std::move(done), keep, threads, kept_bytes});
    Console results{console.in, keep ? kept : console.out, console.err};
    results.out_is_terminal = !keep && console.out_is_terminal;
    results.json = console.json;
    Progress progress(console);
    const auto status = Worker(jobs, threads, kept_bytes, results, progress).work();
    progress.wipe();
    if (!status) {
        console.err << "Stopped; the jobs without a result are still to be done.\n";
        return Status::no;
    }
    if (*status == Status::unusable || jobs.came() >= jobs.planned()) return *status;
    console.err << "Remark: There are only " << grouped(jobs.came()) << " of the "
                << counted(jobs.planned(), "job") << " of the plan in " << name_of_file(path)
                << "; the others are still to be done.\n";
    return Status::no;
}

}  // namespace

Subcommand work_command() {
    return {"work",
            "Do jobs, and write their results",
            {jobs_operand, threads_option, memory_option, share_option, keep_option, done_option,
             format_option},
            "Reads lines of `queens plan` and writes one line for each, as it is done: its result "
            "with the version of the program and a check value. A job done twice gives the same "
            "line twice. A line that is cut off or none of a plan, or a job that cannot be taken, "
            "ends the input there: the jobs before are done. Exit status 1 if a job failed, if "
            "fewer came than the plan says that it has, or if Ctrl+C came first, 2 if the input "
            "ended so or the tables need more memory than there is.",
            work};
}

}  // namespace queens::cli
