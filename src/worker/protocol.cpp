// Writing and reading the lines.
#include "worker/protocol.hpp"

#include <limits>

#include "core/say.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "worker/fields.hpp"
#include "worker/task_words.hpp"

namespace queens {

namespace {

using JobFields = Fields<9>;
using HalvesFields = Fields<7>;
using ResultFields = Fields<4>;

/// The id of a line as far as it can be made out, for the answer to a line that is at fault.
std::optional<std::uint32_t> id_of(std::string_view text) {
    while (!text.empty()) {
        const std::string_view word = take_until(text, ' ');
        std::uint32_t id = 0;
        if (word.size() > 3 && word.starts_with("id=") && read_number(word.substr(3), id)) {
            return id;
        }
    }
    return std::nullopt;
}

/// The name of the method in a line, nothing where it names none.
std::optional<std::string_view> method_named_in(std::string_view text) {
    constexpr std::string_view key = "method=";
    while (!text.empty()) {
        const std::string_view word = take_until(text, ' ');
        if (word.starts_with(key)) return word.substr(key.size());
    }
    return std::nullopt;
}

/// Reads columns separated by dots; a prefix longer than any board's is not read to its end.
std::string read_prefix(std::string_view text, std::vector<int>& prefix) {
    while (!text.empty()) {
        const bool last = text.find('.') == std::string_view::npos;
        const std::string_view word = take_until(text, '.');
        int column = 0;
        if (word.empty() || !read_number(word, column) || (text.empty() && !last)) {
            return say("The prefix is not a list of columns separated by dots.");
        }
        if (prefix.size() == longest_prefix) return say("The prefix is longer than any board.");
        prefix.push_back(column);
    }
    return {};
}

/// Reads what the lines of all methods have.
template <typename SomeFields>
std::string read_common(const SomeFields& fields, const TaskWords& words, Job& job) {
    std::string complaint = fields.number("id", job.id);
    if (complaint.empty()) complaint = read_task(words, job.task);
    if (complaint.empty()) complaint = fields.number("weight", job.weight);
    return complaint;
}

std::string read_moves_job(std::string_view text, Job& job) {
    JobFields fields{{"id", "n", "t", "prefix", "times", "weight", "pawns", "board", "method"}, 6};
    Moves& moves = job.part.emplace<Moves>();
    std::string complaint = fields.read(text);
    const TaskWords words{fields["n"], fields["t"], fields["pawns"], fields["board"]};
    if (complaint.empty()) complaint = read_common(fields, words, job);
    if (complaint.empty()) complaint = read_prefix(fields["prefix"], moves.prefix);
    if (complaint.empty()) complaint = fields.number("times", moves.times);
    return complaint;
}

/// Reads a part like 3/96.
std::string read_part(std::string_view text, HalvesPart& halves) {
    const std::string_view whole = text;
    const std::string_view part = take_until(text, '/');
    const bool numbers = !part.empty() && !text.empty() && read_number(part, halves.part) &&
                         read_number(text, halves.parts);
    if (!numbers) return say("The part {part} is not like 3/96.", {{"part", in_quotes(whole)}});
    return {};
}

std::string read_halves_job(std::string_view text, Job& job) {
    HalvesFields fields{{"id", "n", "t", "method", "middle", "part", "weight"}, 7};
    HalvesPart& part = job.part.emplace<HalvesPart>();
    std::string complaint = fields.read(text);
    const TaskWords words{fields["n"], fields["t"], {}, {}};
    if (complaint.empty()) complaint = read_common(fields, words, job);
    if (complaint.empty()) complaint = fields.number("middle", part.middle);
    if (complaint.empty()) complaint = read_part(fields["part"], part);
    return complaint;
}

/// Reads solutions by symmetry like 2:46,4:1054, which must add up to the count; none are no lie.
std::string read_by_symmetry(std::string_view text, Result& result) {
    if (text.empty()) return {};
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t sum = 0;
    while (!text.empty()) {
        std::string_view solutions = take_until(text, ',');
        const std::string_view times = take_until(solutions, ':');
        std::uint64_t each = 0;
        std::uint64_t number = 0;
        if (times.empty() || solutions.empty() || !read_number(times, each) ||
            !read_number(solutions, number) || (each > 0 && number > (most - sum) / each)) {
            return say("The solutions by symmetry are not like 2:46,4:1054.");
        }
        result.by[each] += number;
        sum += each * number;
    }
    if (sum == result.count) return {};
    return say("The solutions by symmetry are {sum} in all, and not {count}.",
               {{"sum", std::to_string(sum)}, {"count", std::to_string(result.count)}});
}

std::string read_any_job(std::string_view text, Job& job) {
    if (const auto slug = method_named_in(text)) {
        job.method = find_method(*slug);
        if (job.method == nullptr) {
            return say("There is no method called {method}.", {{"method", in_quotes(*slug)}});
        }
    }
    const bool by_moves = job.method == nullptr || job.method->by_moves;
    const std::string complaint = by_moves ? read_moves_job(text, job) : read_halves_job(text, job);
    return complaint.empty() ? refuse_form(job) : complaint;
}

std::string write_part(const Moves& moves) {
    return " prefix=" + dotted(moves.prefix) + " times=" + std::to_string(moves.times);
}

std::string write_part(const HalvesPart& part) {
    return " middle=" + std::to_string(part.middle) + " part=" + std::to_string(part.part) + "/" +
           std::to_string(part.parts);
}

}  // namespace

std::string write_job(const Job& job) {
    std::string line = "count id=" + std::to_string(job.id) + write_sheet(job.task);
    if (job.method != nullptr) line += " method=" + std::string(job.method->slug);
    line += std::visit([](const auto& part) { return write_part(part); }, job.part);
    return line + " weight=" + std::to_string(job.weight) + write_pieces(job.task);
}

std::string write_result(const Result& result) {
    std::string line = "counted id=" + std::to_string(result.id) +
                       " count=" + std::to_string(result.count) +
                       " nodes=" + std::to_string(result.nodes);
    for (const auto& [times, solutions] : result.by) {
        line += times == result.by.begin()->first ? " by=" : ",";
        line += std::to_string(times) + ":" + std::to_string(solutions);
    }
    return line;
}

std::string write_failure(const Failure& failure) {
    std::string line = "failed ";
    if (failure.id) line += "id=" + std::to_string(*failure.id) + " ";
    line += "why=" + failure.why;
    std::replace(line.begin(), line.end(), '\n', ' ');
    std::replace(line.begin(), line.end(), '\r', ' ');
    return line;
}

std::variant<Job, Failure> read_planned_job(std::string_view line) {
    std::string_view rest = line;
    if (take_until(rest, ' ') != "count") {
        return Failure{id_of(rest), say("A worker was sent {line}, which is not a job.",
                                        {{"line", in_quotes(line)}})};
    }
    Job job;
    const std::string complaint = read_any_job(rest, job);
    if (!complaint.empty()) return Failure{id_of(rest), complaint};
    return job;
}

std::variant<Job, Failure> read_job(std::string_view line, Cache& cache) {
    std::variant<Job, Failure> read = read_planned_job(line);
    if (const auto* job = std::get_if<Job>(&read)) {
        if (std::string complaint = refuse(*job, cache); !complaint.empty()) {
            return Failure{job->id, std::move(complaint)};
        }
    }
    return read;
}

std::variant<Job, Failure> read_job(std::string_view line) {
    Cache cache;
    return read_job(line, cache);
}

std::variant<Result, Failure> read_answer(std::string_view line) {
    std::string_view rest = line;
    const std::string_view verb = take_until(rest, ' ');
    if (verb == "failed") {
        const std::size_t why = rest.find("why=");
        if (why == std::string_view::npos) {
            return Failure{id_of(rest), say("A worker failed and did not say why.")};
        }
        return Failure{id_of(rest.substr(0, why)), std::string(rest.substr(why + 4))};
    }
    if (verb != "counted") {
        const std::string why =
            say("A worker answered {line}, which means nothing.", {{"line", in_quotes(line)}});
        return Failure{std::nullopt, why};
    }
    ResultFields fields{{"id", "count", "nodes", "by"}, 3};
    Result result;
    std::string complaint = fields.read(rest);
    if (complaint.empty()) complaint = fields.number("id", result.id);
    if (complaint.empty()) complaint = fields.number("count", result.count);
    if (complaint.empty()) complaint = fields.number("nodes", result.nodes);
    if (complaint.empty()) complaint = read_by_symmetry(fields["by"], result);
    if (!complaint.empty()) return Failure{id_of(rest), complaint};
    return result;
}

Failure failure_over(std::string_view line, std::string why) {
    return {id_of(line), std::move(why)};
}

}  // namespace queens
