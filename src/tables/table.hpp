// A table of numbers: what it counts, and two methods that compute a row of it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/sequences.hpp"

namespace queens {

/// Asked some times in a second: whether to go on.
using GoOn = std::function<bool()>;

/// The numbers of one row in the order of the columns. A table whose last column is a list has any
/// number of them.
using Numbers = std::vector<std::uint64_t>;

/// Computes the row of n, and nothing when go_on() returns false.
using RowMethod = std::optional<Numbers> (*)(int n, const GoOn& go_on);

struct TableColumn {
    std::string_view title;
    /// Its sequence in the OEIS, null where we found no entry.
    const Sequence* sequence = nullptr;
    /// What the sequence counts, as the OEIS would say it; empty where it has an entry.
    std::string_view name{};
    /// The n for which the sequence counts something else, 0 where there is none.
    int except = 0;
};

/// A row of the registry in tables.cpp.
struct NumberTable {
    std::string_view slug;
    /// One sentence.
    std::string_view definition;
    std::span<const TableColumn> columns;
    std::string_view first_method;
    std::string_view second_method;
    /// The rows: `to` is as far as one core comes in a minute or two, `both_to` as far as the
    /// second method, too, is bearable, and `largest` as far as the first one could ever go.
    int from = 1;
    int to = 1;
    int both_to = 1;
    int largest = 31;
    RowMethod first = nullptr;
    RowMethod second = nullptr;
    /// Which n from 1 on have a row, and what the OEIS calls them; null for every n.
    bool (*has_row)(int n) = nullptr;
    std::string_view sides{};
    /// Keys of the bibliography.
    std::span<const std::string_view> papers{};
};

/// Every table. To add one, write its two methods and add a row to tables.cpp.
[[nodiscard]] std::span<const NumberTable> tables();

/// The published number of a column, nothing where there is none.
[[nodiscard]] std::optional<std::uint64_t> published(const TableColumn& column, int n);

/// The table of that slug, null if there is none.
[[nodiscard]] const NumberTable* find_table(std::string_view slug);

}  // namespace queens
