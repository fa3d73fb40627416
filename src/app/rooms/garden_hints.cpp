// Hints on gardens: where to look, and then what follows there.
#include <algorithm>
#include <utility>

#include "app/rooms/hint_room.hpp"
#include "core/say.hpp"
#include "core/square.hpp"
#include "gardens/draft.hpp"
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
            : Sentence(
                  "Give {square} to region {region}: one solution drops out, and another stays.");
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

}  // namespace

Hint hint_of(const Advice& advice, HintStage stage) {
    Hint hint{.sentence = stage == HintStage::where ? advice.where : advice.why, .stage = stage};
    hint.units = advice.units;
    if (stage == HintStage::where) {
        if (hint.units.empty()) hint.square = advice.square;
        return hint;
    }
    hint.units.insert(hint.units.end(), advice.others.begin(), advice.others.end());
    hint.ruled_out = advice.ruled_out;
    hint.forced = advice.forced;
    hint.square = advice.square;
    hint.doubts = advice.kind == AdviceKind::rule_out || advice.kind == AdviceKind::wrong_queen;
    return hint;
}

void HintRoom::ask_garden_hint(const MarkedBoard& garden) {
    if (garden.regions.draft) return ask_gift(garden);
    if (is_solved_garden(garden.board, garden.regions)) return;
    if (garden_ != garden || stage_ == HintStage::none) {
        *this = {};
        garden_ = garden;
    }
    stage_ = stage_ == HintStage::none ? HintStage::where : HintStage::why;
    answer_on_garden();
}

void HintRoom::check_garden(const MarkedBoard& garden) {
    if (garden.regions.draft || is_solved_garden(garden.board, garden.regions)) return;
    *this = {};
    garden_ = garden;
    answer_on_garden();
}

void HintRoom::ask_gift(const MarkedBoard& garden) {
    *this = {};
    garden_ = garden;
    stage_ = HintStage::why;
    answer_on_garden();
}

void HintRoom::answer_on_draft() {
    const auto& [board, marks, regions] = *garden_;
    const auto gift = best_gift(board, regions);
    if (!gift) {
        hint_ = {.sentence = no_gift(report_on(board, regions))};
        return;
    }
    advice_ = Advice{.kind = AdviceKind::give,
                     .why = gift_words(*gift, board.size()),
                     .units = {squares_of_region(board, regions, gift->taker)},
                     .square = gift->square,
                     .taker = gift->taker};
    hint_ = hint_of(*advice_, stage_);
}

void HintRoom::explain_garden(const MarkedBoard& garden) {
    *this = {};
    before_ = garden_ = garden;
    steps_ = explanation_of(garden_of(garden.board, garden.regions));
    step_ = 0;
    stage_ = HintStage::why;
    step_explanation(0);
}

void HintRoom::step_explanation(std::int64_t by) {
    const auto last = static_cast<std::int64_t>(steps_.size());
    const auto present = static_cast<std::int64_t>(*step_);
    step_ = static_cast<std::size_t>(present + std::clamp(by, -present, last - present));
    garden_ =
        MarkedBoard{Board(garden_->board.size(), garden_->board.surface()), {}, garden_->regions};
    for (std::size_t i = 0; i < *step_; ++i) garden_ = followed(*std::move(garden_), steps_[i]);
    answer_on_garden();
}

std::optional<HintRoom::Explained> HintRoom::explained() const {
    return step_ ? std::optional(Explained{*step_, steps_.size()}) : std::nullopt;
}

void HintRoom::answer_explaining() {
    if (*step_ < steps_.size()) {
        advice_ = steps_[*step_];
        hint_ = hint_of(*advice_, HintStage::why);
        return;
    }
    advice_.reset();
    const bool solved = is_solved_garden(garden_->board, garden_->regions);
    hint_ = {.sentence = solved ? say("That is the solution, and there is no other.")
                                : say("The rules go no further here: the rest has to be tried.")};
}

void HintRoom::answer_on_garden() {
    if (challenge_) return answer_on_challenge();
    if (step_) return answer_explaining();
    if (garden_->regions.draft) return answer_on_draft();
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
