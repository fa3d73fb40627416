// `queens merge`: adds up the results of the jobs of a count, or tells what is to be done again.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/line_file.hpp"
#include "cli/options.hpp"
#include "cli/totals.hpp"
#include "core/numbers.hpp"
#include "core/random.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "worker/ledger_text.hpp"
#include "worker/plan_line.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt_book.hpp"

namespace queens::cli {

namespace {

/// Beyond this side, counting the symmetric placements takes longer than anybody waits.
constexpr int largest_symmetric = 22;

struct Options {
    FormatOption format;
    std::string plan;
    std::vector<std::string> results;
    bool again = false;
    bool sift = false;
    std::optional<std::string> verify;
    std::optional<std::string> seed;

    /// Whether lines that are refused are passed over with a remark.
    [[nodiscard]] bool forgives() const { return again || sift; }
};

Ledger read_plan(const Options& options, Console& console) {
    LedgerLines lines(Asked::everything);
    for_each_line(options.plan, console, [&](const std::string& line, const LinePlace& place) {
        if (is_result_line(line)) return;
        if (!is_plan_line(line) && !is_job_line(line)) {
            throw Complaint(complaint_at(place, "It is no line of a plan."));
        }
        const std::string complaint = lines.take(line);
        if (!complaint.empty()) throw Complaint(complaint_at(place, complaint));
    });
    LedgerReading reading = std::move(lines).ledger();
    if (!reading.ledger) throw Complaint(reading.complaint);
    if (!reading.certainly_whole) {
        console.err << "Remark: The plan does not say how many jobs it has, so that a job lost at "
                       "its end would go unnoticed.\n";
    }
    return std::move(*reading.ledger);
}

ReceiptBook read_results(const Options& options, Console& console) {
    ReceiptBook book(read_plan(options, console));
    for (const std::string& path : options.results) {
        for_each_line(path, console, [&](const std::string& line, const LinePlace& place) {
            // A count saved by the page has its plan in the same file.
            if (is_plan_line(line) || is_job_line(line)) return;
            const std::string refusal = book.take(line);
            if (refusal.empty()) return;
            if (!options.forgives()) throw Complaint(complaint_at(place, refusal));
            console.err << complaint_at(place, refusal) << '\n';
        });
    }
    return book;
}

/// The numbers of the jobs that are settled, or of those that are not.
std::vector<std::uint32_t> jobs_of(const ReceiptBook& book, bool settled) {
    std::vector<std::uint32_t> ids;
    for (const Job& job : book.ledger().jobs()) {
        if (book.settled(job.id) == settled) ids.push_back(job.id);
    }
    return ids;
}

std::vector<std::uint32_t> open_jobs(const ReceiptBook& book) { return jobs_of(book, false); }

Totals totals_of(const Ledger& ledger) {
    Totals totals{{{Counted::all, ledger.count()}}};
    const Task& task = ledger.jobs().front().task;
    if (!ledger.complete()) {
        totals.known = published(task);
        return totals;
    }
    const bool plane_square = task.surface == Surface{} && task.size.is_square();
    if (is_plain(task) && plane_square && task.size.rows <= largest_symmetric) {
        add_symmetric(task, totals);
    }
    add_published(task, totals);
    return totals;
}

void write_json(const ReceiptBook& book, const Totals& totals, std::ostream& out) {
    const Ledger& ledger = book.ledger();
    Json document;
    document["total"] = nullptr;
    if (ledger.complete()) document["total"] = count_value(ledger.count());
    document["by_symmetry"] = Json::object();
    for (const auto& [times, solutions] : ledger.by_symmetry()) {
        document["by_symmetry"][std::to_string(times)] = count_value(solutions);
    }
    add_fields(totals, document);
    document["nodes"] = count_value(ledger.nodes());
    document["version"] = book.version();
    document["jobs"] = ledger.jobs().size();
    document["done"] = ledger.jobs_done();
    document["repeated"] = book.repeated();
    document["missing"] = open_jobs(book);
    out << document.dump() << '\n';
}

/// "46 that stand for 2 each, 275 for 4".
std::string in_words(const BySymmetry& by) {
    std::vector<std::string> words;
    for (const auto& [times, solutions] : by) {
        words.push_back(grouped(solutions) + (words.empty() ? " that stand for " : " for ") +
                        grouped(times) + (words.empty() ? " each" : ""));
    }
    return listed(words);
}

void write_text(const ReceiptBook& book, const Totals& totals, std::ostream& out) {
    const Ledger& ledger = book.ledger();
    if (!ledger.complete()) {
        const auto missing = open_jobs(book);
        out << counted(ledger.count(), "solution") << " so far, " << percent(ledger.progress())
            << " of the work.\nMissing are " << missing.size() << " of " << ledger.jobs().size()
            << " jobs: " << list_of(missing) << ".\n";
        return;
    }
    write_totals(totals, "solution", out);
    out << '\n' << counted(ledger.nodes(), "node");
    if (ledger.count() > 0) out << "; found were " << in_words(ledger.by_symmetry());
    out << ".\n";
    if (book.repeated() > 0) {
        out << counted(book.repeated(), "result") << " came again and said the same.\n";
    }
}

/// The numbers of some of the settled jobs, drawn at random.
std::vector<std::uint32_t> sample(const ReceiptBook& book, double share, std::uint64_t seed) {
    std::vector<std::uint32_t> settled = jobs_of(book, true);
    const auto wanted = std::min(
        settled.size(),
        static_cast<std::size_t>(std::max(1.0, share * static_cast<double>(settled.size()) + 0.5)));
    Random random(seed);
    for (std::size_t i = 0; i < wanted; ++i) {
        const auto rest = static_cast<std::uint32_t>(settled.size() - i);
        std::swap(settled[i], settled[i + random.below(rest)]);
    }
    settled.resize(wanted);
    std::sort(settled.begin(), settled.end());
    return settled;
}

Status write_jobs(const ReceiptBook& book, const std::vector<std::uint32_t>& ids,
                  std::ostream& out) {
    for (const std::uint32_t id : ids) out << write_job(book.ledger().jobs()[id]) << '\n';
    return Status::yes;
}

Status merge(const Options& options, Console& console) {
    const bool json = options.format.json();
    if (options.again + options.sift + options.verify.has_value() > 1) {
        throw Complaint("Give only one of --again, --sift and --verify.");
    }
    const auto percents = options.verify ? read_number("--verify", *options.verify, 1, 100) : 0;
    const auto seed = options.seed ? read_number("--seed", *options.seed, 0, 4'294'967'295) : 1;
    const ReceiptBook book = read_results(options, console);
    if (options.again) return write_jobs(book, open_jobs(book), console.out);
    if (options.verify) {
        return write_jobs(book, sample(book, static_cast<double>(percents) / 100, seed),
                          console.out);
    }
    const Ledger& ledger = book.ledger();
    if (options.sift) {
        for (const std::uint32_t id : jobs_of(book, true)) console.out << book.line(id) << '\n';
        return Status::yes;
    }
    const Totals totals = totals_of(ledger);
    (json ? write_json : write_text)(book, totals, console.out);
    return ledger.complete() && !totals.disagrees() ? Status::yes : Status::no;
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
    command.add_flag("--again", options->again,
                     "Write the jobs without a result, or with two that differ, for `work`");
    command.add_flag("--sift", options->sift, "Write the results that are not refused");
    add_word(command, "--verify", "P", options->verify,
             "Write P % of the jobs done, drawn at random, to be done elsewhere");
    add_word(command, "--seed", "S", options->seed, "Another draw for --verify, 1 if not given");
    options->format.add_to(command);
    command.footer(
        "Results may come in any order, and again if they say the same. A line is refused with "
        "its\n"
        "number if it is cut off or changed, belongs to another plan, comes from another version\n"
        "of the program, or contradicts another one; --again and --sift name such lines and go "
        "on.\n"
        "  queens merge plan results --again | queens work >> results\n"
        "  queens merge plan results --verify 5 | ssh elsewhere queens work > second\n"
        "  queens merge plan results second\n"
        "Exit status 1 if some are missing or the total disagrees with the published one, 2 if a\n"
        "line is refused or the plan is not whole.");
    return [options](Console& console) { return merge(*options, console); };
}

}  // namespace queens::cli
