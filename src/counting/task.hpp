// What counting is about: tasks, the jobs they are cut into, and the results of jobs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/surface.hpp"
#include "counting/halves.hpp"

namespace queens {

/// Count all placements of size.shorter() queens on an empty board.
struct Task {
    Size size;
    Surface surface;

    friend bool operator==(const Task&, const Task&) = default;
};

/// One sentence why the task cannot be counted by jobs, empty if it can. The kernels take planes
/// with sides up to 32 and square tori and cylinders up to 31 (of which all lines are those of the
/// torus). Nothing is allocated before this is asked.
[[nodiscard]] std::string refuse(const Task& task);

/// How a job is counted: from fixed first queens on, line by line, or by halves of the board.
enum class Method : std::uint8_t { prefix, halves };

/// A part of a task. With Method::prefix the first queens are fixed, line by line, and every
/// completion is counted `times` times, for the board's symmetry. With Method::halves the part of
/// the row sets says it all: there is no prefix, and `times` is 1.
struct Job {
    std::uint32_t id = 0;
    Task task;
    /// Columns of the queens in the first lines (rows, or columns on a board taller than wide).
    std::vector<int> prefix;
    std::uint32_t times = 1;
    /// The expected share of the work; only its ratio to other jobs' weights means something.
    std::uint64_t weight = 1;
    Method method = Method::prefix;
    HalvesPart halves{};

    friend bool operator==(const Job&, const Job&) = default;
};

/// The most times that a job may count a solution.
inline constexpr std::uint32_t most_times = 1'000'000;

/// One sentence why the job cannot be done, empty if it can: its task is refused, its prefix does
/// not fit on the board or attacks itself, or its `times` or weight are out of range.
[[nodiscard]] std::string refuse(const Job& job);

/// What came of a job: solutions, the job's `times` included, and the nodes, as a check that two
/// machines did the same work: the queens placed below the prefix, or the half boards put together.
struct Result {
    std::uint32_t id = 0;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;

    friend bool operator==(const Result&, const Result&) = default;
};

/// The most jobs that a task is cut into, but for one more split.
inline constexpr std::size_t most_jobs = 10'000;

/// Whether the task is planned by halves: square planes for which that is faster and which are not
/// too large for its tables.
[[nodiscard]] bool suits_halves(const Task& task);

/// Cuts an accepted task into jobs, at least `wanted` where the board has that many, but never more
/// than some 10,000; ids run from 0. No job weighs more than two shares of `wanted` equal ones,
/// unless nothing is left to split. Light and heavy jobs are mixed, so that progress by weight runs
/// evenly with time.
[[nodiscard]] std::vector<Job> plan(const Task& task, std::size_t wanted);

/// Does a job that is not refused. That takes as long as it takes: nothing bounds the search.
/// `halves` keeps its tables for the next job.
[[nodiscard]] Result work(const Job& job, Halves& halves);
[[nodiscard]] Result work(const Job& job);

}  // namespace queens
