// A total, what it is up to symmetry, and what is published of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/report.hpp"
#include "counting/published.hpp"

namespace queens::cli {

struct Totals {
    /// What was counted, all solutions first.
    Counts counts{};
    /// The published total.
    std::optional<std::uint64_t> known{};
    /// All that was compared, the total first; empty where nothing is published.
    std::vector<Compared> compared{};
    /// A sentence why the sequence is that of another surface, empty where it is not.
    std::string note{};

    [[nodiscard]] std::uint64_t count() const { return counts.at(Counted::all); }
    /// Whether anything published differs.
    [[nodiscard]] bool disagrees() const { return !all_agree(compared); }
};

/// Compares with the published numbers, as far as there are any.
void add_published(const Task& task, Totals& totals);

/// The fields fundamental, half_turn, quarter_turn, known and agrees, null where there is nothing.
void add_fields(const Totals& totals, Report& report);

/// "14,200 solutions, 1,787 up to symmetry. Agrees with A000170 and A002562." `noun` is what is
/// counted.
[[nodiscard]] std::string words_for(const Totals& totals, std::string_view noun);

}  // namespace queens::cli
