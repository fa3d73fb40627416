// Writing and reading the lines, and the worker that answers them.
#include "worker/protocol.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "core/link.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// A complaint about a line, or empty.
using Complaint = std::string;

/// What a complaint shows of a piece of a line: printable, and not much of it.
std::string quoted(std::string_view text) {
    constexpr std::size_t most = 20;
    std::string shown = "\"";
    for (const char c : text.substr(0, most)) shown += c >= ' ' && c <= '~' ? c : '?';
    return shown + (text.size() > most ? "...\"" : "\"");
}

template <typename Number>
bool read_number(std::string_view text, Number& number) {
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end && text.front() != '-';
}

/// Takes the part of `text` before the first `separator` off it, or all of it.
std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

/// The values of a line's keys, in the order of `keys`. Those behind the first `required` may be
/// missing and are empty then.
template <std::size_t N>
struct Fields {
    std::array<std::string_view, N> keys;
    std::size_t required = N;
    std::array<std::optional<std::string_view>, N> values{};

    [[nodiscard]] std::string_view operator[](std::string_view key) const {
        return values[position(key)].value_or(std::string_view{});
    }

    /// Reads `key=value` pairs between spaces; no key may come twice.
    Complaint read(std::string_view text) {
        while (!text.empty()) {
            std::string_view value = take_until(text, ' ');
            if (value.empty()) continue;
            if (value.find('=') == std::string_view::npos) {
                return "The word " + quoted(value) + " of the line is not a key with a value.";
            }
            const std::string_view key = take_until(value, '=');
            const std::size_t place = position(key);
            if (place == N) return "The line has the unknown key " + quoted(key) + ".";
            if (values[place]) return "The line has the key " + quoted(key) + " twice.";
            values[place] = value;
        }
        for (std::size_t i = 0; i < required; ++i) {
            if (!values[i]) return "The line lacks the key " + quoted(keys[i]) + ".";
        }
        return {};
    }

    /// Reads the number that belongs to the key.
    template <typename Number>
    Complaint number(std::string_view key, Number& number) const {
        const std::string_view text = (*this)[key];
        if (!text.empty() && read_number(text, number)) return {};
        return "The value " + quoted(text) + " of " + quoted(key) + " is not a number from 0 to " +
               std::to_string(std::numeric_limits<Number>::max()) + ".";
    }

  private:
    [[nodiscard]] std::size_t position(std::string_view key) const {
        return static_cast<std::size_t>(std::find(keys.begin(), keys.end(), key) - keys.begin());
    }
};

using JobFields = Fields<8>;
using HalvesFields = Fields<7>;
using ResultFields = Fields<3>;

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

Complaint read_size(std::string_view text, Size& size) {
    const std::string_view whole = text;
    const bool square = text.find('x') == std::string_view::npos;
    const std::string_view columns = take_until(text, 'x');
    const std::string_view rows = square ? columns : text;
    const bool numbers = !columns.empty() && !rows.empty() && read_number(columns, size.columns) &&
                         read_number(rows, size.rows);
    if (!numbers) return "The size " + quoted(whole) + " is neither like 8 nor like 8x10.";
    return {};
}

/// Reads columns separated by dots; a prefix longer than any board's is not read to its end.
Complaint read_prefix(std::string_view text, std::vector<int>& prefix) {
    constexpr std::size_t longest = 64;
    while (!text.empty()) {
        const bool last = text.find('.') == std::string_view::npos;
        const std::string_view word = take_until(text, '.');
        int column = 0;
        if (word.empty() || !read_number(word, column) || (text.empty() && !last)) {
            return "The prefix is not a list of columns separated by dots.";
        }
        if (prefix.size() == longest) return "The prefix is longer than any board.";
        prefix.push_back(column);
    }
    return {};
}

/// Reads what stands on the board of a task whose size and surface are known.
Complaint read_board(std::string_view text, Task& task) {
    const LinkReading reading = read_link(text);
    if (!reading.ok())
        return say("The board of the job cannot be read. {why}", {{"why", reading.complaint}});
    const Board& board = reading.link->board;
    if (board.size() != task.size || board.surface() != task.surface) {
        return "The board of the job has another size or surface than the job.";
    }
    task.pieces = task_of(board).pieces;
    return {};
}

/// Reads what the lines of all methods have.
template <typename SomeFields>
Complaint read_common(const SomeFields& fields, Job& job) {
    Complaint complaint = fields.number("id", job.id);
    if (complaint.empty()) complaint = read_size(fields["n"], job.task.size);
    if (complaint.empty()) complaint = fields.number("weight", job.weight);
    if (!complaint.empty()) return complaint;
    const std::optional<Surface> surface = surface_of(fields["t"]);
    if (!surface) return "There is no surface called " + quoted(fields["t"]) + ".";
    job.task.surface = *surface;
    return {};
}

Complaint read_prefix_job(std::string_view text, Job& job) {
    JobFields fields{{"id", "n", "t", "prefix", "times", "weight", "pawns", "board"}, 6};
    Complaint complaint = fields.read(text);
    if (complaint.empty()) complaint = read_common(fields, job);
    if (complaint.empty()) complaint = read_prefix(fields["prefix"], job.prefix);
    if (complaint.empty()) complaint = fields.number("times", job.times);
    if (complaint.empty() && !fields["pawns"].empty()) {
        complaint = fields.number("pawns", job.task.pawns);
    }
    if (complaint.empty() && !fields["board"].empty()) {
        complaint = read_board(fields["board"], job.task);
    }
    return complaint.empty() ? refuse(job) : complaint;
}

/// Reads a part like 3/96.
Complaint read_part(std::string_view text, HalvesPart& halves) {
    const std::string_view whole = text;
    const std::string_view part = take_until(text, '/');
    const bool numbers = !part.empty() && !text.empty() && read_number(part, halves.part) &&
                         read_number(text, halves.parts);
    if (!numbers) return "The part " + quoted(whole) + " is not like 3/96.";
    return {};
}

Complaint read_halves_job(std::string_view text, Job& job) {
    HalvesFields fields{{"id", "n", "t", "method", "middle", "part", "weight"}, 7};
    Complaint complaint = fields.read(text);
    if (!complaint.empty()) return complaint;
    if (fields["method"] != "halves") {
        return "There is no method called " + quoted(fields["method"]) + ".";
    }
    HalvesPart& part = job.halves.emplace();
    complaint = read_common(fields, job);
    if (complaint.empty()) complaint = fields.number("middle", part.middle);
    if (complaint.empty()) complaint = read_part(fields["part"], part);
    return complaint.empty() ? refuse(job) : complaint;
}

}  // namespace

std::string write_job(const Job& job) {
    std::string line = "count id=" + std::to_string(job.id) + " n=";
    line += std::to_string(job.task.size.columns);
    if (!job.task.size.is_square()) line += "x" + std::to_string(job.task.size.rows);
    line += " t=" + std::string(named(job.task.surface).slug);
    if (job.halves) {
        line += " method=halves middle=" + std::to_string(job.halves->middle) +
                " part=" + std::to_string(job.halves->part) + "/" +
                std::to_string(job.halves->parts);
    } else {
        line += " prefix=";
        for (std::size_t i = 0; i < job.prefix.size(); ++i) {
            line += (i > 0 ? "." : "") + std::to_string(job.prefix[i]);
        }
        line += " times=" + std::to_string(job.times);
    }
    line += " weight=" + std::to_string(job.weight);
    if (job.task.pawns > 0) line += " pawns=" + std::to_string(job.task.pawns);
    if (!job.task.pieces.empty()) line += " board=" + write_link({board_of(job.task), {}, {}});
    return line;
}

std::string write_result(const Result& result) {
    return "counted id=" + std::to_string(result.id) + " count=" + std::to_string(result.count) +
           " nodes=" + std::to_string(result.nodes);
}

std::string write_failure(const Failure& failure) {
    std::string line = "failed ";
    if (failure.id) line += "id=" + std::to_string(*failure.id) + " ";
    line += "why=" + failure.why;
    std::replace(line.begin(), line.end(), '\n', ' ');
    std::replace(line.begin(), line.end(), '\r', ' ');
    return line;
}

std::variant<Job, Failure> read_job(std::string_view line) {
    std::string_view rest = line;
    if (take_until(rest, ' ') != "count") {
        return Failure{id_of(rest), "A worker was sent " + quoted(line) + ", which is no job."};
    }
    Job job;
    const bool has_method = rest.find("method=") != std::string_view::npos;
    const Complaint complaint =
        has_method ? read_halves_job(rest, job) : read_prefix_job(rest, job);
    if (!complaint.empty()) return Failure{id_of(rest), complaint};
    return job;
}

std::variant<Result, Failure> read_answer(std::string_view line) {
    std::string_view rest = line;
    const std::string_view verb = take_until(rest, ' ');
    if (verb == "failed") {
        const std::size_t why = rest.find("why=");
        if (why == std::string_view::npos) {
            return Failure{id_of(rest), "A worker failed and did not say why."};
        }
        return Failure{id_of(rest.substr(0, why)), std::string(rest.substr(why + 4))};
    }
    if (verb != "counted") {
        const std::string why = "A worker answered " + quoted(line) + ", which means nothing.";
        return Failure{std::nullopt, why};
    }
    ResultFields fields{{"id", "count", "nodes"}};
    Result result;
    Complaint complaint = fields.read(rest);
    if (complaint.empty()) complaint = fields.number("id", result.id);
    if (complaint.empty()) complaint = fields.number("count", result.count);
    if (complaint.empty()) complaint = fields.number("nodes", result.nodes);
    if (!complaint.empty()) return Failure{id_of(rest), complaint};
    return result;
}

std::string serve(std::string_view line) {
    Halves halves;
    return serve(line, halves);
}

std::string serve(std::string_view line, Halves& halves) {
    const std::variant<Job, Failure> job = read_job(line);
    if (const auto* failure = std::get_if<Failure>(&job)) return write_failure(*failure);
    return write_result(work(std::get<Job>(job), halves));
}

}  // namespace queens
