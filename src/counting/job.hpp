// The jobs that a task is cut into, and what comes of them.
#pragma once

#include <cstdint>
#include <map>
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
inline constexpr std::size_t most_jobs = 1'000'000;
/// Where fewer are wanted, a search by moves is cut into up to this many, so that none of them
/// weighs much more than its share.
inline constexpr std::size_t most_usual_jobs = 10'000;
/// The most moves that a prefix has: longer ones are neither made nor read.
inline constexpr std::size_t longest_prefix = 64;
/// The most times that a job may count a solution.
inline constexpr std::uint32_t most_times = 1'000'000;

/// What a search found: solutions, and the nodes that it looked at for them: the queens placed
/// below the prefix, or the half boards put together.
struct Completions {
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
};

/// How many solutions were found by the number they stand for: themselves and those that the
/// symmetry of the search makes of them: {2: 3, 4: 1} are ten solutions. On tori these are orbits
/// under all maps of the search, by size.
using BySymmetry = std::map<std::uint64_t, std::uint64_t>;

/// What came of a job: solutions, the job's `times` included, the nodes, as a check that two
/// machines did the same work, and the solutions by symmetry, which add up to `count`; that is
/// empty where there is none, or where it was not recorded.
struct Result {
    std::uint32_t id = 0;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    BySymmetry by{};

    friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace queens
