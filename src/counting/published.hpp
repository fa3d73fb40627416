// What was counted of a task beside what is published of it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/sequences.hpp"
#include "counting/fundamental.hpp"
#include "counting/task.hpp"

namespace queens {

/// What was counted of a task's solutions: all of them, and perhaps some parts.
using Counts = std::map<Counted, std::uint64_t>;
[[nodiscard]] Counts counts_of(std::uint64_t count,
                               const std::optional<SymmetricCounts>& symmetric);

/// The sequence of that part of the task's solutions, null where there is none: tasks of empty
/// square boards have one.
[[nodiscard]] const Sequence* sequence_of(const Task& task, Counted counted = Counted::all);

/// The published number of that part of the task's solutions, nothing where there is none.
[[nodiscard]] std::optional<std::uint64_t> published(const Task& task,
                                                     Counted counted = Counted::all);

/// A number found here beside a published one.
struct Compared {
    const Sequence* sequence = nullptr;
    std::uint64_t found = 0;
    std::uint64_t published = 0;

    [[nodiscard]] bool agrees() const { return found == published; }
};

/// Each part beside its published number, the total first; empty where the total has none.
[[nodiscard]] std::vector<Compared> compare(const Task& task, const Counts& counts);

/// Whether all of them agree.
[[nodiscard]] bool all_agree(const std::vector<Compared>& numbers);

}  // namespace queens
