#include "app/rooms/hint_room.hpp"

#include <algorithm>
#include <utility>

#include "core/attacks.hpp"
#include "gardens/play.hpp"

namespace queens {

namespace {

/// The stage of a puzzle's hint that comes after that one.
HintStage stage_after(HintStage stage) {
    return stage == HintStage::none ? HintStage::where : HintStage::why;
}

std::vector<Advice> steps_of(const MarkedBoard& garden) {
    return explanation_of(garden_of(garden.board, garden.regions));
}

/// The garden after the steps that are done.
MarkedBoard garden_at(const GardenExplanation& explanation) {
    const auto& [board, marks, regions] = explanation.before;
    MarkedBoard garden{Board(board.size(), board.surface()), {}, regions};
    for (std::size_t i = 0; i < explanation.step; ++i) {
        garden = followed(std::move(garden), explanation.steps[i]);
    }
    return garden;
}

/// Whether a question is about the board that is on show.
struct IsAbout {
    const Board& board;
    const Marks& marks;
    const Regions& regions;

    bool operator()(const MarkedBoard& asked) const {
        return asked.board == board && asked.marks == marks && asked.regions == regions;
    }
    bool operator()(std::monostate) const { return true; }
    bool operator()(const PlacementQuestion& asked) const { return asked.board == board; }
    bool operator()(const GardenQuestion& asked) const { return (*this)(asked.garden); }
    bool operator()(const ChallengeQuestion& asked) const { return (*this)(asked.board); }
    bool operator()(const GardenExplanation& shown) const { return (*this)(shown.garden); }
};

}  // namespace

void HintRoom::answer() {
    answer_ = std::visit([](const auto& question) { return answer_to(question); }, question_);
}

void HintRoom::ask(HintQuestion question) {
    question_ = std::move(question);
    answer();
}

PlacementQuestion* HintRoom::ask_placement(const Board& board, int queens) {
    const int placed = board.count(Piece::queen);
    const bool is_open =
        placed < queens && queens <= board.size().shorter() && !has_conflict(board);
    if (!is_open) return nullptr;
    auto* asked = std::get_if<PlacementQuestion>(&question_);
    if (asked != nullptr && asked->board == board && asked->queens == queens) return asked;
    auto& anew = question_.emplace<PlacementQuestion>(PlacementQuestion{board, queens});
    anew.check.ask(board, queens);
    return &anew;
}

void HintRoom::ask_hint(const Board& board, int queens) {
    auto* question = ask_placement(board, queens);
    if (question == nullptr) return;
    const auto last = static_cast<int>(HintStage::square);
    const int next = static_cast<int>(question->stage) + 1;
    question->stage = static_cast<HintStage>(std::min(next, last));
    answer();
}

void HintRoom::ask_completable(const Board& board, int queens) {
    auto* question = ask_placement(board, queens);
    if (question == nullptr) return;
    question->stage = HintStage::none;
    answer();
}

void HintRoom::ask_garden_hint(const MarkedBoard& garden) {
    if (garden.regions.draft) return ask_gift(garden);
    if (is_solved_garden(garden.board, garden.regions)) return;
    const auto* asked = std::get_if<GardenQuestion>(&question_);
    const bool goes_on = asked != nullptr && asked->garden == garden;
    ask(GardenQuestion{garden, stage_after(goes_on ? asked->stage : HintStage::none)});
}

void HintRoom::check_garden(const MarkedBoard& garden) {
    if (garden.regions.draft || is_solved_garden(garden.board, garden.regions)) return;
    ask(GardenQuestion{garden});
}

void HintRoom::ask_gift(const MarkedBoard& garden) { ask(GardenQuestion{garden, HintStage::why}); }

void HintRoom::ask_challenge_hint(const Challenge& challenge, const MarkedBoard& board) {
    if (is_solved(challenge, board.board)) return;
    const auto* asked = std::get_if<ChallengeQuestion>(&question_);
    const bool goes_on = asked != nullptr && asked->challenge == challenge && asked->board == board;
    ask(ChallengeQuestion{challenge, board, stage_after(goes_on ? asked->stage : HintStage::none)});
}

void HintRoom::check_challenge(const Challenge& challenge, const MarkedBoard& board) {
    if (!is_solved(challenge, board.board)) ask(ChallengeQuestion{challenge, board});
}

void HintRoom::explain_garden(const MarkedBoard& garden) {
    question_ = GardenExplanation{garden, steps_of(garden), 0, garden};
    step_explanation(0);
}

void HintRoom::step_explanation(std::int64_t by) {
    auto& explanation = std::get<GardenExplanation>(question_);
    const auto last = static_cast<std::int64_t>(explanation.steps.size());
    const auto present = static_cast<std::int64_t>(explanation.step);
    explanation.step = static_cast<std::size_t>(present + std::clamp(by, -present, last - present));
    explanation.garden = garden_at(explanation);
    answer();
}

std::optional<HintRoom::Explained> HintRoom::explained() const {
    const auto* explanation = std::get_if<GardenExplanation>(&question_);
    if (explanation == nullptr) return std::nullopt;
    return Explained{explanation->step, explanation->steps.size()};
}

const MarkedBoard& HintRoom::explained_board() const {
    return std::get<GardenExplanation>(question_).garden;
}

const MarkedBoard& HintRoom::board_before_explanation() const {
    return std::get<GardenExplanation>(question_).before;
}

const Advice* HintRoom::advice() const {
    const auto& [hint, advice] = answer_;
    return advice && hint.stage == HintStage::why ? &*advice : nullptr;
}

void HintRoom::say_again() {
    if (auto* explanation = std::get_if<GardenExplanation>(&question_)) {
        explanation->steps = steps_of(explanation->before);
    }
    answer();
}

void HintRoom::keep_to(const Board& board, const Marks& marks, const Regions& regions) {
    if (!std::visit(IsAbout{board, marks, regions}, question_)) *this = {};
}

bool HintRoom::advance(double seconds) {
    auto* question = std::get_if<PlacementQuestion>(&question_);
    if (question == nullptr || !question->check.searching()) return false;
    question->check.advance(seconds);
    answer();
    return question->check.searching();
}

}  // namespace queens
