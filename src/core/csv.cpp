// Decimals with a comma need no quotes between semicolons.
#include "core/csv.hpp"

#include <string_view>

#include "core/language.hpp"

namespace queens {

namespace {

std::string field(const std::string& text) {
    const std::string special = std::string("\"\r\n") + csv_separator();
    if (text.find_first_of(special) == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) quoted += std::string(letter == '"' ? 2 : 1, letter);
    return quoted + '"';
}

}  // namespace

char csv_separator() { return language().decimal_mark == "," ? ';' : ','; }

std::string csv_of(const std::vector<std::vector<std::string>>& rows) {
    std::string lines;
    for (const std::vector<std::string>& row : rows) {
        std::string line;
        for (const std::string& text : row) {
            if (&text != &row.front()) line += csv_separator();
            line += field(text);
        }
        lines += line + '\n';
    }
    return lines;
}

}  // namespace queens
