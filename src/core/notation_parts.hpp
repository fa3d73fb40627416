// What the readers of notations share: parts of texts, and what comes of reading them.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/notation.hpp"
#include "core/text_board.hpp"

namespace queens {

inline constexpr std::string_view digits = "0123456789";
/// What may stand between the numbers of a list.
inline constexpr std::string_view number_separators = " \t\r\n,;.-[](){}";
inline constexpr std::string_view word_separators = " \t\r\n,;";

/// The parts of a text between any of these characters, without empty ones.
inline std::vector<std::string_view> tokens_in(std::string_view text, std::string_view between) {
    std::vector<std::string_view> tokens;
    for (std::size_t at = text.find_first_not_of(between); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        tokens.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(between, end);
    }
    return tokens;
}

inline NotationReading refused(std::string complaint) { return {{}, std::move(complaint)}; }

inline NotationReading understood(Board board, std::string words) {
    NotationReading reading;
    reading.boards.push_back({std::move(board), std::move(words)});
    return reading;
}

inline NotationReading of_rows(std::string_view text, std::string words) {
    TextReading reading = read_text(text, {});
    if (!reading.board) return refused(std::move(reading.complaint));
    return understood(std::move(*reading.board), std::move(words));
}

/// The list of columns that `placement_text` or `placement_value` writes of a board with a row
/// without a queen, as large as the list needs. Neither board nor complaint for any other text,
/// such as numbers that hyphens separate.
[[nodiscard]] NotationReading of_columns(std::string_view text);

/// Lists of rows, tables of 0 and 1, and pairs of row and column: a text of digits and separators.
[[nodiscard]] NotationReading of_numbers(std::string_view text);

}  // namespace queens
