// A letter of UTF-8 takes one place, however many bytes it has.
#include "cli/text_table.hpp"

#include <algorithm>

namespace queens::cli {

namespace {

std::size_t places_of(const std::string& words) {
    return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

}  // namespace

std::string text_table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], places_of(row[i]));
        }
    }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += std::string(widths[i] - places_of(row[i]) + (i > 0 ? 1 : 0), ' ') + row[i];
        }
        text += '\n';
    }
    return text;
}

}  // namespace queens::cli
