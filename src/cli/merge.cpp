// `queens merge`: adds up the results of the jobs of a count, or lists what is to be done again.
#include <algorithm>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/line_file.hpp"
#include "cli/options.hpp"
#include "cli/receipt_file.hpp"
#include "cli/report.hpp"
#include "cli/totals.hpp"
#include "core/numbers.hpp"
#include "core/random.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "worker/ledger_text.hpp"
#include "worker/plan_line.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt_book.hpp"

namespace queens::cli {

namespace {

/// Beyond this side, counting the symmetric placements takes too long to wait for.
constexpr int largest_turned = 22;

constexpr Option plan_operand =
    required({"PLAN", "FILE", "The file that `queens plan` wrote, or - for standard input"});
constexpr Option results_operand =
    required(repeated({"RESULTS", "FILE", "Files that `queens work` wrote, or -"}));
constexpr Option again =
    flag("--again", "Write the jobs without a result, or with two that differ, for `work`");
constexpr Option sift = flag("--sift", "Write the results that are not refused");
constexpr Option verify{"--verify", "P",
                        "Write P % of the jobs done, drawn at random, to be done elsewhere"};
constexpr Option draw{"--seed", "S", "The seed of the draw for --verify, 1 by default"};

Ledger read_plan(const std::string& path, Console& console) {
    LedgerLines lines(Asked::everything);
    for_each_line(path, console, [&](const std::string& line, const LinePlace& place) {
        if (is_result_line(line)) return;
        if (!is_plan_line(line) && !is_job_line(line)) {
            throw Complaint(complaint_at(place, "It is not a line of a plan."));
        }
        const std::string complaint = lines.take(line);
        if (!complaint.empty()) throw Complaint(complaint_at(place, complaint));
    });
    LedgerReading reading = std::move(lines).ledger();
    if (!reading.ledger) throw Complaint(name_of_file(path) + ": " + reading.complaint);
    if (!reading.certainly_whole) throw Complaint(plan_line_is_missing());
    return std::move(*reading.ledger);
}

/// The results, and whether the last line of a file of them was left out, since it was cut off.
struct Results {
    ReceiptBook book;
    bool cut_off = false;
};

/// Whether a line is what is there of a result while it is being written, or was when the machine
/// stopped.
bool is_part_of_result(const std::string& line, const LinePlace& place) {
    return !place.has_end && may_be_result(line) &&
           std::holds_alternative<std::string>(read_receipt(line));
}

Results read_results(const Given& given, Console& console) {
    ReceiptBook book(read_plan(given.word(plan_operand).value_or("-"), console), given.has(sift));
    // With these, lines that are refused are skipped with a remark.
    const bool forgives = given.has(again) || given.has(sift);
    bool cut_off = false;
    for (const std::string& path : given.words(results_operand)) {
        for_each_line(path, console, [&](const std::string& line, const LinePlace& place) {
            // A count saved by the page has its plan in the same file.
            if (is_plan_line(line) || is_job_line(line)) return;
            if (is_part_of_result(line, place)) {
                cut_off = true;
                console.err << "Remark: The last line of " << name_of_file(path)
                            << " is cut off, and left out.\n";
                return;
            }
            const std::string refusal = book.take(line);
            if (refusal.empty()) return;
            if (!forgives) {
                throw Complaint(complaint_at(place, refusal) +
                                " With --sift the results that are not refused are written, with "
                                "--again the jobs without one.");
            }
            console.err << complaint_at(place, refusal) << '\n';
        });
    }
    return {std::move(book), cut_off};
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
    totals.counts = counts_of(ledger.count(), symmetric_of(task, ledger.count(), largest_turned));
    add_published(task, totals);
    return totals;
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

/// "3, 7-9, 12": numbers in rising order, or of many the first ten ranges "and 480 more".
std::string short_list_of(const std::vector<std::uint32_t>& ids) {
    constexpr int most_ranges = 10;
    int ranges = 0;
    std::size_t shown = 0;
    for (; shown < ids.size(); ++shown) {
        const bool goes_on = shown > 0 && ids[shown] == ids[shown - 1] + 1;
        if (!goes_on && ++ranges > most_ranges) break;
    }
    const auto end = ids.begin() + static_cast<std::ptrdiff_t>(shown);
    std::string list = list_of({ids.begin(), end});
    if (shown < ids.size()) list += " and " + grouped(ids.size() - shown) + " more";
    return list;
}

std::string words_for(const ReceiptBook& book, const Totals& totals) {
    const Ledger& ledger = book.ledger();
    if (!ledger.complete()) {
        const auto missing = open_jobs(book);
        return counted(ledger.count(), "solution") + " so far, " + percent(ledger.progress()) +
               " of the work.\n" +
               say("{missing} of {jobs} jobs {missing|is|are} missing: {list}.\n",
                   {{"missing", missing.size()},
                    {"jobs", ledger.jobs().size()},
                    {"list", short_list_of(missing)}});
    }
    std::string text = words_for(totals, "solution") + '\n' + counted(ledger.nodes(), "node");
    if (ledger.count() > 0) text += "; found were " + in_words(ledger.by_symmetry());
    text += ".\n";
    if (book.repeated() == 0) return text;
    return text + counted(book.repeated(), "result") + " came again and said the same.\n";
}

Report report_on(const ReceiptBook& book, const Totals& totals) {
    const Ledger& ledger = book.ledger();
    JsonObject by_symmetry;
    for (const auto& [times, solutions] : ledger.by_symmetry()) {
        by_symmetry.field(std::to_string(times), decimal(solutions));
    }
    Report report;
    report.field("total", ledger.complete() ? decimal(ledger.count()) : Json())
        .field("by_symmetry", by_symmetry);
    add_fields(totals, report);
    report.field("nodes", decimal(ledger.nodes()))
        .field("version", book.version())
        .field("jobs", ledger.jobs().size())
        .field("done", ledger.jobs_done())
        .field("repeated", book.repeated())
        .field("missing", open_jobs(book))
        .text(words_for(book, totals));
    return report;
}

/// The numbers of some of the settled jobs, drawn at random.
std::vector<std::uint32_t> sample(const ReceiptBook& book, double share, std::uint64_t seed) {
    std::vector<std::uint32_t> settled = jobs_of(book, true);
    const double wanted = std::max(1.0, share * static_cast<double>(settled.size()) + 0.5);
    Random random(seed);
    keep_some(settled, static_cast<std::size_t>(wanted), random);
    std::sort(settled.begin(), settled.end());
    return settled;
}

void write_jobs(const ReceiptBook& book, const std::vector<std::uint32_t>& ids, std::ostream& out) {
    for (const std::uint32_t id : ids) out << write_job(book.ledger().jobs()[id]) << '\n';
}

Status merge(const Given& given, Console& console) {
    if (given.has(again) + given.has(sift) + given.has(verify) > 1) {
        throw Complaint("Give only one of --again, --sift and --verify.");
    }
    if (console.json && (given.has(again) || given.has(sift) || given.has(verify))) {
        throw Complaint("--format json goes with none of --again, --sift and --verify.");
    }
    if (given.has(draw) && !given.has(verify)) throw Complaint("--seed goes with --verify.");
    const auto percents = given.number(verify, 1, 100);
    const auto seed = given.number(draw, 0, 4'294'967'295).value_or(1);
    const auto [book, cut_off] = read_results(given, console);
    if (given.has(again) || percents) {
        write_jobs(
            book,
            percents ? sample(book, static_cast<double>(*percents) / 100, seed) : open_jobs(book),
            console.out);
        return Status::yes;
    }
    if (given.has(sift)) {
        for (const std::uint32_t id : jobs_of(book, true)) console.out << book.line(id) << '\n';
        return Status::yes;
    }
    const Totals totals = totals_of(book.ledger());
    write(report_on(book, totals), console);
    const bool right = book.ledger().complete() && !cut_off && !totals.disagrees();
    return right ? Status::yes : Status::no;
}

}  // namespace

Subcommand merge_command() {
    return {
        "merge",
        "Add up the results of jobs",
        {plan_operand, results_operand, again, sift, verify, draw, format_option},
        "Results may come in any order, and again if they say the same. A line is refused with its "
        "number if it is cut off or changed, belongs to another plan, comes from another version "
        "of the program, or contradicts another one; --again and --sift name such lines and go on. "
        "The last line of a file may be cut off: it is left out with a remark, and exit status 1.\n"
        "  queens merge plan results --again | queens work > more\n"
        "  queens merge plan results more\n"
        "  queens merge plan results --verify 5 | ssh elsewhere queens work > second\n"
        "  queens merge plan results second\n"
        "Two results of a job that differ are refused with any third: --sift leaves both out, and "
        "what is then done again is added to what it writes.\n"
        "  queens merge plan results second --sift > sound\n"
        "  queens merge plan sound --again | queens work > more\n"
        "  queens merge plan sound more\n"
        "Exit status 1 if some are missing or the total disagrees with the published one, 2 if a "
        "line is refused or the plan is not whole.",
        merge};
}

}  // namespace queens::cli
