// The finished counts as a table for other programs.
#pragma once

#include <string>
#include <vector>

#include "app/rooms/finished_count.hpp"

namespace queens {

/// Values for spreadsheets, a line of heads first and then a line for each count. A board is its
/// link; what is not known is empty.
[[nodiscard]] std::string table_of(const std::vector<FinishedCount>& counts);

}  // namespace queens
