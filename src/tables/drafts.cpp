// Drafts of entries for the OEIS, in its order: name, data, offset, comments, references, program.
#include <algorithm>
#include <sstream>

#include "core/papers.hpp"
#include "core/words.hpp"
#include "tables/results.hpp"

namespace queens {

namespace {

/// Whether the rows of the table have lists of any length, which the data put one after the other.
bool is_triangle(const NumberTable& table) { return table.columns.size() == 1; }

std::vector<std::string> terms_of(const NumberTable& table, const std::vector<ResultRow>& rows,
                                  std::size_t column) {
    std::vector<std::string> terms;
    for (const ResultRow& row : rows) {
        for (std::size_t i = 0; i < row.numbers.size(); ++i) {
            if (i == column || is_triangle(table)) terms.push_back(std::to_string(row.numbers[i]));
        }
    }
    return terms;
}

/// The n of the rows, for sequences that leave some out.
std::string sides_of(const std::vector<ResultRow>& rows) {
    std::vector<std::string> sides;
    for (const ResultRow& row : rows) sides.push_back(std::to_string(row.n));
    return joined(sides);
}

/// The place of the first term: that of its n among those with a row.
int offset_of(const NumberTable& table, int n) {
    int offset = 0;
    for (int side = 1; side <= n; ++side) offset += table.has_row(side) ? 1 : 0;
    return offset;
}

void write_draft(const NumberTable& table, const std::vector<ResultRow>& rows, std::size_t column,
                 std::ostream& out) {
    const int first = rows.front().n;
    const int last = rows.back().n;
    const int compared = std::min(last, table.both_to);
    out << "NAME     " << table.columns[column].name << "\nDATA     "
        << joined(terms_of(table, rows, column)) << "\nOFFSET   "
        << (table.has_row == nullptr ? first : offset_of(table, first)) << "\nCOMMENTS ";
    if (table.has_row != nullptr) {
        out << "a(k) is the number for the k-th of the " << table.sides << ".\n         ";
    }
    out << "Terms for n = " << sides_of(rows) << ".\n         Method: " << table.first_method
        << ".\n         ";
    if (first <= compared) {
        out << "Up to n = " << compared
            << " with the same numbers by another one: " << table.second_method << ".\n         ";
    }
    out << "We found no entry for it; look the terms up once more before sending this.\n";
    for (const std::string_view key : table.papers) {
        out << "LINKS    " << entry_of(*find_paper(key)) << '\n';
    }
    out << "PROGRAM  (C++) Queens Lab: queens tables " << table.slug << " --to " << last << '\n';
}

}  // namespace

bool is_row_of(const NumberTable& table, const ResultRow& row) {
    return is_triangle(table) || row.numbers.size() == table.columns.size();
}

bool are_without_gaps(const NumberTable& table, const std::vector<ResultRow>& rows) {
    int next = rows.empty() ? 0 : rows.front().n;
    return std::all_of(rows.begin(), rows.end(), [&](const ResultRow& row) {
        while (table.has_row != nullptr && next < row.n && !table.has_row(next)) ++next;
        const bool has_row = table.has_row == nullptr || table.has_row(row.n);
        return row.n == next++ && has_row && row.n >= table.from && row.n <= table.largest;
    });
}

std::string drafts_of(const NumberTable& table, const std::vector<ResultRow>& rows) {
    std::ostringstream out;
    if (rows.empty()) return {};
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        if (table.columns[column].sequence != nullptr) continue;
        if (out.tellp() > 0) out << '\n';
        write_draft(table, rows, column, out);
    }
    return out.str();
}

}  // namespace queens
