// The jobs of the methods that search by moves: cutting a task, checking a job, and doing it.
//
// The tables of a search take longer to make than a small job takes, so that each thread keeps
// those of the task it worked on last.
#pragma once

#include <string>
#include <vector>

#include "counting/kernels.hpp"
#include "counting/task.hpp"
#include "counting/torus/torus_search.hpp"

namespace queens {

// All of these take tasks of their method that are not refused; jobs may have any prefix to be
// refused, and one that is not to be counted.

[[nodiscard]] std::vector<Job> plan_torus(const Task& task, std::size_t wanted);
[[nodiscard]] std::string refuse_torus_job(const Job& job);
/// Tells `taken`, if given, of each solution that it takes.
[[nodiscard]] Completions count_torus_job(const Job& job, const TorusTaken& taken = {});

[[nodiscard]] std::vector<Job> plan_pawns(const Task& task, std::size_t wanted);
[[nodiscard]] std::string refuse_pawn_job(const Job& job);
[[nodiscard]] Completions count_pawn_job(const Job& job);

[[nodiscard]] std::vector<Job> plan_board(const Task& task, std::size_t wanted);
[[nodiscard]] std::string refuse_board_job(const Job& job);
[[nodiscard]] Completions count_board_job(const Job& job);

/// Numbers jobs in an order that mixes light and heavy ones.
[[nodiscard]] std::vector<Job> mixed(std::vector<Job> jobs);

}  // namespace queens
