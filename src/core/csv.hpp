// Tables for spreadsheets, which part fields by a semicolon where decimals have a comma.
#pragma once

#include <string>
#include <vector>

namespace queens {

/// What parts the fields of a line in the language that is spoken.
[[nodiscard]] char csv_separator();

/// A line for each row, with fields in quotes where they need these.
[[nodiscard]] std::string csv_of(const std::vector<std::vector<std::string>>& rows);

}  // namespace queens
