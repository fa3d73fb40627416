// Options that had another name before, and the one that says on how many threads to count.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/command.hpp"

namespace queens::cli {

/// An option for a whole number. Its old name still works, with a remark on standard error.
struct RenamedOption {
    std::string name;
    std::string old_name;
    std::optional<std::string> word{};
    std::optional<std::string> old_word{};

    void add_to(CLI::App& command, const std::string& value, const std::string& summary);
    /// The number, nothing if none is given.
    [[nodiscard]] std::optional<std::uint64_t> read(Console& console, std::uint64_t lowest,
                                                    std::uint64_t highest) const;
};

/// `--threads T`, by default one for each core.
struct ThreadsOption {
    RenamedOption number{"--threads", "--jobs"};

    void add_to(CLI::App& command) {
        number.add_to(command, "T", "Threads to count on, by default one for each core");
    }
    [[nodiscard]] int read(Console& console) const;
};

}  // namespace queens::cli
