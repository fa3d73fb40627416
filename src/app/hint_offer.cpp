// The goal of a task, or the most queens that fit, says where hints lead.
#include "app/hint_offer.hpp"

#include "core/say.hpp"

namespace queens {

namespace {

std::optional<int> queens_wanted(const App& app) {
    if (!app.state().goal.empty()) return app.answers().task.answer().queens;
    return app.regions().empty() ? app.answers().verdict.answer().goal.most : app.board().rows();
}

/// Whether the search that hints come from takes the board, and some queens are missing on it.
bool can_be_completed(const Board& board, int queens) {
    const Entry& completion = *find_solver("completion");
    return board.count(Piece::queen) < queens && queens <= board.size().shorter() &&
           board.size().area() <= CompletionCheck::largest_area &&
           completion.refuse({board, queens}).empty();
}

std::optional<HintOffer> garden_offer(HintStage reached, int queens) {
    switch (reached) {
        case HintStage::none: return HintOffer{queens, HintStage::where, say("Hint")};
        case HintStage::where: return HintOffer{queens, HintStage::why, say("Why?")};
        case HintStage::why:
        case HintStage::square: break;
    }
    return std::nullopt;
}

std::optional<HintOffer> board_offer(HintStage reached, int queens) {
    switch (reached) {
        case HintStage::none: return HintOffer{queens, HintStage::where, say("Hint")};
        case HintStage::where: return HintOffer{queens, HintStage::why, say("Why there?")};
        case HintStage::why: return HintOffer{queens, HintStage::square, say("Show the square")};
        case HintStage::square: break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<HintOffer> hint_offer(const App& app) {
    const Hint& hint = app.hint();
    if (const auto& challenge = app.challenge(); challenge && !app.is_solved()) {
        return garden_offer(hint.stage, challenge->queens);
    }
    const auto queens = queens_wanted(app);
    if (!queens || app.player() != nullptr || app.is_solved()) return std::nullopt;
    if (!app.regions().empty()) return garden_offer(hint.stage, *queens);
    const bool makes_sense = app.answers().verdict.answer().mood == Mood::underway &&
                             !hint.in_vain && can_be_completed(app.board(), *queens);
    return makes_sense ? board_offer(hint.stage, *queens) : std::nullopt;
}

}  // namespace queens
