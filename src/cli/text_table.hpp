// Tables as text.
#pragma once

#include <string>
#include <vector>

namespace queens::cli {

/// The rows of words, as many in each, in columns that end at their right edges, a line each.
[[nodiscard]] std::string text_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace queens::cli
