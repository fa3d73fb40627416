// The jobs that a task is cut into, and what comes of them.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "counting/halves/halves_part.hpp"
#include "counting/task.hpp"

namespace queens {

struct Method;

/// A part of a search by moves: the first moves are fixed, as the method numbers them, and every
/// completion counts `times` times, for the board's symmetry.
struct Moves {
    std::vector<int> prefix{};
    std::uint32_t times = 1;

    friend bool operator==(const Moves&, const Moves&) = default;
};

/// A part of a task.
struct Job {
    std::uint32_t id = 0;
    Task task;
    /// The expected share of the work; only its ratio to other jobs' weights means something.
    std::uint64_t weight = 1;
    std::variant<Moves, HalvesPart> part{};
    /// Null where the task says by which method it is counted.
    const Method* method = nullptr;

    friend bool operator==(const Job&, const Job&) = default;
};

/// The most jobs that a task is cut into, but for one more split.
inline constexpr std::size_t most_jobs = 10'000;
/// The most times that a job may count a solution.
inline constexpr std::uint32_t most_times = 1'000'000;

/// What a search found: solutions, and the nodes that it looked at for them: the queens placed
/// below the prefix, or the half boards put together.
struct Completions {
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
};

/// What came of a job: solutions, the job's `times` included, and the nodes, as a check that two
/// machines did the same work.
struct Result {
    std::uint32_t id = 0;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;

    friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace queens
