// Hints on gardens: where to look, and then what follows there.
#include <utility>

#include "app/rooms/hint_questions.hpp"
#include "core/say.hpp"
#include "core/square.hpp"
#include "gardens/draft.hpp"
#include "gardens/play.hpp"
#include "gardens/solutions.hpp"

namespace queens {

namespace {

/// Why nothing can be advised.
std::string no_advice(const MarkedBoard& garden) {
    const auto [solutions, given_up] =
        seek_solutions(puzzle_of(garden_of(garden.board, garden.regions)), 2, longest_search);
    if (solutions.empty() && !given_up) return say("This garden has no solution.");
    const bool agrees = agrees_with_solution(garden.board, garden.regions, garden.marks);
    if (solutions.size() < 2) {
        return agrees ? say("No simple reason is left here: try a square, and see what follows.")
                      : say("What stands here fits no solution of this garden.");
    }
    return agrees ? say("This garden has more than one solution, and nothing can be deduced here.")
                  : say("This garden has more than one solution, and what stands here fits none of "
                        "them.");
}

/// Why no square is suggested.
std::string no_gift(const DraftReport& report) {
    switch (report.stand) {
        case DraftStand::one: return say("It has one solution already.");
        case DraftStand::none:
            return say("No solution is left to keep. Undo, or move a border somewhere else.");
        case DraftStand::many:
            return say("No single square helps here. Move a border where queens are shown.");
        default: return draft_words(report);
    }
}

std::string gift_words(const Gift& gift, Size size) {
    const Sentence words =
        gift.solutions == 1
            ? Sentence("Give {square} to region {region}: then one solution is left.")
        : gift.solutions < most_solutions_counted
            ? Sentence("Give {square} to region {region}: then {count} solutions are left.")
            : Sentence("Give {square} to region {region}: solutions drop out, and others stay.");
    return say(words, {{"square", square_name(gift.square, size)},
                       {"region", region_name(gift.taker)},
                       {"count", gift.solutions}});
}

std::vector<Square> squares_of_region(const Board& board, const Regions& regions, int region) {
    std::vector<Square> squares;
    for (int place = 0; place < board.size().area(); ++place) {
        const bool is_there = regions.numbers[static_cast<std::size_t>(place)] == region;
        if (is_there) squares.push_back(board.size().square(place));
    }
    return squares;
}

HintAnswer answer_on_draft(const GardenQuestion& question) {
    const auto& [board, marks, regions] = question.garden;
    const auto gift = best_gift(board, regions);
    if (!gift) return {{.sentence = no_gift(report_on(board, regions))}};
    Advice advice{.kind = AdviceKind::give,
                  .why = gift_words(*gift, board.size()),
                  .units = {squares_of_region(board, regions, gift->taker)},
                  .square = gift->square,
                  .taker = gift->taker};
    Hint hint = hint_of(advice, question.stage);
    return {std::move(hint), std::move(advice)};
}

}  // namespace

HintAnswer answer_to(const GardenQuestion& question) {
    const auto& [board, marks, regions] = question.garden;
    if (regions.draft) return answer_on_draft(question);
    if (question.stage == HintStage::none) {
        return {verdict_so_far(agrees_with_solution(board, regions, marks))};
    }
    auto advice = advice_on(board, regions, marks);
    if (!advice) return {{.sentence = no_advice(question.garden)}};
    Hint hint = hint_of(*advice, question.stage);
    return {std::move(hint), std::move(advice)};
}

HintAnswer answer_to(const GardenExplanation& explanation) {
    const auto& [before, steps, step, garden] = explanation;
    if (step < steps.size()) return {hint_of(steps[step], HintStage::why), steps[step]};
    const bool solved = is_solved_garden(garden.board, garden.regions);
    return {{.sentence = solved ? say("That is the solution, and there is no other.")
                                : say("The rules go no further here: the rest has to be tried.")}};
}

}  // namespace queens
