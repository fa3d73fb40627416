#include "app/rooms/proof_room.hpp"

#include <algorithm>
#include <utility>

#include "core/say.hpp"
#include "core/square.hpp"
#include "gardens/claim.hpp"

namespace queens {

namespace {

Sentence words_of(ClaimRefusal refusal) {
    switch (refusal) {
        case ClaimRefusal::settled: return "{square} is settled already.";
        case ClaimRefusal::by_another:
            return "This rule says nothing about {square} yet, but another one does.";
        case ClaimRefusal::not_yet: break;
    }
    return "No rule decides {square} yet. Look at another square.";
}

Hint invitation() {
    return {.sentence = say(
                "Name a rule, then press a square that it decides: what follows is put there.")};
}

}  // namespace

void ProofRoom::begin(const MarkedBoard& garden, MarkedBoard before) {
    *this = {};
    boards_.push_back(garden);
    if (before != garden) before_ = std::move(before);
    answer_ = invitation();
}

void ProofRoom::forget_answer() { answer_ = is_open() ? invitation() : Hint{}; }

std::optional<MarkedBoard> ProofRoom::claim(Square square) {
    if (!technique_) {
        answer_ = {.sentence = say("Choose a rule first, then a square that it decides.")};
        return std::nullopt;
    }
    const MarkedBoard& garden = boards_[here_];
    const ClaimAnswer judged = judge_claim(garden, *technique_, square);
    if (const auto* refusal = std::get_if<ClaimRefusal>(&judged)) {
        if (*refusal != ClaimRefusal::settled) ++refused_;
        answer_ = {.sentence = say(words_of(*refusal),
                                   {{"square", square_name(square, garden.board.size())}})};
        return std::nullopt;
    }
    const auto& advice = std::get<Advice>(judged);
    answer_ = hint_of(advice, HintStage::why);
    // No hint was asked for, so that all of its stages are still to come.
    answer_.stage = HintStage::none;
    MarkedBoard next = followed(garden, advice);
    boards_.resize(++here_);
    boards_.push_back(next);
    return next;
}

void ProofRoom::keep_to(const MarkedBoard& garden) {
    if (!is_open() || boards_[here_] == garden) return;
    const auto found = std::find(boards_.begin(), boards_.end(), garden);
    if (found == boards_.end()) {
        *this = {};
        return;
    }
    here_ = static_cast<std::size_t>(found - boards_.begin());
    forget_answer();
}

}  // namespace queens
