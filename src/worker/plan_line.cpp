// Writing and reading the line, and comparing jobs with it.
#include "worker/plan_line.hpp"

#include "core/say.hpp"
#include "worker/checksum.hpp"
#include "worker/fields.hpp"
#include "worker/protocol.hpp"

namespace queens {

namespace {

/// More than any plan has.
constexpr std::uint32_t most_planned = 2 * static_cast<std::uint32_t>(most_jobs);

std::vector<std::uint32_t> missing_ids(std::uint32_t wanted, const std::vector<Job>& jobs) {
    std::vector<bool> found(wanted, false);
    for (const Job& job : jobs) {
        if (job.id < wanted) found[job.id] = true;
    }
    std::vector<std::uint32_t> missing;
    for (std::uint32_t id = 0; id < wanted; ++id) {
        if (!found[id]) missing.push_back(id);
    }
    return missing;
}

}  // namespace

PlanLine plan_line_of(const std::vector<Job>& jobs) {
    std::uint64_t sum = checksum_of_nothing;
    for (const Job& job : jobs) sum = checksum(write_job(job) + '\n', sum);
    return {static_cast<std::uint32_t>(jobs.size()), sum};
}

std::string write_plan_line(const PlanLine& line) {
    return "plan jobs=" + std::to_string(line.jobs) + " sum=" + in_hexadecimal(line.sum);
}

std::variant<PlanLine, std::string> read_plan_line(std::string_view line) {
    take_until(line, ' ');
    Fields<2> fields{{"jobs", "sum"}};
    PlanLine plan;
    std::string complaint = fields.read(line);
    if (complaint.empty()) complaint = fields.number("jobs", plan.jobs);
    if (!complaint.empty()) return complaint;
    const auto sum = read_hexadecimal(fields["sum"]);
    if (!sum) {
        return say("The checksum {sum} of the plan does not have sixteen hexadecimal digits.",
                   {{"sum", in_quotes(fields["sum"])}});
    }
    plan.sum = *sum;
    if (plan.jobs > most_planned) {
        return say("No plan has {jobs} jobs.", {{"jobs", std::to_string(plan.jobs)}});
    }
    return plan;
}

std::string compare(const PlanLine& line, const std::vector<Job>& jobs) {
    const auto missing = missing_ids(line.jobs, jobs);
    if (!missing.empty()) {
        return say(
            "The plan is incomplete: {missing} of its {jobs} jobs {missing|is|are} missing: "
            "{list}.",
            {{"jobs", line.jobs}, {"missing", missing.size()}, {"list", list_of(missing)}});
    }
    if (plan_line_of(jobs) == line) return {};
    return say("The jobs are not those that were planned: their checksum differs.");
}

std::string list_of(const std::vector<std::uint32_t>& ids) {
    std::string list;
    for (std::size_t first = 0; first < ids.size();) {
        std::size_t last = first;
        while (last + 1 < ids.size() && ids[last + 1] == ids[last] + 1) ++last;
        list += (list.empty() ? "" : ", ") + std::to_string(ids[first]);
        if (last > first) list += "-" + std::to_string(ids[last]);
        first = last + 1;
    }
    return list;
}

std::string plan_line_is_missing() {
    return say(
        "The first line of the plan, \"plan jobs=...\", is missing: without it a job that was "
        "lost would go unnoticed.");
}

}  // namespace queens
