// Rows of a table as text: what `queens tables` writes, and the files in results/ keep.
//
// A row is n, its numbers and the seconds it took, with blanks between them; lines that begin with
// # are remarks.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "tables/table.hpp"

namespace queens {

struct ResultRow {
    int n = 0;
    Numbers numbers;
    double seconds = 0;
};

/// "8 92 12 0.001".
[[nodiscard]] std::string text_of(const ResultRow& row);

/// The rows of a text, and the table that it says they are of; empty if it does not say so.
struct ResultTable {
    std::string slug;
    std::vector<ResultRow> rows;
};

/// Nothing if a line is neither a remark nor a row, or if two tables are named.
[[nodiscard]] std::optional<ResultTable> read_results(std::istream& in);

/// Whether the row has a number for each column of the table, or the list that is its only one.
[[nodiscard]] bool is_row_of(const NumberTable& table, const ResultRow& row);

/// Whether the n of the rows are some that follow each other in the table.
[[nodiscard]] bool are_without_gaps(const NumberTable& table, const std::vector<ResultRow>& rows);

/// For each column without an entry in the OEIS, a draft of one for a person to check and send.
/// Takes rows without gaps.
[[nodiscard]] std::string drafts_of(const NumberTable& table, const std::vector<ResultRow>& rows);

}  // namespace queens
