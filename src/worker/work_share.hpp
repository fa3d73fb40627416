// The part of a count that one of several computers does.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace queens {

/// Every `computers`-th job from the job `number` on; 0 <= number < computers.
struct WorkShare {
    int number = 0;
    int computers = 1;

    /// Whether the job of that number, or in that place, is one of them.
    [[nodiscard]] bool has(std::uint64_t job) const {
        return job % static_cast<std::uint64_t>(computers) == static_cast<std::uint64_t>(number);
    }

    /// How many of the first `jobs` jobs are among them.
    [[nodiscard]] std::uint64_t size_of(std::uint64_t jobs) const {
        const auto all = static_cast<std::uint64_t>(computers);
        return (jobs + all - 1 - static_cast<std::uint64_t>(number)) / all;
    }

    friend bool operator==(const WorkShare&, const WorkShare&) = default;
};

/// The share that a text such as "0/4" writes, of `most` computers at the most; nothing if it is
/// none.
[[nodiscard]] std::optional<WorkShare> read_share(std::string_view text, int most);

}  // namespace queens
