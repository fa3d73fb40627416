// The sentences of the counting room: what is counted, how long it will take, and whether the total
// is right.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "counting/published.hpp"

namespace queens {

/// What the Count tab says before a task is counted.
struct CountForecast {
    Task task;
    /// "In how many ways can 8 queens stand on ... so that no queen attacks another?"
    std::string question;
    /// One sentence why the task is not counted, empty if it can be.
    std::string refusal;
};
[[nodiscard]] CountForecast forecast_count(const Task& task);

/// "Torus, 8 × 8: 8 queens".
[[nodiscard]] std::string title_of(const Task& task);

/// A count longer than that is better shared among machines: a day.
inline constexpr double too_long_for_a_page = 86'400;

/// How long a count will take, from the seconds expected, which are right within a factor of three:
/// "10 to 90 minutes", "1 hour to 6 days", "about 18 million years".
[[nodiscard]] std::string expected_time(double seconds);
/// The same as a sentence about a count, which says where else it can be done if that is too long.
[[nodiscard]] std::string time_to_count(const Task& task, double seconds);

/// A sequence of the OEIS, and what it counts, in a few words.
struct Source {
    std::string sequence;
    std::string words;
};

/// A total beside the published one: a sentence, whether they agree, and where the other one is
/// from. The same for the symmetric solutions where they are given.
struct Agreement {
    std::string sentence;
    std::vector<Source> sources;
    bool agrees = true;
};
/// Nothing where no count is published.
[[nodiscard]] std::optional<Agreement> agreement(
    const Task& task, std::uint64_t count, const std::optional<SymmetricCounts>& symmetric = {});

/// How long a count will still take, as a guess: without tenths of a second.
[[nodiscard]] std::string guessed_time(double seconds);

/// Positions a second, nothing of a count that is too short to measure.
[[nodiscard]] std::optional<std::uint64_t> rate_of(std::uint64_t nodes, double seconds);

}  // namespace queens
