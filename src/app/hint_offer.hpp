// The next stage of a hint that can be asked for, on a free board and in a task alike. It is
// offered, and never given unasked.
#pragma once

#include <optional>
#include <string>

#include "app/app.hpp"

namespace queens {

struct HintOffer {
    /// How many queens in all the hint leads to, which `AskHint` takes.
    int queens;
    /// The stage that comes next, and what the button says that asks for it.
    HintStage stage;
    std::string words;
};

/// Nothing where a hint makes no sense: while pieces attack each other, once nothing is missing or
/// nothing more to be said, where queens alone do not meet the goal, and beside a search.
[[nodiscard]] std::optional<HintOffer> hint_offer(const App& app);

}  // namespace queens
