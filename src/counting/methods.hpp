// Counting by the method that suits: which tasks can be counted, cutting them into jobs, and doing
// those.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "counting/method.hpp"

namespace queens {

/// The method that a task with a valid size is counted by.
[[nodiscard]] const Method& method_of(const Task& task);
/// The method that a job is done by.
[[nodiscard]] const Method& method_of(const Job& job);
/// The method of that name among those that are named in lines, null if there is none.
[[nodiscard]] const Method* find_method(std::string_view slug);

/// One sentence why the task cannot be counted by jobs, empty if it can: boards with other pieces
/// than queens, pawns and walls, with more queens than shall stand there, or with very many
/// squares, and pawns to be placed elsewhere than on the empty square plane. Nothing is allocated
/// before this is asked.
[[nodiscard]] std::string refuse(const Task& task);

/// One sentence why the job cannot be done, empty if it can: its task is refused, its part is not
/// one of the search, or its `times` or weight are out of range.
[[nodiscard]] std::string refuse(const Job& job, Cache& cache);
[[nodiscard]] std::string refuse(const Job& job);

/// The same, but for the part, which is left to whoever does the job: empty unless the task is
/// refused, or its `times` or weight are out of range. Takes no time to speak of.
[[nodiscard]] std::string refuse_form(const Job& job);

/// Cuts an accepted task into about `wanted` jobs, a million at the most, and fewer where they
/// would be too small to be worth it; ids run from 0. A search by moves is cut into as many as
/// `most_usual_jobs` even if fewer are wanted, until no job weighs much more than its share of
/// `wanted` equal ones or nothing is left to split; one whose end nobody lives to see has no more
/// than those. Light and heavy jobs are mixed, so that progress by weight runs evenly with time.
[[nodiscard]] std::vector<Job> plan(const Task& task, std::size_t wanted);

/// Does a job that is not refused. That takes as long as it takes: nothing bounds the search.
[[nodiscard]] Result work(const Job& job, Cache& cache);
[[nodiscard]] Result work(const Job& job);

/// Whether one machine counts an accepted task in as few jobs as it has, since cutting it gains
/// nothing: the empty plane of at most 13 columns and rows that is not counted by halves.
[[nodiscard]] bool is_counted_at_once(const Task& task);

/// How long an accepted task will take, estimated in a few tenths of a second at most;
/// where it is found by random walks, other seeds show how far it can be trusted.
[[nodiscard]] Estimate estimate(const Task& task, std::uint64_t seed = 1);

/// The seconds that one core takes for a square plane of 12 to 28 rows by halves, for which a page
/// may not have the memory; nothing for other tasks.
[[nodiscard]] std::optional<double> seconds_by_halves(const Task& task);

/// The task that is counted in the same way as an accepted one, in some hundredths of a second: how
/// much longer it takes than `estimate` says, the other one takes longer too.
[[nodiscard]] Task yardstick(const Task& task);

}  // namespace queens
