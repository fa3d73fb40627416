// Seals what libFuzzer changes: a ledger gets the line of its plan, and a receipt its check value,
// since no chance finds the right one. A line is changed by itself, so that the others stay sound.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "core/read.hpp"
#include "worker/ledger_text.hpp"
#include "worker/protocol.hpp"
#include "worker/receipt.hpp"
#include "worker/version.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using namespace queens;

/// Changes a text as libFuzzer does.
std::string changed(std::string text) {
    constexpr std::size_t room = 64;
    const std::size_t length = text.size();
    text.resize(length + room);
    text.resize(
        LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), length, text.size()));
    return text;
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) lines.emplace_back(take_until(text, '\n'));
    return lines;
}

/// Replaces, repeats, leaves out or moves one of the lines.
void change(std::vector<std::string>& lines, unsigned chance) {
    if (lines.empty()) lines.emplace_back();
    const std::size_t at = chance / 8 % lines.size();
    const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
    switch (chance % 8) {
        case 0: lines.insert(place, std::string(lines[at])); return;
        case 1: lines.erase(place); return;
        case 2: std::swap(lines[at], lines.back()); return;
        default: lines[at] = changed(lines[at]); return;
    }
}

/// Numbers the jobs, puts the line of their plan where one stands, and gives results their
/// receipts.
std::string sealed(std::vector<std::string> lines) {
    std::vector<Job> jobs;
    for (std::string& line : lines) {
        auto read = read_planned_job(line);
        auto* const job = std::get_if<Job>(&read);
        if (job == nullptr) continue;
        job->id = static_cast<std::uint32_t>(jobs.size());
        line = write_job(*job);
        jobs.push_back(std::move(*job));
    }
    std::string text;
    for (const std::string& line : lines) {
        const auto answer = read_answer(line.substr(0, line.find(" version=")));
        const auto* const result = std::get_if<Result>(&answer);
        const bool has_receipt = line.find(" check=") != std::string::npos;
        if (is_plan_line(line)) {
            text += write_plan_line(plan_line_of(jobs));
        } else if (has_receipt && result != nullptr && result->id < jobs.size()) {
            text += write_receipt(jobs[result->id], *result, version);
        } else {
            text += line;
        }
        text += '\n';
    }
    return text;
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
    std::vector<std::string> lines = lines_of({reinterpret_cast<const char*>(data), size});
    change(lines, seed / 4);
    const std::string text = sealed(std::move(lines));
    const std::size_t length = std::min(text.size(), most);
    std::memcpy(data, text.data(), length);
    return length;
}
