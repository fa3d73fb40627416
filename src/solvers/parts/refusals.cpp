// The sentences by which solvers refuse problems.
#include "solvers/parts/refusals.hpp"

#include "core/say.hpp"

namespace queens {

std::string refuse_other_pieces(const Problem& problem) {
    for (const Piece piece :
         {Piece::rook, Piece::bishop, Piece::knight, Piece::king, Piece::amazon}) {
        if (problem.board.count(piece) > 0) {
            return say("This solver works with queens only: take the other pieces off the board.");
        }
    }
    const int given = problem.board.count(Piece::queen);
    if (given > problem.queens) {
        return say("There are more queens on the board ({given}) than asked for ({wanted}).",
                   {{"given", given}, {"wanted", problem.queens}});
    }
    return {};
}

std::string refuse_unless_empty(const Problem& problem) {
    const Board& board = problem.board;
    if (std::string refusal = refuse_other_pieces(problem); !refusal.empty()) return refusal;
    if (!is_empty(board)) {
        return say("This search starts from an empty board: take everything off.");
    }
    if (board.surface() != Surface{}) return say("This search works on the plane only.");
    return {};
}

std::string refuse_unless_plain(const Problem& problem) {
    const Size size = problem.board.size();
    if (std::string refusal = refuse_unless_empty(problem); !refusal.empty()) return refusal;
    if (problem.queens != size.shorter()) {
        return say(
            size.columns <= size.rows
                ? Sentence("This search moves one queen in each column, so on this board it needs "
                           "exactly {queens} {queens|queen|queens}.")
                : Sentence("This search moves one queen in each row, so on this board it needs "
                           "exactly {queens} {queens|queen|queens}."),
            {{"queens", size.shorter()}});
    }
    if (size == Size{2, 2} || size == Size{3, 3}) {
        return say("There is no solution on this board, and this search cannot prove that.");
    }
    return {};
}

std::string refuse_unless_plain_square(const Problem& problem) {
    if (!problem.board.size().is_square()) {
        return say(
            "This search keeps one queen in each row and column, so the board must be "
            "square.");
    }
    return refuse_unless_plain(problem);
}

}  // namespace queens
