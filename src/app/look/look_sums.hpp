// The sums that the theorem about tori adds up, of any placement: column plus row of every queen.
#pragma once

#include "app/look/look.hpp"

namespace queens {

/// Writes beside every row of a square board with a queen the sum of her column and row, both
/// counted from 0 at the top left, modulo the side; below them what all sums add up to.
void add_sums(Look& look);

/// The same in words, and with a queen in every row whether the sum is that of a solution; empty
/// where nothing is written.
[[nodiscard]] std::string sums_words(const Board& board);

}  // namespace queens
