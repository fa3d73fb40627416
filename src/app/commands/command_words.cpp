// Squares, boards and texts as words.
#include "app/commands/command_words.hpp"

#include "core/fragment.hpp"
#include "core/link.hpp"

namespace queens {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

/// Whether a letter stands for itself in a word.
bool is_plain(char letter) { return letter > ' ' && letter <= '~' && letter != '%'; }

}  // namespace

std::string word_of(Square square, Size size) { return square_name(square, size); }

std::string word_of(const std::optional<Square>& square, Size size) {
    return square ? word_of(*square, size) : std::string();
}

std::string word_of(const std::vector<Square>& squares, Size size) {
    return joined(square_names(squares, size), ".");
}

std::string word_of(const MarkedBoard& marked, Size) {
    return write_link({marked.board, {}, {}, marked.marks, marked.regions});
}

std::string word_of(const std::string& text, Size) {
    std::string word;
    for (const char letter : text) {
        if (is_plain(letter)) {
            word += letter;
            continue;
        }
        const auto byte = static_cast<unsigned char>(letter);
        word += '%';
        word += digits[byte / digits.size()];
        word += digits[byte % digits.size()];
    }
    return word;
}

bool read_word(std::string_view word, Size size, Square& square) {
    const auto found = square_named(word, size);
    square = found.value_or(square);
    return found.has_value();
}

bool read_word(std::string_view word, Size size, std::optional<Square>& square) {
    const auto found = square_named(word, size);
    if (!found && !word.empty()) return false;
    square = found;
    return true;
}

bool read_word(std::string_view word, Size size, std::vector<Square>& squares) {
    std::vector<Square> found;
    for (const std::string_view name : entries_in(word, ".")) {
        if (!read_word(name, size, found.emplace_back())) return false;
    }
    squares = std::move(found);
    return true;
}

bool read_word(std::string_view word, Size, MarkedBoard& marked) {
    LinkReading reading = read_link(word);
    if (!reading.ok()) return false;
    Link& link = *reading.link;
    marked = {std::move(link.board), std::move(link.marks), std::move(link.regions)};
    return true;
}

bool read_word(std::string_view word, Size, std::string& text) {
    std::string found;
    while (!word.empty()) {
        if (word.front() != '%') {
            found += word.front();
            word.remove_prefix(1);
            continue;
        }
        if (word.size() < 3) return false;
        const std::size_t high = digits.find(word[1]);
        const std::size_t low = digits.find(word[2]);
        if (high == std::string_view::npos || low == std::string_view::npos) return false;
        found += static_cast<char>(digits.size() * high + low);
        word.remove_prefix(3);
    }
    text = std::move(found);
    return true;
}

}  // namespace queens
