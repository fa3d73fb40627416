// Everything here is a table look-up in symmetry/symbols.
#include "app/answers/turns.hpp"

#include "core/say.hpp"

namespace queens {

namespace {

std::string digits_through(const Symbols& symbols) {
    constexpr std::size_t longest = 4;
    if (symbols.size() > longest) {
        return say("0 \xE2\x80\xA6 {digit}", {{"digit", digit_of(symbols)}});
    }
    std::string words;
    for (const char digit : digits_of(symbols)) {
        if (!words.empty()) words += " \xE2\x86\x92 ";
        words += digit;
    }
    return words;
}

}  // namespace

Turns turns_of(const Columns& columns) {
    Turns turns{columns, inverse(columns), {}};
    const auto motions = square_motions(static_cast<int>(columns.size()));
    for (std::size_t digit = 0; digit < motions.size(); ++digit) {
        turns.boards.push_back(
            {applied(shortest(static_cast<int>(digit)), columns), name_of(motions[digit])});
    }
    return turns;
}

Calculation calculate(const Calculator& calculator) {
    const auto& [left, right] = calculator.strings;
    const Symbols& edited = calculator.strings[calculator.edited];
    const Symbols least = reduced(edited);
    return {.digits = {digits_through(left), digits_through(right)},
            .same = are_equivalent(left, right),
            .proof = proof(left, right).back(),
            .shorter = least.size() < edited.size() ? least : Symbols{}};
}

}  // namespace queens
