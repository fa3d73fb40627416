// The lines of a count that travels, told apart by their first words.
#include "worker/count_file.hpp"

#include <utility>

#include "core/say.hpp"
#include "worker/fields.hpp"
#include "worker/ledger_text.hpp"
#include "worker/plan_line.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt.hpp"
#include "worker/receipt_book.hpp"
#include "worker/version.hpp"

namespace queens {

namespace {

/// A line and its number, from 1.
struct NumberedLine {
    std::string_view text;
    std::size_t number;
};

/// The lines with anything but blanks in them.
std::vector<NumberedLine> lines_of(std::string_view text) {
    std::vector<NumberedLine> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = take_line(text);
        if (!line.empty()) lines.push_back({line, number});
    }
    return lines;
}

std::string in_line(const NumberedLine& line, std::string_view why) {
    return say("In line {number}: {why}", {{"number", line.number}, {"why", why}});
}

}  // namespace

bool is_count_file(std::string_view text) {
    const std::vector<NumberedLine> lines = lines_of(text.substr(0, text.find('\n')));
    if (lines.empty()) return false;
    const std::string_view first = lines.front().text;
    return is_plan_line(first) || is_job_line(first) || is_result_line(first);
}

std::string write_count_file(const Ledger& ledger) {
    std::string text = write_plan(ledger.jobs());
    for (const Job& job : ledger.jobs()) {
        const auto& result = ledger.result(job.id);
        if (result) text += write_receipt(job, *result, version) + '\n';
    }
    return text;
}

std::variant<Ledger, std::string> read_count_file(std::string_view text,
                                                  const std::vector<Job>& jobs) {
    const std::vector<NumberedLine> lines = lines_of(text);
    LedgerLines plan(Asked::form);
    bool has_plan = false;
    for (const NumberedLine& line : lines) {
        if (is_result_line(line.text)) continue;
        has_plan = true;
        if (const std::string why = plan.take(line.text); !why.empty()) return in_line(line, why);
    }
    if (!has_plan && jobs.empty()) {
        return say("There are only results: open the count that they belong to first.");
    }
    LedgerReading reading = has_plan ? std::move(plan).ledger() : LedgerReading{Ledger(jobs), {}};
    if (!reading.ledger) return std::move(reading.complaint);
    if (has_plan && !reading.certainly_whole) return plan_line_is_missing();
    ReceiptBook book(std::move(*reading.ledger));
    for (const NumberedLine& line : lines) {
        if (!is_result_line(line.text)) continue;
        if (const std::string why = book.take(line.text); !why.empty()) return in_line(line, why);
    }
    if (!book.version().empty() && book.version() != version) {
        return say("Its results come from version {theirs} of the program, and this is {ours}.",
                   {{"theirs", book.version()}, {"ours", version}});
    }
    return book.ledger();
}

}  // namespace queens
