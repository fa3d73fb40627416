// `queens work`: does the jobs that come in from a file or on standard input.
#include <fstream>
#include <limits>
#include <map>
#include <memory>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/incoming_lines.hpp"
#include "cli/interrupt.hpp"
#include "cli/line_file.hpp"
#include "cli/memory.hpp"
#include "cli/options.hpp"
#include "cli/receipt_file.hpp"
#include "cli/report.hpp"
#include "cli/thread_pool.hpp"
#include "core/words.hpp"
#include "worker/plan_line.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt.hpp"
#include "worker/threads.hpp"
#include "worker/version.hpp"
#include "worker/work_share.hpp"

namespace queens::cli {

namespace {

constexpr Option jobs_operand{"JOBS", "FILE", "A file of jobs, standard input if not given or -"};
constexpr Option share_option{"--share", "I/K",
                              "Do only every K-th job, from the I-th on, 0 to K - 1"};
constexpr Option keep_option{"--keep", "FILE",
                             "Add the results to this file, and pass over the jobs done in it"};
constexpr Option done_option{"--done", "FILE",
                             "Pass over the jobs that have a result in this file already"};

WorkShare share_of_work(const Given& given) {
    const auto word = given.word(share_option);
    if (!word) return {};
    const auto share = read_share(*word, std::numeric_limits<int>::max());
    if (!share) throw Complaint("--share is like 0/4 to 3/4, not " + in_quotes(*word) + ".");
    return *share;
}

/// The jobs that come in and that this worker is to do, each once.
class Orders {
  public:
    /// The paths are only to be named; `keep` is that of the file the results are added to.
    Orders(std::unique_ptr<Input> input, std::string path, WorkShare share, Receipts done,
           std::optional<std::string> keep, int threads, std::uint64_t kept)
        : lines_(std::move(input)),
          path_(std::move(path)),
          share_(share),
          done_(std::move(done)),
          keep_(std::move(keep)),
          threads_(threads),
          kept_(kept) {}

    /// The next line to do; nothing after the last, and if none comes in that time. A Complaint if
    /// it is no line of a plan, needs more memory than there is, or has the number of another job,
    /// and if there are lines, but no jobs.
    std::optional<std::string> next(std::chrono::milliseconds longest) {
        while (auto line = lines_.next(longest)) {
            ++place_;
            if (line->find_first_not_of(" \t") == std::string::npos) continue;
            is_empty_ = false;
            if (is_plan_line(*line) || is_answer_line(*line)) continue;
            if (!is_job_line(*line)) {
                throw Complaint(complaint_at({path_, place_}, "It is not a line of a plan."));
            }
            if (!share_.has(position_++)) continue;
            const auto read = read_planned_job(*line);
            const auto* const job = std::get_if<Job>(&read);
            // Whoever is sent the line says what is wrong with it.
            if (job == nullptr || take(*job)) return line;
        }
        if (over() && position_ == 0 && !is_empty_) {
            throw Complaint("There are no jobs in " + name_of_file(path_) +
                            "; they are lines that queens plan writes.");
        }
        return std::nullopt;
    }

    /// Whether no more will come.
    [[nodiscard]] bool over() const { return lines_.over(); }

    [[nodiscard]] const Job& job(std::uint32_t id) const { return taken_.at(id); }

  private:
    /// Whether the job is still to be done.
    bool take(const Job& job) {
        if (is_done(done_, job)) return false;
        if (keep_ && done_.contains(job.id)) {
            throw Complaint("The result of job " + std::to_string(job.id) + " in \"" + *keep_ +
                            "\" is that of another plan, or was changed; give --keep another "
                            "file.");
        }
        const auto [before, is_new] = taken_.try_emplace(job.id, job);
        if (!is_new && before->second != job) {
            throw Complaint("There are two jobs with the number " + std::to_string(job.id) + ".");
        }
        if (is_new && (!checked_ || *checked_ != job.task)) {
            checked_ = job.task;
            const std::string refusal =
                refuse_memory(job.task, threads_, kept_, bytes_of_this_machine());
            if (!refusal.empty()) throw Complaint(refusal);
        }
        return is_new;
    }

    IncomingLines lines_;
    std::string path_;
    std::size_t place_ = 0;
    bool is_empty_ = true;
    WorkShare share_;
    Receipts done_;
    std::optional<std::string> keep_;
    int threads_;
    std::uint64_t kept_;
    std::uint64_t position_ = 0;
    std::map<std::uint32_t, Job> taken_;
    std::optional<Task> checked_;
};

Report report_on(const Result& result, const Orders& orders) {
    return Report()
        .field("id", result.id)
        .field("count", decimal(result.count))
        .field("nodes", decimal(result.nodes))
        .field("version", version)
        .text(write_receipt(orders.job(result.id), result, version) + '\n');
}

Report report_on(const Failure& failure, const std::string& line) {
    return Report().field("id", failure.id).field("why", failure.why).text(line + '\n');
}

/// Writes the answer to a job, with its receipt; false if it is a failure.
bool write_answer(const std::string& line, const Orders& orders, Console& console) {
    const auto answer = read_answer(line);
    const auto* const result = std::get_if<Result>(&answer);
    write(
        result != nullptr ? report_on(*result, orders) : report_on(std::get<Failure>(answer), line),
        console);
    console.out.flush();
    if (!console.out) throw Complaint("The results could not be written.");
    return result != nullptr;
}

/// Writes answers; whether none of them is a failure.
bool write_answers(const std::vector<std::string>& answers, const Orders& orders,
                   Console& console) {
    bool right = true;
    for (const std::string& answer : answers) {
        right = write_answer(answer, orders, console) && right;
    }
    return right;
}

/// Posts jobs as they come in and writes answers, until all are done or Ctrl+C comes; nothing if it
/// came.
std::optional<Status> work_through(Orders& orders, ThreadPool<Threads>& pool, std::size_t enough,
                                   Console& console) {
    bool right = true;
    while (!interrupted()) {
        while (pool->unanswered() < enough) {
            // As long as there is something to do, nobody waits for more.
            const bool idle = pool->unanswered() == 0;
            auto line = orders.next(idle ? patience : std::chrono::milliseconds::zero());
            if (!line) break;
            pool->post(std::move(*line));
        }
        const bool all = orders.over() && pool->unanswered() == 0;
        right = write_answers(pool->wait_for_answers(patience), orders, console) && right;
        if (all) return right ? Status::yes : Status::no;
    }
    (void)write_answers(pool->take_answers(), orders, console);
    return std::nullopt;
}

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
    auto jobs = std::make_unique<Input>(path, console);
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
    Orders orders(std::move(jobs), path, share, std::move(done), keep, threads, kept_bytes);
    Console results{console.in, keep ? kept : console.out, console.err};
    results.json = console.json;
    ThreadPool pool(
        std::make_unique<Threads>(threads, nullptr, std::make_shared<Halves>(kept_bytes)));
    const auto enough = static_cast<std::size_t>(2 * threads);
    if (const auto status = work_through(orders, pool, enough, results)) return *status;
    console.err << "Stopped; the jobs without a result are still to be done.\n";
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
            "line twice. Exit status 1 if a job failed or Ctrl+C came first, 2 if the tables need "
            "more memory than there is.",
            work};
}

}  // namespace queens::cli
