// The published numbers as a table for other programs.
#pragma once

#include <string>
#include <vector>

#include "app/answers/published.hpp"

namespace queens {

/// Values for spreadsheets, a line of heads first and then one for each number: its table, what it
/// counts, its sequence if it has one, n, the number, and "yes" if it was counted here, too.
[[nodiscard]] std::string table_of(const std::vector<PublishedTable>& tables);

}  // namespace queens
