// Boards in notations that other programs and people use.
#include "core/notation.hpp"

#include <algorithm>

#include "fuzz/doors.hpp"

namespace queens::doors {

namespace {

/// Whether a notation can be read, and has all of the board: lists are taken for those of squares.
bool comes_back(const Board& board, const Notation& notation) {
    const bool is_list = notation.slug == "rows" || notation.slug == "rows0";
    return notation.slug != "latex" && notation.slug != "tikz" &&
           (!is_list || board.size().is_square());
}

/// What is wrong with the board as the notation writes it; JSON alone has the surface.
std::string broken_over(const Board& board, const Notation& notation) {
    const auto written = notation.write(board);
    if (!written || !comes_back(board, notation)) return {};
    Board wanted = board;
    if (notation.slug != "json") wanted.set_surface({});
    const NotationReading reading = read_notation(*written);
    const bool found = std::any_of(reading.boards.begin(), reading.boards.end(),
                                   [&](const BoardReading& one) { return one.board == wanted; });
    return found ? "" : "The board is lost as " + std::string(notation.slug) + ": " + *written;
}

}  // namespace

std::string notation(std::string_view bytes) {
    constexpr int largest = 400;
    const NotationReading reading = read_notation(bytes);
    if (reading.boards.empty() == reading.complaint.empty()) {
        return "There is not either a board or a complaint.";
    }
    for (const auto& [board, understood] : reading.boards) {
        if (understood.empty()) return "Nothing is said of how the board was understood.";
        if (board.size().area() > largest) continue;
        for (const Notation& one : notations()) {
            if (std::string broken = broken_over(board, one); !broken.empty()) return broken;
        }
    }
    return {};
}

}  // namespace queens::doors
