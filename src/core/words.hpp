// The words that sentences are filled with: quotations, lists, squares as links write them.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/sentence.hpp"
#include "core/square.hpp"

namespace queens {

/// The text in quotation marks: at most 24 characters of it, a question mark for every byte that
/// is not printable ASCII.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// "plane, torus and klein": the words with commas between them, and the last one as the sentence
/// with its holes `list` and `last` says.
[[nodiscard]] std::string listed(const std::vector<std::string>& words,
                                 const Sentence& with_last = Sentence("{list} and {last}"));

/// "plane, torus, klein": the words with that between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& words,
                                 std::string_view between = ", ");

/// The square as links write it and `square_in` reads it, "4-5": its column and its row, both from
/// 1 and the row from below.
[[nodiscard]] std::string column_and_row(Square square, Size size);

/// The size as links write it: "8", or columns and rows of boards that are not square, "7x5".
[[nodiscard]] std::string written(Size size);

/// The whole numbers as links write lists: "2.4.1.3".
template <class Numbers>
[[nodiscard]] std::string dotted(const Numbers& numbers) {
    std::string text;
    for (const auto number : numbers) {
        if (!text.empty()) text += '.';
        text += std::to_string(number);
    }
    return text;
}

/// The number, not negative, with its noun: "1 row", "8 rows", "1,024 squares".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view noun);

template <std::signed_integral Count>
[[nodiscard]] std::string counted(Count count, std::string_view noun) {
    return counted(static_cast<std::uint64_t>(count), noun);
}

}  // namespace queens
