// The published numbers of solutions as a table, with those among them that were counted here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/rooms/finished_count.hpp"

namespace queens {

/// A number in the table: as published, and whether a count made here found the same.
struct PublishedNumber {
    std::uint64_t number = 0;
    bool counted = false;

    friend bool operator==(const PublishedNumber&, const PublishedNumber&) = default;
};

/// The numbers for one n; what nobody has published is missing.
struct PublishedRow {
    int n = 0;
    std::vector<std::optional<PublishedNumber>> numbers;
};

/// One of the tables of Dubreuil & Koehnen (2022), as far as anybody knows it today.
struct PublishedTable {
    std::string title;
    std::vector<std::string> columns;
    /// The sequence of each column behind the first.
    std::vector<std::string> sequences;
    std::vector<PublishedRow> rows;
};

/// The plane, all solutions, those up to symmetry and those that a turn keeps, n = 1 to 27; the
/// tori that have solutions; and n + k queens with k pawns, all solutions and those up to symmetry.
[[nodiscard]] std::vector<PublishedTable> published_tables(
    const std::vector<FinishedCount>& counted);

}  // namespace queens
