// The boards of the searches for one solution, and the words of their sentences.
#include "solvers/parts/plain_board.hpp"

#include <algorithm>

#include "core/attacks.hpp"
#include "core/words.hpp"
#include "solvers/parts/words.hpp"

namespace queens {

std::string complain_unless_empty(const Problem& problem) {
    const Board& board = problem.board;
    if (std::string refusal = complain_about_pieces(problem); !refusal.empty()) return refusal;
    if (board.count(Piece::none) != board.size().area()) {
        return "This search places everything itself, so it begins with an empty board: take all "
               "off.";
    }
    if (board.surface() != Surface{}) return "This search knows boards with open edges only.";
    return {};
}

std::string complain_unless_plain(const Problem& problem) {
    const Size size = problem.board.size();
    if (std::string refusal = complain_unless_empty(problem); !refusal.empty()) return refusal;
    if (problem.queens != size.shorter()) {
        return "This search moves one queen in each " +
               std::string(size.columns <= size.rows ? "column" : "row") + ", so exactly " +
               counted(size.shorter(), "queen") + " can be asked for on this board.";
    }
    if (size == Size{2, 2} || size == Size{3, 3}) {
        return "There is no solution on this board, so this search would never end.";
    }
    return {};
}

std::string complain_unless_plain_square(const Problem& problem) {
    if (!problem.board.size().is_square()) {
        return "This search keeps one queen in each row and column, so the board must be square.";
    }
    return complain_unless_plain(problem);
}

std::string lane_name(Square square, Size size) {
    if (size.columns <= size.rows) return "column " + column_name(square.column);
    return "row " + std::to_string(size.rows - square.row);
}

int attackers_of(const Board& board, Square square) {
    const std::vector<Square> seen = attacked_from(board, square, Piece::queen);
    return static_cast<int>(std::count_if(seen.begin(), seen.end(),
                                          [&](Square s) { return board.at(s) == Piece::queen; }));
}

std::string attackers_in_words(const Board& board, Square square) {
    return counted(attackers_of(board, square), "queen");
}

}  // namespace queens
