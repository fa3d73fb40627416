// What a panel says of the board: a verdict in the type and the colour of how it is meant.
#pragma once

#include "app/answers/verdict.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// The sentence of the verdict as a paragraph: strong once it is more than a board on the way, and
/// in colour where it is solved or pieces are in conflict. Nothing where there is no sentence.
void tell_verdict(const Frame& frame, const Verdict& verdict);

}  // namespace queens::ui
