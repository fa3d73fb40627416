// The fields of commands as words of a line: without spaces, squares by the names that players give
// them, texts with %xx for what a word cannot hold.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/state/values.hpp"
#include "core/marks.hpp"

namespace queens {

template <class Value>
[[nodiscard]] std::string word_of(const Value& value, Size) {
    return written(value);
}
[[nodiscard]] std::string word_of(Square square, Size size);
[[nodiscard]] std::string word_of(const std::optional<Square>& square, Size size);
/// Squares with dots between them.
[[nodiscard]] std::string word_of(const std::vector<Square>& squares, Size size);
/// A board and its marks as their link.
[[nodiscard]] std::string word_of(const MarkedBoard& marked, Size size);
[[nodiscard]] std::string word_of(const std::string& text, Size size);

/// Reads a word; false, and nothing else happens, if it is not a value.
template <class Value>
[[nodiscard]] bool read_word(std::string_view word, Size, Value& value) {
    return read(word, value);
}
[[nodiscard]] bool read_word(std::string_view word, Size size, Square& square);
[[nodiscard]] bool read_word(std::string_view word, Size size, std::optional<Square>& square);
[[nodiscard]] bool read_word(std::string_view word, Size size, std::vector<Square>& squares);
[[nodiscard]] bool read_word(std::string_view word, Size size, MarkedBoard& marked);
[[nodiscard]] bool read_word(std::string_view word, Size size, std::string& text);

}  // namespace queens
