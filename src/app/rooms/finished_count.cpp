// A line is written like those of the protocol: "finished n=8 t=plane count=92 nodes=2057
// classes=12 half=4 quarter=0 microseconds=500 cores=2".
#include "app/rooms/finished_count.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/say.hpp"
#include "counting/methods.hpp"
#include "worker/fields.hpp"
#include "worker/task_words.hpp"

namespace queens {

namespace {

constexpr std::string_view verb = "finished";
constexpr double millionths = 1e6;
/// Some three hundred years, which a double still has to the microsecond.
constexpr std::uint64_t most_microseconds = 9'000'000'000'000'000;
constexpr int most_cores = 4096;

using FinishedFields = Fields<11>;

std::string read_symmetric(const FinishedFields& fields, FinishedCount& count) {
    if (fields["classes"].empty()) return {};
    SymmetricCounts& symmetric = count.symmetric.emplace();
    std::string complaint = fields.number("classes", symmetric.fundamental);
    if (complaint.empty()) complaint = fields.number("half", symmetric.half_turn);
    if (complaint.empty()) complaint = fields.number("quarter", symmetric.quarter_turn);
    return complaint;
}

std::string read_effort(const FinishedFields& fields, FinishedCount& count) {
    if (fields["microseconds"].empty()) return {};
    std::uint64_t microseconds = 0;
    std::string complaint = fields.number("microseconds", microseconds);
    if (complaint.empty()) complaint = fields.number("cores", count.cores);
    if (!complaint.empty()) return complaint;
    if (count.cores < 1 || count.cores > most_cores) {
        return say("No machine has that many cores.");
    }
    count.seconds = static_cast<double>(std::min(microseconds, most_microseconds)) / millionths;
    return {};
}

std::optional<FinishedCount> read_line(std::string_view line) {
    if (take_until(line, ' ') != verb) return std::nullopt;
    FinishedFields fields{{"n", "t", "count", "nodes", "pawns", "board", "classes", "half",
                           "quarter", "microseconds", "cores"},
                          4};
    FinishedCount count;
    std::string complaint = fields.read(line);
    const TaskWords words{fields["n"], fields["t"], fields["pawns"], fields["board"]};
    if (complaint.empty()) complaint = read_task(words, count.task);
    if (complaint.empty()) complaint = refuse(count.task);
    if (complaint.empty()) complaint = fields.number("count", count.count);
    if (complaint.empty()) complaint = fields.number("nodes", count.nodes);
    if (complaint.empty()) complaint = read_symmetric(fields, count);
    if (complaint.empty()) complaint = read_effort(fields, count);
    return complaint.empty() ? std::optional(count) : std::nullopt;
}

/// Takes the last line off the text, without its end and the blanks before that.
std::string_view take_last_line(std::string_view& text) {
    if (text.ends_with('\n')) text.remove_suffix(1);
    const std::size_t begin = text.rfind('\n') + 1;
    std::string_view line = text.substr(begin);
    text = text.substr(0, begin);
    return take_line(line);
}

std::string word(std::string_view key, std::uint64_t value) {
    return ' ' + std::string(key) + '=' + std::to_string(value);
}

}  // namespace

std::string write_finished(const std::vector<FinishedCount>& counts) {
    std::string text;
    for (const FinishedCount& one : counts) {
        text += std::string(verb) + write_sheet(one.task) + write_pieces(one.task) +
                word("count", one.count) + word("nodes", one.nodes);
        if (one.symmetric) {
            text += word("classes", one.symmetric->fundamental) +
                    word("half", one.symmetric->half_turn) +
                    word("quarter", one.symmetric->quarter_turn);
        }
        if (one.seconds) {
            text += word("microseconds",
                         static_cast<std::uint64_t>(std::llround(*one.seconds * millionths))) +
                    word("cores", static_cast<std::uint64_t>(one.cores));
        }
        text += '\n';
    }
    return text;
}

bool has_repeated(const std::vector<FinishedCount>& counts, const FinishedCount& one) {
    return std::any_of(counts.begin(), counts.end(),
                       [&](const FinishedCount& other) { return other.repeats(one); });
}

std::vector<FinishedCount> read_finished(std::string_view text, std::size_t most) {
    std::vector<FinishedCount> counts;
    while (!text.empty() && counts.size() < most) {
        const auto count = read_line(take_last_line(text));
        if (count && !has_repeated(counts, *count)) counts.push_back(*count);
    }
    std::reverse(counts.begin(), counts.end());
    return counts;
}

std::string unread_finished(std::string_view text, std::size_t most) {
    std::string lines;
    std::set<std::string_view> seen;
    while (!text.empty() && seen.size() < most) {
        const std::string_view line = take_line(text);
        if (!line.starts_with(verb) || read_line(line) || !seen.insert(line).second) continue;
        lines += std::string(line) + '\n';
    }
    return lines;
}

}  // namespace queens
