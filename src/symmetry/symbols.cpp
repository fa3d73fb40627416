// The four symbols on digits and on permutations, and proofs by digits.
#include "symmetry/symbols.hpp"

#include <array>
#include <cassert>

#include "core/say.hpp"

namespace queens {

namespace {

constexpr std::array<Symbol, 4> all_symbols{Symbol::keep, Symbol::reflect, Symbol::turn,
                                            Symbol::invert};
/// Their signs in UTF-8.
constexpr std::array<std::string_view, 4> signs{"+", "\xE2\x8C\xBD", "\xE2\x8D\x92",
                                                "\xE2\x8D\x8B"};
constexpr std::string_view leads_to = " \xE2\x86\x90\xE2\x86\x92 ";

/// What the symbols make of the digits 0 to 7. Digits 0 to 3 are the board turned that many times
/// by 90 degrees, and 4 to 7 the same upside down.
constexpr std::array<std::array<int, 8>, 4> table{{{0, 1, 2, 3, 4, 5, 6, 7},
                                                   {4, 5, 6, 7, 0, 1, 2, 3},
                                                   {1, 2, 3, 0, 7, 4, 5, 6},
                                                   {5, 6, 7, 4, 3, 0, 1, 2}}};

}  // namespace

std::string_view sign_of(Symbol symbol) { return signs[static_cast<std::size_t>(symbol)]; }

std::string text_of(const Symbols& symbols) {
    std::string text;
    for (const Symbol symbol : symbols) text += sign_of(symbol);
    return text;
}

int applied(Symbol symbol, int digit) {
    assert(0 <= digit && digit < 8);
    return table[static_cast<std::size_t>(symbol)][static_cast<std::size_t>(digit)];
}

Columns applied(Symbol symbol, const Columns& columns) {
    switch (symbol) {
        case Symbol::keep: break;
        case Symbol::reflect: return reflected(columns);
        case Symbol::turn: return turned(columns);
        case Symbol::invert: return inverse(columns);
    }
    return columns;
}

Columns applied(const Symbols& symbols, const Columns& columns) {
    Columns result = columns;
    for (auto symbol = symbols.rbegin(); symbol != symbols.rend(); ++symbol) {
        result = applied(*symbol, result);
    }
    return result;
}

int digit_of(const Symbols& symbols) {
    int digit = 0;
    for (auto symbol = symbols.rbegin(); symbol != symbols.rend(); ++symbol) {
        digit = applied(*symbol, digit);
    }
    return digit;
}

/// Every digit is reached by at most two symbols.
Symbols shortest(int digit) {
    for (const Symbol symbol : all_symbols) {
        if (applied(symbol, 0) == digit) return {symbol};
    }
    for (const Symbol left : all_symbols) {
        for (const Symbol right : all_symbols) {
            if (digit_of({left, right}) == digit) return {left, right};
        }
    }
    assert(false);
    return {};
}

std::string digits_of(const Symbols& symbols) {
    int digit = 0;
    std::string text = "0";
    for (auto symbol = symbols.rbegin(); symbol != symbols.rend(); ++symbol) {
        digit = applied(*symbol, digit);
        text += std::to_string(digit);
    }
    return text;
}

std::vector<std::string> proof(const Symbols& left, const Symbols& right) {
    const std::string claim = text_of(left) + std::string(leads_to) + text_of(right) + "   " +
                              digits_of(left) + "   " + digits_of(right);
    const Sentence verdict =
        are_equivalent(left, right)
            ? Sentence("From 0 both lead to {left}, so they do the same to every permutation.")
            : Sentence(
                  "From 0 they lead to {left} and {right}, so they make different boards of one "
                  "without "
                  "symmetry.");
    return {claim, say(verdict, {{"left", digit_of(left)}, {"right", digit_of(right)}})};
}

}  // namespace queens
