// What a run that has ended has found, in a sentence.
#pragma once

#include <string>

#include "play/run.hpp"

namespace queens {

/// What the run has found and in how many steps. That there is nothing else is said only where it
/// is proved; `last_words` are the solver's own about its end, which stand there otherwise.
[[nodiscard]] std::string outcome_of(const Run& run, const Tally& ended,
                                     const std::string& last_words);

}  // namespace queens
