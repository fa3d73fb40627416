// A total with all that is said about it: what it is up to symmetry, and what is published.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/json.hpp"
#include "counting/fundamental.hpp"
#include "counting/task.hpp"

namespace queens::cli {

struct Totals {
    std::uint64_t count = 0;
    std::optional<std::uint64_t> fundamental{};
    /// Where they take no search of their own: on boards without pawns.
    std::optional<SymmetricCounts> symmetric{};
    std::optional<KnownCount> known{};
    /// The sequences that were compared with.
    std::vector<std::string> sequences{};
    std::optional<bool> agrees{};
};

/// Adds the totals up to symmetry and those of symmetric solutions of the empty square plane.
void add_symmetric(const Task& task, Totals& totals);

/// Compares with the published numbers, as far as there are any.
void compare(const Task& task, Totals& totals);

/// The fields fundamental, half_turn, quarter_turn, known and agrees, null where there is nothing.
void add_fields(const Totals& totals, Json& document);

/// "14,200 solutions, 1,787 up to symmetry. Agrees with A000170 and A002562." `noun` is what is
/// counted.
void write_totals(const Totals& totals, std::string_view noun, std::ostream& out);

}  // namespace queens::cli
