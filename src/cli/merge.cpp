// `queens merge`: adds up the results of the jobs of a count.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/line_file.hpp"
#include "cli/options.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "worker/ledger_text.hpp"
#include "worker/plan_line.hpp"

namespace queens::cli {

namespace {

struct Options {
    FormatOption format;
    std::string plan;
    std::vector<std::string> results;
};

Ledger read_files(const Options& options, Console& console) {
    std::string text;
    const auto add = [&](const std::string& line) { text += line + '\n'; };
    for_each_line(options.plan, console, add);
    for (const std::string& path : options.results) for_each_line(path, console, add);
    LedgerReading reading = read_ledger(text);
    if (!reading.ledger) throw Complaint(reading.complaint);
    if (!reading.certainly_whole) {
        console.err << "Remark: The plan does not say how many jobs it has, so that a job lost at "
                       "its end would go unnoticed.\n";
    }
    return std::move(*reading.ledger);
}

std::vector<std::uint32_t> missing_jobs(const Ledger& ledger) {
    std::vector<std::uint32_t> missing;
    for (const Job& job : ledger.jobs()) {
        if (!ledger.booked(job.id)) missing.push_back(job.id);
    }
    return missing;
}

void write_json(const Ledger& ledger, const std::optional<KnownCount>& known, std::ostream& out) {
    Json document;
    document["total"] = nullptr;
    if (ledger.complete()) document["total"] = count_value(ledger.count());
    document["known"] = nullptr;
    if (known) document["known"] = count_value(known->count);
    document["agrees"] = nullptr;
    if (known && ledger.complete()) document["agrees"] = known->count == ledger.count();
    document["nodes"] = count_value(ledger.nodes());
    document["jobs"] = ledger.jobs().size();
    document["done"] = ledger.jobs_done();
    document["missing"] = missing_jobs(ledger);
    out << document.dump() << '\n';
}

void write_text(const Ledger& ledger, const std::optional<KnownCount>& known, std::ostream& out) {
    if (!ledger.complete()) {
        const auto missing = missing_jobs(ledger);
        out << counted(ledger.count(), "solution") << " so far, " << percent(ledger.progress())
            << " of the work.\nMissing are " << missing.size() << " of " << ledger.jobs().size()
            << " jobs: " << list_of(missing) << ".\n";
        return;
    }
    out << counted(ledger.count(), "solution") << '.';
    if (known) {
        const bool agrees = known->count == ledger.count();
        out << (agrees ? " Agrees with " : " Disagrees with ") << known->sequence;
        if (!agrees) out << ", which says " << grouped(known->count);
        out << '.';
    }
    out << '\n' << counted(ledger.nodes(), "node") << ".\n";
}

Status merge(const Options& options, Console& console) {
    const bool json = options.format.json();
    const Ledger ledger = read_files(options, console);
    const Task& task = ledger.jobs().front().task;
    const auto known = known_count(task);
    (json ? write_json : write_text)(ledger, known, console.out);
    const bool agrees = !known || known->count == ledger.count();
    return ledger.complete() && agrees ? Status::yes : Status::no;
}

}  // namespace

Action add_merge(CLI::App& command) {
    auto options = std::make_shared<Options>();
    command
        .add_option("PLAN", options->plan,
                    "The file that `queens plan` wrote, or - for standard input")
        ->required()
        ->option_text(" ");
    command.add_option("RESULTS", options->results, "Files that `queens work` wrote, or -")
        ->required()
        ->option_text(" ");
    options->format.add_to(command);
    command.footer(
        "Results may come in any order and more than once. Exit status 1 if some are missing or "
        "the\n"
        "total disagrees with the published one, 2 if they contradict each other or the plan is "
        "not "
        "whole.");
    return [options](Console& console) { return merge(*options, console); };
}

}  // namespace queens::cli
