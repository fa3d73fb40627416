// Hints on challenges: where to look, and then what follows there.
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/rooms/hint_questions.hpp"
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

HintAnswer answer_to(const ChallengeQuestion& question) {
    const auto& [challenge, shown, stage] = question;
    const auto& [board, marks, regions] = shown;
    if (stage == HintStage::none) {
        return {verdict_so_far(agrees_with_solution(challenge, board, marks))};
    }
    auto advice = advice_on(challenge, board, marks);
    if (!advice) {
        return {{.sentence = say("No simple reason is left here: try a square, and see what "
                                 "follows.")}};
    }
    Hint hint = hint_of(*advice, stage);
    const bool of_lines = challenge.kind != ChallengeKind::watch;
    if (of_lines && stage == HintStage::why) hint.free = left_of(board, marks, advice->units);
    return {std::move(hint), std::move(advice)};
}

}  // namespace queens
