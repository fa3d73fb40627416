// Quoting and counting in complaints.
#include "core/words.hpp"

#include "core/numbers.hpp"

namespace queens {

namespace {

constexpr std::size_t longest_quotation = 24;

}  // namespace

std::string quoted(std::string_view text) {
    std::string result = "'";
    for (const char letter : text.substr(0, longest_quotation)) {
        result += letter >= ' ' && letter <= '~' ? letter : '?';
    }
    if (text.size() > longest_quotation) result += "...";
    return result + "'";
}

std::string counted(std::uint64_t count, std::string_view noun) {
    std::string result = grouped(count) + " ";
    result += noun;
    if (count != 1) result += "s";
    return result;
}

}  // namespace queens
