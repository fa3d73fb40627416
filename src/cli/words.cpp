// How boards and sentences are put on a terminal.
#include "cli/words.hpp"

#include <cctype>

#include "core/text_board.hpp"

namespace queens::cli {

std::string drawing(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) {
        for (const char letter : row) {
            text += letter;
            text += ' ';
        }
        text.back() = '\n';
    }
    return text;
}

std::string drawing(const Board& board) { return drawing(text_rows(board)); }

std::string as_sentence(std::string text) {
    if (text.empty()) return text;
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    if (text.back() != '.' && text.back() != '!' && text.back() != '?') text += '.';
    return text;
}

}  // namespace queens::cli
