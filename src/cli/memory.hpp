// Whether the tables of a count fit in the memory of this machine.
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>

#include "counting/task.hpp"

namespace queens::cli {

inline constexpr std::uint64_t megabyte = 1'000'000;

/// The bytes that this program may have: those of the machine, or fewer where a container, a batch
/// system or `ulimit -v` allows fewer.
[[nodiscard]] std::uint64_t bytes_of_this_machine();

inline constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

/// The bytes that the control groups of this program allow it, by the files of the system whose
/// root folder that is; `no_limit` where none does.
[[nodiscard]] std::uint64_t bytes_of_groups(const std::filesystem::path& root);

/// "1,820 MB".
[[nodiscard]] std::string megabytes(std::uint64_t bytes);

/// The memory that a count of the task needs on that number of threads, which keep tables of at
/// most `kept` bytes.
[[nodiscard]] std::uint64_t bytes_needed(const Task& task, int threads, std::uint64_t kept);

/// One sentence why a machine with `bytes` of memory cannot count the task on `threads` threads
/// that keep tables of `kept` bytes, and with which options it can; empty if it can.
[[nodiscard]] std::string refuse_memory(const Task& task, int threads, std::uint64_t kept,
                                        std::uint64_t bytes);

}  // namespace queens::cli
