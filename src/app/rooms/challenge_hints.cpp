// Hints on challenges: where to look, and then what follows there.
#include <algorithm>
#include <iterator>

#include "app/rooms/hint_room.hpp"
#include "core/attacks.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// The squares of these rows and columns where a queen can still stand.
std::vector<Square> left_of(const Board& board, const Marks& marks,
                            const std::vector<std::vector<Square>>& units) {
    std::vector<Square> left;
    for (const auto& squares : units) {
        std::copy_if(squares.begin(), squares.end(), std::back_inserter(left), [&](Square square) {
            return is_free(board, square) && !is_marked(marks, square);
        });
    }
    return left;
}

}  // namespace

void HintRoom::ask_challenge_hint(const Challenge& challenge, const MarkedBoard& board) {
    if (is_solved(challenge, board.board)) return;
    const bool goes_on = challenge_ == challenge && garden_ == board && stage_ != HintStage::none;
    *this = {};
    challenge_ = challenge;
    garden_ = board;
    stage_ = goes_on ? HintStage::why : HintStage::where;
    answer_on_challenge();
}

void HintRoom::check_challenge(const Challenge& challenge, const MarkedBoard& board) {
    if (is_solved(challenge, board.board)) return;
    *this = {};
    challenge_ = challenge;
    garden_ = board;
    answer_on_challenge();
}

void HintRoom::answer_on_challenge() {
    const auto& [board, marks, regions] = *garden_;
    if (stage_ == HintStage::none) {
        const bool right = agrees_with_solution(*challenge_, board, marks);
        hint_ = {.sentence = right ? say("All is right so far.")
                                   : say("Something is not right yet. A hint says where."),
                 .checks = true};
        return;
    }
    advice_ = advice_on(*challenge_, board, marks);
    if (!advice_) {
        hint_ = {.sentence = say("No simple reason is left here: try a square, and see what "
                                 "follows.")};
        return;
    }
    hint_ = hint_of(*advice_, stage_);
    const bool of_lines = challenge_->kind != ChallengeKind::watch;
    if (of_lines && stage_ == HintStage::why) hint_.free = left_of(board, marks, advice_->units);
}

}  // namespace queens
