// What a look shows of the mind of a search: what it knows of squares, rows and columns.
#pragma once

#include "app/look/look.hpp"

namespace queens {

/// How a ground is tinted.
[[nodiscard]] TintKind tint_of(GroundKind kind);

/// What the search has in mind, and where its last step was a decision for something, what it had
/// in mind then: a search that takes a piece off had nothing left to try, and only then begins the
/// next choice; a repair has moved a queen because of the counts in its column.
[[nodiscard]] Insight deciding_thoughts(const Player& player);

/// Adds what the search thinks of squares, where no piece shows in how many conflicts it is, and of
/// rows and columns, and the moves that it has in mind. A solution speaks for itself: its squares
/// have no notes.
void add_thoughts(Look& look, const Insight& insight);

/// Adds the bits of a search below the columns that they are about.
void add_bands(Look& look, const Insight& insight);

/// Adds the boards that the search stacks in space, its last step there, and who forbade it.
void add_stack(Look& look, const Player& player);

}  // namespace queens
