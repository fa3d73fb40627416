// A count that came to its end, and many of them as the text that outlasts the program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "counting/fundamental.hpp"
#include "counting/task.hpp"

namespace queens {

struct FinishedCount {
    Task task;
    std::uint64_t count = 0;
    std::optional<SymmetricCounts> symmetric;
    /// What the count looked at, see Result.
    std::uint64_t nodes = 0;
    /// How long it took, nothing where several computers shared it.
    std::optional<double> seconds{};
    /// On how many cores at a time, 0 where several computers shared it.
    int cores = 0;

    /// Whether the other one is the same work on a machine that is alike.
    [[nodiscard]] bool repeats(const FinishedCount& other) const {
        return task == other.task && cores == other.cores;
    }

    friend bool operator==(const FinishedCount&, const FinishedCount&) = default;
};

/// A line for each count.
[[nodiscard]] std::string write_finished(const std::vector<FinishedCount>& counts);

/// Whether one of the counts repeats this one.
[[nodiscard]] bool has_repeated(const std::vector<FinishedCount>& counts, const FinishedCount& one);

/// The last counts of such a text in their order, at most `most`, and of those that repeat each
/// other the last one; invalid lines are passed over.
[[nodiscard]] std::vector<FinishedCount> read_finished(std::string_view text, std::size_t most);

/// The other lines of such a text that begin like those of a count, at most `most`.
[[nodiscard]] std::string unread_finished(std::string_view text, std::size_t most);

}  // namespace queens
