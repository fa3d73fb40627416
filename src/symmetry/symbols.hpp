// The calculator of Hui (1981): strings of four symbols that reflect, turn and invert permutations.
//
// The symbols are functions on permutations: + leaves one as it is, ⌽ reads it backwards (the board
// upside down), ⍒ turns the board by 90 degrees against the clock, and ⍋ inverts. A string is
// applied from right to left. Hui's proof system PRR stands for the eight images of a board by the
// digits 0 to 7 and for the symbols by functions on these digits; strings that lead from 0 to the
// same digit do the same to every permutation.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "symmetry/permutation.hpp"

namespace queens {

enum class Symbol : std::uint8_t { keep, reflect, turn, invert };

/// A string of symbols in the order in which it is written; the last one is applied first.
using Symbols = std::vector<Symbol>;

/// The sign of a symbol in UTF-8: + ⌽ ⍒ ⍋.
[[nodiscard]] std::string_view sign_of(Symbol symbol);
[[nodiscard]] std::string text_of(const Symbols& symbols);

/// The image of one of the eight digits, 0 .. 7.
[[nodiscard]] int applied(Symbol symbol, int digit);
[[nodiscard]] Columns applied(Symbol symbol, const Columns& columns);
/// The whole string, from right to left.
[[nodiscard]] Columns applied(const Symbols& symbols, const Columns& columns);

/// The digit that the string makes of 0; it is also the place of its motion in `square_motions`.
[[nodiscard]] int digit_of(const Symbols& symbols);

/// The shortest string that makes this digit of 0, + for 0.
[[nodiscard]] Symbols shortest(int digit);
/// The shortest string that does the same.
[[nodiscard]] inline Symbols reduced(const Symbols& symbols) { return shortest(digit_of(symbols)); }

[[nodiscard]] inline bool are_equivalent(const Symbols& left, const Symbols& right) {
    return digit_of(left) == digit_of(right);
}

/// The digits from 0 on through which the string leads: "0123" for ⍒⍒⍒.
[[nodiscard]] std::string digits_of(const Symbols& symbols);

/// Hui's proof as lines of text: the equivalence with the digits of both sides, and the conclusion.
[[nodiscard]] std::vector<std::string> proof(const Symbols& left, const Symbols& right);

}  // namespace queens
