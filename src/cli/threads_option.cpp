// Reading the new name, or the old one with a remark.
#include "cli/threads_option.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>
#include <thread>

#include "cli/options.hpp"

namespace queens::cli {

namespace {

constexpr int most_threads = 256;

}  // namespace

void RenamedOption::add_to(CLI::App& command, const std::string& value,
                           const std::string& summary) {
    add_word(command, name, value, word, summary);
    add_word(command, old_name, value, old_word, "The old name of " + name);
    command.get_option(old_name)->group("");
}

std::optional<std::uint64_t> RenamedOption::read(Console& console, std::uint64_t lowest,
                                                 std::uint64_t highest) const {
    if (old_word) {
        if (word) throw Complaint("Give " + name + " only: " + old_name + " is its old name.");
        console.err << "Remark: " << old_name << " is now called " << name << ".\n";
        return read_number(old_name, *old_word, lowest, highest);
    }
    if (!word) return std::nullopt;
    return read_number(name, *word, lowest, highest);
}

int ThreadsOption::read(Console& console) const {
    const auto given = number.read(console, 1, most_threads);
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    return given ? static_cast<int>(*given) : std::clamp(cores, 1, most_threads);
}

}  // namespace queens::cli
