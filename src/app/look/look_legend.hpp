// The legend of a look: what the marks of a search mean.
#pragma once

#include "app/look/look.hpp"

namespace queens {

/// Adds an item for each kind of mark that the look shows of a search. `insight` is what the search
/// had in mind, nothing where it goes by too fast to be followed; `attack_map` is that of the
/// board, nothing where it takes too long to say what bare squares are.
void add_legend(Look& look, const Insight& insight, const AttackMap& attack_map);

/// What a challenge shows: the pieces that are given, what nobody sees yet, and what a hint tints.
[[nodiscard]] std::vector<LegendItem> legend_of_challenge(const App& app);

/// A board of one square, or two for an arrow, that shows the sample.
[[nodiscard]] Look look_of_sample(const Sample& sample);

}  // namespace queens
