// Queens share a diagonal exactly where sums or differences of row and column are equal.
#include "app/answers/gauss.hpp"

#include <algorithm>

#include "core/known.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

std::string verdict_on(const std::vector<GaussCheck::Line>& lines) {
    const bool sums = std::none_of(lines.begin(), lines.end(),
                                   [](const GaussCheck::Line& line) { return line.sum_repeats; });
    const bool differences =
        std::none_of(lines.begin(), lines.end(),
                     [](const GaussCheck::Line& line) { return line.difference_repeats; });
    if (sums && differences) {
        return say(
            "All sums differ and all differences differ, so no two queens share a diagonal: "
            "a solution.");
    }
    if (!sums && !differences) {
        return say(
            "Equal sums mean queens on one anti-diagonal, equal differences queens on one "
            "diagonal: no solution.");
    }
    return sums ? say("Equal differences mean queens on one diagonal: no solution.")
                : say("Equal sums mean queens on one anti-diagonal: no solution.");
}

void write_term(GaussCheck& check, const Columns& columns) {
    const auto n = static_cast<int>(columns.size());
    if (n > largest_determinant) return;
    std::int64_t terms = 1;
    for (int row = 0; row < n; ++row) {
        terms *= row + 1;
        if (row > 0) check.term += ' ';
        check.term += determinant_entry({row, columns[static_cast<std::size_t>(row)]}, n);
    }
    if (n == 1) {
        check.terms = say("Its only term is a solution.");
        return;
    }
    check.terms = say("{solutions} of the {terms} terms {solutions|is a solution|are solutions}.",
                      {{"solutions", *known_queens(n)}, {"terms", terms}});
}

}  // namespace

GaussCheck gauss_check_of(const Columns& columns) {
    GaussCheck check;
    for (const int column : columns) {
        const int row = static_cast<int>(check.lines.size()) + 1;
        check.lines.push_back({row, column + 1, row + column + 1, column + 1 - row});
    }
    const auto repeats = [&](auto value, const GaussCheck::Line& line) {
        return std::count_if(check.lines.begin(), check.lines.end(),
                             [&](const auto& other) { return other.*value == line.*value; }) > 1;
    };
    for (GaussCheck::Line& line : check.lines) {
        line.sum_repeats = repeats(&GaussCheck::Line::sum, line);
        line.difference_repeats = repeats(&GaussCheck::Line::difference, line);
    }
    check.verdict = verdict_on(check.lines);
    write_term(check, columns);
    return check;
}

std::string determinant_entry(Square square, int n) {
    const char letter = static_cast<char>('a' + square.row + square.column);
    return letter + std::to_string(square.column - square.row + n);
}

}  // namespace queens
