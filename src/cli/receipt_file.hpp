// Files of receipts, which say what need not be done again.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "worker/receipt.hpp"

namespace queens::cli {

/// By the numbers of their jobs; different plans use the same numbers.
using Receipts = std::multimap<std::uint32_t, Receipt>;

/// The receipts in a file, whatever else is in it. A Complaint if another version of the program
/// wrote some of them.
[[nodiscard]] Receipts read_receipts(const std::string& path, Console& console);

/// A Complaint if another version of the program wrote the receipt.
void refuse_other_version(const Receipt& receipt, const std::string& path);

/// Whether there is a file whose last line was cut off, when the machine stopped or the disk was
/// full.
[[nodiscard]] bool is_cut_off(const std::string& path);

/// Whether a line, or the start of one, is or may become that of a job that was done or failed.
/// Where the machine stopped, zero bytes may stand for what was not written.
[[nodiscard]] bool may_be_result(std::string_view line);

/// Whether there is a file. A last line that was cut off, or is nothing but zero bytes, is removed,
/// so that lines can be added; a Complaint if it begins in none of the ways in which our lines
/// start, or cannot be removed.
[[nodiscard]] bool mend_end(const std::string& path, const std::vector<std::string_view>& starts);

/// A file to which lines are added. A Complaint if it cannot be written.
[[nodiscard]] std::ofstream open_to_add(const std::string& path);

/// The receipts of a file that may not exist yet, to which lines can be added then. A Complaint if
/// they would be added to a line of somebody else.
[[nodiscard]] Receipts read_kept(const std::string& path, Console& console);

/// Whether one of the receipts is of this job.
[[nodiscard]] bool is_done(const Receipts& receipts, const Job& job);

}  // namespace queens::cli
