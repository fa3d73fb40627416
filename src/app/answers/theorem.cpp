// The sums are exact, and their remainders are shown beside them.
#include "app/answers/theorem.hpp"

#include <cstdint>

#include "core/known.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

ProofList multiples(int n, int factor, std::string title) {
    ProofList list{std::move(title), {}, false};
    for (int i = 0; i < n; ++i) list.numbers.push_back(factor * i % n);
    list.permutation = is_permutation(list.numbers);
    return list;
}

ProofStep step_of_queens(const std::array<ProofList, 3>& lists, int n) {
    ProofStep step{ProofPart::queens, say("Queens at 2i"), {}, true};
    step.sentences.push_back(
        say("Put the queen of row i, counted from 0, into column 2i modulo {n}. Then its diagonals "
            "have the numbers 2i + i = 3i and 2i \xE2\x88\x92 i = i.",
            {{"n", n}}));
    for (const ProofList& list : lists) step.holds = step.holds && list.permutation;
    step.sentences.push_back(
        step.holds ? say("Each of the three lists has every number once: no two queens share a "
                         "column or a diagonal.")
        : lists[0].permutation
            ? say("The list 3i does not have every number once: some of these queens share a "
                  "diagonal around the edges. That proves nothing about other placements.")
            : say("The list 2i does not have every number once: some of these queens share a "
                  "column. That proves nothing about other placements."));
    return step;
}

/// Adding up s + x in two ways.
ProofStep step_of_sums(std::int64_t n) {
    const std::int64_t sum = n * (n - 1) / 2;
    ProofStep step{ProofPart::sums, say("Adding up s + x"), {}, sum % n == 0};
    step.sentences.push_back(
        say("Let s be any solution and x the list 0, 1, 2, ... As the sum of two lists with every "
            "number once, s + x adds up to 2 \xC2\xB7 {sum} = {twice}, which leaves 0 modulo {n}. "
            "With every number once itself, it adds up to {sum}, which leaves {rest}.",
            {{"sum", sum}, {"twice", 2 * sum}, {"n", n}, {"rest", sum % n}}));
    step.sentences.push_back(
        step.holds ? say("Both are the same: {n} is odd, and nothing in this forbids a solution.",
                         {{"n", n}})
                   : say("These differ, as for every even number: there is no solution."));
    return step;
}

/// Adding up the squares of s + x and s - x in two ways.
ProofStep step_of_squares(std::int64_t n) {
    const std::int64_t squares = (n - 1) * n * (2 * n - 1) / 6;
    ProofStep step{ProofPart::squares, say("Adding up squares"), {}, 2 * squares % n == 0};
    step.sentences.push_back(
        say("Multiplied out, the squares of s + x and of s \xE2\x88\x92 x add up to 4 \xC2\xB7 "
            "{squares}, since 0\xC2\xB2 + 1\xC2\xB2 + ... comes to {squares}. With every number "
            "once, they add up to 2 \xC2\xB7 {squares}. So the difference, {twice}, must leave 0 "
            "modulo {n}. It leaves {rest}.",
            {{"squares", squares}, {"twice", 2 * squares}, {"n", n}, {"rest", 2 * squares % n}}));
    step.sentences.push_back(
        step.holds
            ? say("So it does: 3 does not divide {n}, and nothing in this forbids a solution.",
                  {{"n", n}})
            : say("It does not, as for every multiple of 3: there is no solution."));
    return step;
}

std::string conclusion_for(int n) {
    const Sentence sentence =
        torus_has_solutions(n)
            ? Sentence("Neither 2 nor 3 divides {n}: the {n} \xC3\x97 {n} torus has solutions.")
        : n % 2 == 0 ? Sentence("{n} is even: the {n} \xC3\x97 {n} torus has no solution.")
                     : Sentence("3 divides {n}: the {n} \xC3\x97 {n} torus has no solution.");
    return say(sentence, {{"n", n}});
}

}  // namespace

Theorem theorem_for(int n) {
    Theorem theorem{
        n,
        {multiples(n, 2, say("2i")), multiples(n, 3, say("3i")), multiples(n, 1, say("i"))},
        {},
        1,
        conclusion_for(n),
        {}};
    const ProofStep queens = step_of_queens(theorem.lists, n);
    if (torus_has_solutions(n)) {
        theorem.steps = {queens, step_of_sums(n), step_of_squares(n)};
        theorem.settled_by = theorem.steps.size();
    } else if (n % 2 == 0) {
        theorem.steps = {step_of_sums(n), step_of_squares(n), queens};
    } else {
        theorem.steps = {step_of_squares(n), step_of_sums(n), queens};
    }
    theorem.board = board_of(theorem.lists[0].numbers, torus_surface);
    return theorem;
}

}  // namespace queens
