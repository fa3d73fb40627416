// A ledger as text: its jobs and the answers to them, one a line, as they travel.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "counting/cache.hpp"
#include "counting/ledger.hpp"
#include "worker/plan_line.hpp"

namespace queens {

/// A ledger, or one sentence why the text is not one.
struct LedgerReading {
    std::optional<Ledger> ledger;
    std::string complaint;
    /// Whether the text had the line of its plan, so that no job can have been lost unnoticed.
    bool certainly_whole = false;
};

/// What is asked of the jobs of a ledger: whether their searches have such parts, or only what
/// takes no tables to know, where whoever does a job asks for the parts.
enum class Asked { everything, form };

/// A ledger that comes line by line, in any order of its lines.
class LedgerLines {
  public:
    explicit LedgerLines(Asked asked) : asked_(asked) {}

    /// Reads a line; empty ones and answers that report a failure are passed over, so that their
    /// jobs stay to be done. Returns one sentence if it cannot be read.
    [[nodiscard]] std::string take(std::string_view line);
    /// Whether the line of the plan is there, and as many jobs as it says.
    [[nodiscard]] bool has_all_jobs() const { return plan_ && jobs_.size() == plan_->jobs; }
    /// The ledger of the lines so far. All jobs must be of one task and have the ids from 0 on
    /// without a gap, and be those of the plan where there is the line of one.
    [[nodiscard]] LedgerReading ledger() &&;

  private:
    [[nodiscard]] std::string take_plan(std::string_view line);

    Asked asked_;
    Cache cache_;
    std::optional<PlanLine> plan_;
    std::vector<Job> jobs_;
    std::vector<Result> results_;
};

/// Reads the lines of a text.
[[nodiscard]] LedgerReading read_ledger(std::string_view text, Asked asked = Asked::everything);

/// The line of the plan, then the job lines.
[[nodiscard]] std::string write_plan(const std::vector<Job>& jobs);

/// The plan, then the results booked so far.
[[nodiscard]] std::string write_ledger(const Ledger& ledger);

}  // namespace queens
