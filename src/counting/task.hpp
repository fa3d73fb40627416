// What counting is about: tasks, the jobs they are cut into, and the results of jobs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/known.hpp"
#include "core/surface.hpp"
#include "counting/halves/halves.hpp"

namespace queens {

/// Count all placements of size.shorter() queens on a board, and of as many more queens as there
/// are pawns to be placed with them.
struct Task {
    Size size;
    Surface surface;
    int pawns = 0;
    /// What stands on the board, row by row, queens being given; nothing at all on an empty board.
    std::vector<Piece> pieces{};

    friend bool operator==(const Task&, const Task&) = default;
};

/// The task of completing a board.
[[nodiscard]] Task task_of(const Board& board);
/// The board of a task.
[[nodiscard]] Board board_of(const Task& task);

/// Whether the task is that of an empty board without pawns, of which counts are published.
[[nodiscard]] inline bool is_plain(const Task& task) {
    return task.pawns == 0 && task.pieces.empty();
}

/// The published count of the task, nothing where there is none.
[[nodiscard]] inline std::optional<KnownCount> known_count(const Task& task) {
    return is_plain(task) ? known_count(task.size, task.surface) : std::nullopt;
}

/// Whether the task can have queens more than rows, each with a pawn: on the empty square plane.
[[nodiscard]] inline bool can_have_extra_queens(const Task& task) {
    return task.pieces.empty() && task.surface == Surface{} && task.size.is_square();
}

/// How a task is counted, which says what the prefixes of its jobs mean.
enum class Method : std::uint8_t {
    /// No solution exists, by a theorem.
    none,
    /// The first queens, line by line.
    lines,
    /// The first and the last but one of some orbits of triples, then queens on the torus.
    triples,
    /// The placement of each of the first rows, by number.
    pawns,
    /// Squares, or the number of squares where a line was left empty.
    board
};
[[nodiscard]] Method method_of(const Task& task);

/// One sentence why the task cannot be counted by jobs, empty if it can: boards with other pieces
/// than queens, pawns and walls, or with very many squares, and pawns to be placed elsewhere than
/// on the empty square plane. Nothing is allocated before this is asked.
[[nodiscard]] std::string refuse(const Task& task);

/// A part of a task: the first moves of its search are fixed, and every completion is counted
/// `times` times, for the board's symmetry. A part of the halves of a board says it all: there is
/// no prefix then, and `times` is 1.
struct Job {
    std::uint32_t id = 0;
    Task task;
    /// The moves, as the method counts them; for lines, the columns of the queens in the first
    /// lines (rows, or columns on a board taller than wide).
    std::vector<int> prefix;
    std::uint32_t times = 1;
    /// The expected share of the work; only its ratio to other jobs' weights means something.
    std::uint64_t weight = 1;
    std::optional<HalvesPart> halves{};

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

/// Smaller planes are counted line by line before the tables of halves are made.
inline constexpr int fewest_planned_halves = 12;

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
