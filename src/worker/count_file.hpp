// A count as a file that goes from one computer to the next: its plan, its jobs, and the receipts
// for those that are done. What `queens plan` and `queens work` write are such files as well.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "counting/ledger.hpp"

namespace queens {

/// Whether a text is meant as such a file, be it faulty.
[[nodiscard]] bool is_count_file(std::string_view text);

[[nodiscard]] std::string write_count_file(const Ledger& ledger);

/// Reads such a file: a ledger with its results, or one sentence why it is not one. A file of
/// results alone is read as one of these jobs. Results that were changed, belong to other jobs or
/// come from another version of the program are refused with their line.
[[nodiscard]] std::variant<Ledger, std::string> read_count_file(std::string_view text,
                                                                const std::vector<Job>& jobs);

}  // namespace queens
