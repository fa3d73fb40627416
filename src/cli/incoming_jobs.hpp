// The jobs that `queens work` is to do, as their lines come in.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "cli/incoming_lines.hpp"
#include "cli/receipt_file.hpp"
#include "worker/work_share.hpp"

namespace queens::cli {

/// What is known of the jobs of a worker before they come.
struct WorkOrder {
    WorkShare share{};
    /// What is done already, and the file that the results are added to, if there is one.
    Receipts done{};
    std::optional<std::string> keep{};
    int threads = 1;
    std::uint64_t kept_bytes = 0;
};

/// Each job comes once, and those that are done already do not come.
class IncomingJobs {
  public:
    /// The path is only to be named.
    IncomingJobs(std::unique_ptr<Input> input, std::string path, WorkOrder order);

    /// The next line to do; nothing after the last, and if none comes in that time. A Complaint if
    /// it is no line of a plan or has no end, needs more memory than there is, or has the number of
    /// another job, and if there are lines, but no jobs.
    [[nodiscard]] std::optional<std::string> next(std::chrono::milliseconds longest);

    /// From here on none come.
    void stop() { stopped_ = true; }
    /// Whether no more will come.
    [[nodiscard]] bool over() const { return stopped_ || lines_.over(); }

    /// How many jobs the lines of plans say that there are, and how many came, of all shares.
    [[nodiscard]] std::uint64_t planned() const { return planned_; }
    [[nodiscard]] std::uint64_t came() const { return jobs_; }

    /// The same of this worker's share, and how many of that came that need not be done: they have
    /// a result, or came before.
    [[nodiscard]] std::uint64_t planned_here() const { return order_.share.size_of(planned_); }
    [[nodiscard]] std::uint64_t passed_over() const { return passed_over_; }

    [[nodiscard]] const Job& job(std::uint32_t id) const { return taken_.at(id); }

  private:
    /// Whether the line is a job that is still to be done.
    [[nodiscard]] bool is_to_be_done(const IncomingLine& line);
    void take_plan(const std::string& line);
    [[noreturn]] void refuse_line(const std::string& why) const;
    /// Whether the job is still to be done.
    [[nodiscard]] bool take(const Job& job);

    IncomingLines lines_;
    std::string path_;
    WorkOrder order_;
    std::size_t place_ = 0;
    bool is_empty_ = true;
    bool stopped_ = false;
    std::uint64_t planned_ = 0;
    std::uint64_t jobs_ = 0;
    std::uint64_t passed_over_ = 0;
    std::map<std::uint32_t, Job> taken_;
    std::optional<Task> checked_;
};

}  // namespace queens::cli
