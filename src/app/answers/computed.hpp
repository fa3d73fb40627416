// The rows of the tables that `queens tables` computed, as the files in results/ keep them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace queens {

struct ComputedRow {
    std::string_view table;
    int n = 0;
    std::span<const std::uint64_t> numbers;
};

/// All rows of all files, those of one table in the order of n. cmake/results.cmake writes them.
[[nodiscard]] std::span<const ComputedRow> computed_rows();

}  // namespace queens
