// `queens plan`: the jobs of a count, for machines of any number to share.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "worker/protocol.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t usual_jobs = 1000;
constexpr std::uint64_t most_wanted = 10'000;

struct Options {
    BoardOption board;
    PawnsOption pawns;
    FormatOption format;
    std::optional<std::string> jobs;
};

Status plan_count(const Options& options, Console& console) {
    const bool json = options.format.json();
    Task task = task_of(options.board.read(console).board);
    task.pawns = options.pawns.read();
    const auto wanted =
        options.jobs ? read_number("--jobs", *options.jobs, 1, most_wanted) : usual_jobs;
    if (const std::string refusal = refuse(task); !refusal.empty()) throw Complaint(refusal);
    for (const Job& job : plan(task, static_cast<std::size_t>(wanted))) {
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
    add_word(command, "--jobs", "N", options->jobs,
             "About how many jobs, 1 to 10000, by default 1000");
    options->format.add_to(command);
    command.footer(
        "One job a line, for `queens work`; `queens merge` adds the results up. Jobs too small to\n"
        "be worth it are not made.");
    return [options](Console& console) { return plan_count(*options, console); };
}

}  // namespace queens::cli
