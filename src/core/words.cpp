// Quoting, listing and counting.
#include "core/words.hpp"

#include "core/numbers.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

constexpr std::size_t longest_quotation = 24;

}  // namespace

std::string in_quotes(std::string_view text) {
    std::string plain;
    for (const char letter : text.substr(0, longest_quotation)) {
        plain += letter >= ' ' && letter <= '~' ? letter : '?';
    }
    const bool is_whole = text.size() <= longest_quotation;
    return say(is_whole ? Sentence("\"{text}\"") : Sentence("\"{text}...\""), {{"text", plain}});
}

std::string listed(const std::vector<std::string>& words, const Sentence& with_last) {
    if (words.empty()) return {};
    std::string list = words.front();
    for (std::size_t i = 1; i + 1 < words.size(); ++i) list += ", " + words[i];
    if (words.size() == 1) return list;
    return say(with_last, {{"list", list}, {"last", words.back()}});
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += between;
        text += words[i];
    }
    return text;
}

std::string column_and_row(Square square, Size size) {
    return std::to_string(square.column + 1) + "-" + std::to_string(size.rows - square.row);
}

std::string written(Size size) {
    const std::string columns = std::to_string(size.columns);
    return size.is_square() ? columns : columns + "x" + std::to_string(size.rows);
}

std::string counted(std::uint64_t count, std::string_view noun) {
    std::string result = grouped(count) + " ";
    result += noun;
    if (count != 1) result += "s";
    return result;
}

}  // namespace queens
