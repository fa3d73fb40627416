// Mistakes come before everything else, then the first technique of the table that applies.
#include "gardens/advice.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/say.hpp"
#include "core/square.hpp"
#include "core/words.hpp"
#include "gardens/draft.hpp"
#include "gardens/grade.hpp"
#include "gardens/play.hpp"
#include "gardens/solutions.hpp"

namespace queens {

namespace {

std::vector<std::vector<Square>> squares_of(const Puzzle& puzzle, const std::vector<int>& units,
                                            Size size) {
    std::vector<std::vector<Square>> all;
    for (const int unit : units) {
        all.push_back(squares_of(puzzle.units[static_cast<std::size_t>(unit)], size));
    }
    return all;
}

/// Where to look: at rows, at columns or at regions.
std::string look_at(const Puzzle& puzzle, const std::vector<int>& units) {
    constexpr std::array<Sentence, 3> one{"Look at row {units}.", "Look at column {units}.",
                                          "Look at region {units}."};
    constexpr std::array<Sentence, 3> several{"Look at rows {units}.", "Look at columns {units}.",
                                              "Look at regions {units}."};
    std::vector<std::string> names;
    for (const int unit : units) names.push_back(unit_name(puzzle, unit));
    const auto kind = static_cast<std::size_t>(units.front() / puzzle.n);
    return say(units.size() == 1 ? one.at(kind) : several.at(kind), {{"units", listed(names)}});
}

/// Of the squares that fall by the same technique alone, each for a reason of its own, the one
/// whose reason forces the fewest queens.
Deduction shortest(Deduction found, const Puzzle& puzzle, const Position& position) {
    if (found.forced.empty()) return found;
    for_each_square(position.left.without(position.queens), [&](int square) {
        auto other = deduction_about(square, found.technique, puzzle, position);
        if (other && other->forced.size() < found.forced.size()) found = *std::move(other);
    });
    return found;
}

/// Whether some row, column or region has no square left, or more than one queen.
bool is_hopeless(const Puzzle& puzzle, const Position& position) {
    return std::any_of(puzzle.units.begin(), puzzle.units.end(), [&](const SquareSet& unit) {
        return !unit.meets(position.left) || unit.within(position.queens).has_two();
    });
}

/// Whether the puzzle has a solution with these queens, and none on a marked square. What a search
/// of limited length does not show is taken for possible.
bool agrees_with_solution(Puzzle puzzle, const Board& board, const Marks& marks) {
    const Position position = position_of(puzzle, board, marks);
    if (is_hopeless(puzzle, position)) return false;
    puzzle.squares = position.left;
    const SoughtSolutions sought = seek_solutions(puzzle, 1, longest_search);
    return sought.given_up || !sought.solutions.empty();
}

}  // namespace

std::optional<Advice> mistake_in(const Board& board, const Marks& marks,
                                 const SquareSet& solution) {
    const auto has_queen = [&](Square square) {
        return solution.contains(board.size().index(square));
    };
    const auto advice = [&](AdviceKind kind, Square square, Sentence why) {
        const Size size = board.size();
        Advice found{kind, say("Something is not right in row {row}.",
                               {{"row", row_name(square.row, size)}})};
        found.why = say(why, {{"square", square_name(square, size)}});
        auto& row = found.units.emplace_back();
        for (int column = 0; column < size.columns; ++column) row.push_back({square.row, column});
        found.square = square;
        return found;
    };
    for (const Square queen : board.find(Piece::queen)) {
        if (has_queen(queen)) continue;
        return advice(AdviceKind::wrong_queen, queen,
                      "The queen on {square} leaves no way to the solution.");
    }
    for (const Square mark : marks) {
        if (!has_queen(mark)) continue;
        return advice(AdviceKind::wrong_mark, mark,
                      "{square} is marked, but a queen can stand there.");
    }
    return std::nullopt;
}

Advice advice_of(const Puzzle& puzzle, const Deduction& deduction) {
    const Size size{puzzle.side, puzzle.side};
    Advice advice{deduction.places() ? AdviceKind::place : AdviceKind::rule_out};
    if (deduction.square) advice.square = size.square(*deduction.square);
    advice.where = deduction.units.empty()
                       ? say("What if a queen stood on {square}?",
                             {{"square", square_name(advice.square.value_or(Square{}), size)}})
                       : look_at(puzzle, deduction.units);
    advice.why = reason_of(puzzle, deduction);
    advice.units = squares_of(puzzle, deduction.units, size);
    advice.others = squares_of(puzzle, deduction.others, size);
    advice.ruled_out = squares_of(deduction.ruled_out, size);
    for (const int place : deduction.forced) advice.forced.push_back(size.square(place));
    return advice;
}

std::optional<Advice> advice_on(const Puzzle& puzzle, const Board& board, const Marks& marks) {
    if (const auto solution = only_solution(puzzle, longest_search)) {
        if (auto mistake = mistake_in(board, marks, *solution)) return mistake;
    } else if (!agrees_with_solution(puzzle, board, marks)) {
        return std::nullopt;
    }
    const Position position = position_of(puzzle, board, marks);
    if (is_hopeless(puzzle, position)) return std::nullopt;
    auto deduction = next_deduction(puzzle, position);
    if (!deduction) return std::nullopt;
    return advice_of(puzzle, shortest(*std::move(deduction), puzzle, position));
}

std::optional<Advice> advice_on(const Board& board, const Regions& regions, const Marks& marks) {
    return advice_on(puzzle_of(garden_of(board, regions)), board, marks);
}

std::vector<Advice> explanation_of(const Garden& garden) {
    const Puzzle puzzle = puzzle_of(garden);
    std::vector<Advice> steps;
    for (const Deduction& deduction : solve_garden(puzzle).deductions) {
        steps.push_back(advice_of(puzzle, deduction));
    }
    return steps;
}

MarkedBoard followed(MarkedBoard garden, const Advice& advice) {
    switch (advice.kind) {
        case AdviceKind::place: garden.board.put(*advice.square, Piece::queen); break;
        case AdviceKind::wrong_queen: garden.board.put(*advice.square, Piece::none); break;
        case AdviceKind::rule_out:
            garden.marks = with_marks(garden.marks, advice.ruled_out, true);
            break;
        case AdviceKind::wrong_mark:
            garden.marks = with_marks(garden.marks, {*advice.square}, false);
            break;
        case AdviceKind::give:
            garden.regions = painted(garden, {*advice.square}, advice.taker);
            break;
    }
    return garden;
}

bool agrees_with_solution(const Board& board, const Regions& regions, const Marks& marks) {
    return agrees_with_solution(puzzle_of(garden_of(board, regions)), board, marks);
}

}  // namespace queens
