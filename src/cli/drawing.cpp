// How boards are drawn on a terminal.
#include "cli/drawing.hpp"

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

}  // namespace queens::cli
