// Hints on gardens: where to look, and then what follows there.
#include "app/rooms/hint_room.hpp"
#include "core/say.hpp"
#include "gardens/garden.hpp"
#include "gardens/play.hpp"
#include "gardens/solutions.hpp"

namespace queens {

namespace {

/// Why nothing can be advised.
std::string no_advice(const MarkedBoard& garden) {
    const auto solutions = solutions_of(puzzle_of(garden_of(garden.board, garden.regions)), 2);
    if (solutions.empty()) return say("This garden has no solution.");
    if (solutions.size() > 1) {
        return say("This garden has more than one solution, and no reason decides here.");
    }
    return say("No simple reason is left here: try a square, and see what follows.");
}

Hint hint_of(const Advice& advice, HintStage stage) {
    Hint hint{.sentence = stage == HintStage::where ? advice.where : advice.why, .stage = stage};
    hint.units = advice.units;
    if (stage == HintStage::where) return hint;
    hint.units.insert(hint.units.end(), advice.others.begin(), advice.others.end());
    hint.ruled_out = advice.ruled_out;
    hint.square = advice.square;
    hint.doubts = advice.kind == AdviceKind::rule_out || advice.kind == AdviceKind::wrong_queen;
    return hint;
}

}  // namespace

void HintRoom::ask_garden_hint(const MarkedBoard& garden) {
    if (is_solved_garden(garden.board, garden.regions)) return;
    if (garden_ != garden || stage_ == HintStage::none) {
        *this = {};
        garden_ = garden;
    }
    stage_ = stage_ == HintStage::none ? HintStage::where : HintStage::why;
    answer_on_garden();
}

void HintRoom::check_garden(const MarkedBoard& garden) {
    if (is_solved_garden(garden.board, garden.regions)) return;
    *this = {};
    garden_ = garden;
    answer_on_garden();
}

void HintRoom::answer_on_garden() {
    const auto& [board, marks, regions] = *garden_;
    if (stage_ == HintStage::none) {
        const bool right = agrees_with_solution(board, regions, marks);
        hint_ = {.sentence = right ? say("All is right so far.")
                                   : say("Something is not right yet. A hint says where."),
                 .checks = true};
        return;
    }
    advice_ = advice_on(board, regions, marks);
    hint_ = advice_ ? hint_of(*advice_, stage_) : Hint{.sentence = no_advice(*garden_)};
}

const Advice* HintRoom::advice() const {
    return advice_ && stage_ == HintStage::why ? &*advice_ : nullptr;
}

}  // namespace queens
