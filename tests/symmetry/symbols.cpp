// Hui's calculator: strings of symbols on digits, on permutations, and his proofs.
#include "symmetry/symbols.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/dice.hpp"
#include "core/known.hpp"
#include "known_fundamental.hpp"
#include "symmetry/listed_solutions.hpp"

using namespace queens;

namespace {

/// The eight pictures of Hui's paper, as permutations.
const std::array<Columns, 8> pictures{{{2, 0, 3, 1, 4},
                                       {4, 2, 0, 3, 1},
                                       {0, 3, 1, 4, 2},
                                       {3, 1, 4, 2, 0},
                                       {4, 1, 3, 0, 2},
                                       {1, 3, 0, 2, 4},
                                       {2, 4, 1, 3, 0},
                                       {0, 2, 4, 1, 3}}};

/// The symbols of a text made of their signs.
Symbols symbols(std::string_view text) {
    Symbols result;
    while (!text.empty()) {
        const std::string_view rest = text;
        for (const Symbol symbol : {Symbol::keep, Symbol::reflect, Symbol::turn, Symbol::invert}) {
            if (!text.starts_with(sign_of(symbol))) continue;
            result.push_back(symbol);
            text.remove_prefix(sign_of(symbol).size());
        }
        REQUIRE(text.size() < rest.size());
    }
    return result;
}

/// The essentially different ones of a list: of all that are images of each other under rotation
/// and reflection the lexicographically least image, once, in order. (Hui's function `unique`,
/// which loses the single solution of n = 1 when it counts from 0.)
std::vector<Columns> essentially_different(const std::vector<Columns>& list) {
    std::set<Columns> least_ones;
    for (const Columns& columns : list) {
        Columns least = columns;
        for (int digit = 1; digit < 8; ++digit) {
            least = std::min(least, applied(shortest(digit), columns));
        }
        least_ones.insert(std::move(least));
    }
    return {least_ones.begin(), least_ones.end()};
}

Symbols random_symbols(tests::Dice& dice) {
    Symbols result;
    for (int i = dice.below(12); i > 0; --i) result.push_back(static_cast<Symbol>(dice.below(4)));
    return result;
}

}  // namespace

TEST_CASE("symbols on digits are what they do to the queens of Hui's eight pictures") {
    for (int digit = 0; digit < 8; ++digit) {
        const Columns& picture = pictures[static_cast<std::size_t>(digit)];
        for (const Symbol symbol : {Symbol::keep, Symbol::reflect, Symbol::turn, Symbol::invert}) {
            const int image = applied(symbol, digit);
            CHECK(applied(symbol, picture) == pictures[static_cast<std::size_t>(image)]);
        }
    }
}

TEST_CASE("a digit is the place of its motion among the motions of the square") {
    const auto motions = square_motions(5);
    for (int digit = 0; digit < 8; ++digit) {
        const auto place = static_cast<std::size_t>(digit);
        CHECK(image(pictures[0], motions[place]) == pictures[place]);
        CHECK(digit_of(shortest(digit)) == digit);
        CHECK(shortest(digit).size() <= 2);
    }
}

TEST_CASE("strings are written in their signs") { CHECK(text_of(symbols("⌽⍒⍋+")) == "⌽⍒⍋+"); }

TEST_CASE("Hui's nine equivalences hold, with the digits of his proofs") {
    struct Equivalence {
        std::string_view left, right, left_digits, right_digits;
    };
    const std::vector<Equivalence> table{
        {"⍒⍒⍒⍒", "+", "01230", "00"},   {"⍋⍋", "+", "050", "00"}, {"⌽⌽", "+", "040", "00"},
        {"⍒⍒⍒", "⌽⍒⌽", "0123", "0473"}, {"⍋", "⌽⍒", "05", "015"}, {"⍒⍒⍒", "⍋⌽", "0123", "043"},
        {"⌽⍋", "⍒", "051", "01"},       {"⍒⍋", "⌽", "054", "04"}, {"⍒⍋⍒", "⍋", "0165", "05"}};
    for (const Equivalence& one : table) {
        const Symbols left = symbols(one.left);
        const Symbols right = symbols(one.right);
        CAPTURE(one.left, one.right);
        CHECK(are_equivalent(left, right));
        CHECK(digits_of(left) == one.left_digits);
        CHECK(digits_of(right) == one.right_digits);
        CHECK(proof(left, right).size() == 2);
    }
}

TEST_CASE("a proof shows the digits on both sides and what follows") {
    CHECK(proof(symbols("⍒⍒⍒"), symbols("⌽⍒⌽")) ==
          std::vector<std::string>{
              "⍒⍒⍒ ←→ ⌽⍒⌽   0123   0473",
              "From 0 both lead to 3, so they do the same to every permutation."});
    CHECK(proof(symbols("⍒"), symbols("⌽"))[1] ==
          "From 0 they lead to 1 and 4, so they make different boards of one without symmetry.");
}

TEST_CASE("strings are equivalent exactly when they do the same to a board without symmetry") {
    tests::Dice dice(7);
    for (int trial = 0; trial < 300; ++trial) {
        const Symbols left = random_symbols(dice);
        const Symbols right = random_symbols(dice);
        const bool same = applied(left, pictures[0]) == applied(right, pictures[0]);
        CHECK(are_equivalent(left, right) == same);
        CHECK(applied(reduced(left), pictures[0]) == applied(left, pictures[0]));
    }
}

TEST_CASE("the essentially different solutions are as many as published, n = 1 not forgotten") {
    for (int n = 1; n <= 9; ++n) {
        const std::vector<Columns> all = tests::listed_solutions(n, false);
        const std::vector<Columns> different = essentially_different(all);
        CHECK(different.size() == known_fundamental(n));
        std::vector<Columns> fundamental;
        std::copy_if(all.begin(), all.end(), std::back_inserter(fundamental), is_fundamental);
        CHECK(different == fundamental);
    }
}
