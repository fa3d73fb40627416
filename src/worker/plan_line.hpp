// The line at the head of a plan, which shows whether all of the plan is there:
//
//   plan jobs=96 sum=1f3870be274f6c49
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "counting/job.hpp"

namespace queens {

/// How many jobs a plan has, and a checksum of their lines in the order of their ids.
struct PlanLine {
    std::uint32_t jobs = 0;
    std::uint64_t sum = 0;

    friend bool operator==(const PlanLine&, const PlanLine&) = default;
};

[[nodiscard]] inline bool is_plan_line(std::string_view line) { return line.starts_with("plan "); }

/// The head of a plan with these jobs.
[[nodiscard]] PlanLine plan_line_of(const std::vector<Job>& jobs);
[[nodiscard]] std::string write_plan_line(const PlanLine& line);
/// Reads such a line, or gives one sentence why it is not one.
[[nodiscard]] std::variant<PlanLine, std::string> read_plan_line(std::string_view line);

/// One sentence why jobs in the order of their ids are not those of the plan, empty if they are. It
/// names the jobs that are missing.
[[nodiscard]] std::string compare(const PlanLine& line, const std::vector<Job>& jobs);

/// What to say of jobs without the line of their plan.
[[nodiscard]] std::string plan_line_is_missing();

/// "3, 7-9, 12" for numbers in rising order.
[[nodiscard]] std::string list_of(const std::vector<std::uint32_t>& ids);

}  // namespace queens
