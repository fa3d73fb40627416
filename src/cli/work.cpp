// `queens work`: does the jobs that come in on standard input.
#include <CLI/CLI.hpp>
#include <istream>
#include <memory>
#include <ostream>
#include <set>

#include "cli/interrupt.hpp"
#include "cli/json.hpp"
#include "cli/line_file.hpp"
#include "cli/options.hpp"
#include "cli/threads_option.hpp"
#include "worker/plan_line.hpp"
#include "worker/protocol.hpp"
#include "worker/threads.hpp"

namespace queens::cli {

namespace {

constexpr std::chrono::milliseconds patience{100};

struct Options {
    FormatOption format;
    ThreadsOption threads;
    std::optional<std::string> done;
};

Json value_of(const Result& result) {
    Json document;
    document["id"] = result.id;
    document["count"] = count_value(result.count);
    document["nodes"] = count_value(result.nodes);
    return document;
}

Json value_of(const Failure& failure) {
    Json document;
    document["id"] = nullptr;
    if (failure.id) document["id"] = *failure.id;
    document["why"] = failure.why;
    return document;
}

/// Writes an answer; false if it is a failure.
bool write(const std::string& line, bool json, std::ostream& out) {
    const auto answer = read_answer(line);
    if (json) {
        out << std::visit([](const auto& value) { return value_of(value); }, answer).dump() << '\n';
    } else {
        out << line << '\n';
    }
    out.flush();
    return std::holds_alternative<Result>(answer);
}

using Ids = std::set<std::uint32_t>;

/// The jobs that have a result in a file.
Ids read_done(const std::string& path, Console& console) {
    Ids done;
    for_each_line(path, console, [&](const std::string& line) {
        const auto answer = read_answer(line);
        if (const auto* result = std::get_if<Result>(&answer)) done.insert(result->id);
    });
    return done;
}

/// The next line with a job that is not one of these.
bool next_line(std::istream& in, const Ids& done, std::string& line) {
    while (std::getline(in, line)) {
        if (line.find_first_not_of(" \t\r") == std::string::npos || is_plan_line(line)) continue;
        if (done.empty()) return true;
        const auto job = read_job(line);
        if (!std::holds_alternative<Job>(job) || done.count(std::get<Job>(job).id) == 0)
            return true;
    }
    return false;
}

Status work_through(const Options& options, Console& console) {
    const bool json = options.format.json();
    const int threads = options.threads.read(console);
    const Ids done = options.done ? read_done(*options.done, console) : Ids{};
    auto pool = std::make_unique<Threads>(threads);
    const auto enough = static_cast<std::size_t>(2 * threads);
    bool right = true;
    bool more = true;
    while (!interrupted()) {
        std::string line;
        while (more && pool->unanswered() < enough) {
            more = next_line(console.in, done, line);
            if (more) pool->post(line);
        }
        const std::vector<std::string> answers = pool->wait_for_answers(patience);
        for (const std::string& answer : answers) right = write(answer, json, console.out) && right;
        if (!more && answers.empty() && pool->unanswered() == 0) {
            return right ? Status::yes : Status::no;
        }
    }
    // Jobs at hand cannot be interrupted, so the threads are left behind, to end with the program.
    pool->drop();
    (void)pool.release();
    console.err << "Stopped; the jobs without a result are still to be done.\n";
    return Status::no;
}

}  // namespace

Action add_work(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->threads.add_to(command);
    add_word(command, "--done", "FILE", options->done,
             "Pass over the jobs that have a result in this file already");
    options->format.add_to(command);
    command.footer(
        "Reads lines of `queens plan` and writes one line for each, as it is done. A job done "
        "twice\n"
        "gives the same line twice. Exit status 1 if a job failed or Ctrl+C came first.");
    return [options](Console& console) { return work_through(*options, console); };
}

}  // namespace queens::cli
