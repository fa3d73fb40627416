// Tables of words and numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/kit/kit.hpp"

namespace queens::ui {

/// The words of a table row by row, each row with one for every column. The first row says what the
/// columns are.
using TableRows = std::vector<std::vector<std::string>>;

/// Draws the table as wide as the region: the first column begins at the left edge, the others end
/// at their right edges. Where the region is too narrow for columns, the rows become lists. The row
/// `lit`, if there is such a row, stands out.
void table(const Kit& kit, const TableRows& rows, std::optional<std::size_t> lit = std::nullopt);

/// Whether the table has room in the region without wrapping its words.
[[nodiscard]] bool fits(const Kit& kit, const TableRows& rows);

}  // namespace queens::ui
