// Lines to workers and from them.
#include <algorithm>
#include <cmath>

#include "core/read.hpp"
#include "fuzz/doors.hpp"
#include "worker/ledger_text.hpp"
#include "worker/orders.hpp"
#include "worker/protocol.hpp"
#include "worker/serve.hpp"

namespace queens::doors {

namespace {

/// Whether no number of the size in the line has more than a digit, or one over 6: what is larger
/// takes longer to count than there is time.
bool is_small(std::string_view line) {
    constexpr char largest = '6';
    const std::size_t at = line.find(" n=");
    if (at == std::string_view::npos) return true;
    const std::string_view size = line.substr(at + 3, line.find(' ', at + 3) - at - 3);
    const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    for (std::size_t i = 0; i < size.size(); ++i) {
        if (!is_digit(size[i])) continue;
        if (size[i] > largest || (i > 0 && is_digit(size[i - 1]))) return false;
    }
    return true;
}

std::string broken_by_job(std::string_view line) {
    const auto read = read_planned_job(line);
    if (const auto* failure = std::get_if<Failure>(&read)) {
        return failure->why.empty() ? "Nothing is said of a line that is no job." : "";
    }
    const Job& job = std::get<Job>(read);
    const std::string written = write_job(job);
    const auto again = read_planned_job(written);
    const auto* const same = std::get_if<Job>(&again);
    return same != nullptr && *same == job ? "" : "A job reads differently: " + written;
}

std::string broken_by_answer(std::string_view line) {
    const auto read = read_answer(line);
    if (const auto* failure = std::get_if<Failure>(&read)) {
        const auto again = read_answer(write_failure(*failure));
        const auto* const same = std::get_if<Failure>(&again);
        return same != nullptr && same->id == failure->id ? "" : "A failure is another job's.";
    }
    const std::string written = write_result(std::get<Result>(read));
    const auto again = read_answer(written);
    return again == read ? "" : "A result reads differently: " + written;
}

std::string broken_by_estimate(std::string_view line) {
    const auto read = read_estimate(line);
    if (const auto* why = std::get_if<std::string>(&read)) {
        return why->empty() && !line.starts_with("failed") ? "Nothing is said of no estimate." : "";
    }
    const auto& [nodes, seconds] = std::get<Estimate>(read);
    const bool is_one = std::isfinite(nodes) && std::isfinite(seconds);
    return is_one ? "" : "An estimate is no number.";
}

/// What is wrong with the answer of a worker to this line.
std::string broken_by_worker(std::string_view line) {
    static Cache cache;
    const std::string answer = serve(line, cache);
    if (answer.starts_with("failed ")) return {};
    if (!is_order(line)) {
        const bool counted = std::holds_alternative<Result>(read_answer(answer));
        return counted ? "" : "A worker answers a job with " + answer;
    }
    const bool estimated = std::holds_alternative<Estimate>(read_estimate(answer));
    if (estimated || read_ledger(answer).certainly_whole) return {};
    return "A worker answers an order with " + answer;
}

}  // namespace

std::string line(std::string_view bytes) {
    // A line has no end within it: what brings lines cuts them.
    const std::string_view line = bytes.substr(0, bytes.find('\n'));
    std::string broken = broken_by_job(line);
    if (broken.empty()) broken = broken_by_answer(line);
    if (broken.empty()) broken = broken_by_estimate(line);
    if (broken.empty() && is_small(line)) broken = broken_by_worker(line);
    return broken;
}

}  // namespace queens::doors
