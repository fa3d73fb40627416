// Rows are read word by word; the last word of each is its time.
#include "tables/results.hpp"

#include <iomanip>
#include <sstream>

#include "core/read.hpp"

namespace queens {

namespace {

std::optional<ResultRow> row_in(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    constexpr std::size_t fewest = 3;
    if (words.size() < fewest) return std::nullopt;
    const auto n = number_in<int>(words.front());
    std::istringstream time(words.back());
    ResultRow row{n.value_or(0), {}, 0};
    if (!n || !(time >> row.seconds) || !time.eof()) return std::nullopt;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        const auto number = number_in<std::uint64_t>(words[i]);
        if (!number) return std::nullopt;
        row.numbers.push_back(*number);
    }
    return row;
}

/// The table that a remark says the rows are of, empty if it says something else.
std::string slug_in(std::string_view remark) {
    constexpr std::string_view head = "# Written by queens tables ";
    if (!remark.starts_with(head)) return {};
    remark.remove_prefix(head.size());
    return std::string(remark.substr(0, remark.find(' ')));
}

}  // namespace

std::string text_of(const ResultRow& row) {
    std::ostringstream text;
    text << row.n;
    for (const std::uint64_t number : row.numbers) text << ' ' << number;
    text << ' ' << std::fixed << std::setprecision(3) << row.seconds;
    return text.str();
}

std::optional<ResultTable> read_results(std::istream& in) {
    ResultTable table;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') {
            const std::string slug = slug_in(line);
            if (!slug.empty() && !table.slug.empty() && slug != table.slug) return std::nullopt;
            if (!slug.empty()) table.slug = slug;
            continue;
        }
        auto row = row_in(line);
        if (!row) return std::nullopt;
        table.rows.push_back(std::move(*row));
    }
    return table;
}

}  // namespace queens
