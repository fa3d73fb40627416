#include "puzzles/challenge.hpp"

#include <algorithm>

#include "core/read.hpp"
#include "core/words.hpp"
#include "gardens/play.hpp"
#include "gardens/solutions.hpp"
#include "puzzles/watch_rules.hpp"

namespace queens {

namespace {

/// Queens that a search for the solution puts down at most.
constexpr std::uint64_t most_tried = 100'000;

/// What the rules of gardens read; nothing if no queens can be put so.
std::optional<Puzzle> lines_of(const Challenge& challenge) {
    return puzzle_of_lines(challenge.board, challenge.queens);
}

Watch watch_of(const Challenge& challenge) { return {challenge.board, challenge.queens}; }

bool is_watch(const Challenge& challenge) { return challenge.kind == ChallengeKind::watch; }

/// Tiers 1 and 2 are easy, 3 to 5 are medium, and what has to be tried is hard or expert: expert of
/// tier 7 if there is more of it than `few_tried` steps. There is one step at least.
GardenGrade grade_of(const std::vector<int>& tiers, std::ptrdiff_t few_tried) {
    const int hardest = *std::max_element(tiers.begin(), tiers.end());
    if (hardest <= 2) return GardenGrade::easy;
    if (hardest <= 5) return GardenGrade::medium;
    const auto tried = std::count(tiers.begin(), tiers.end(), hardest_tier);
    return tried > few_tried ? GardenGrade::expert : GardenGrade::hard;
}

/// What the deductions of a table of rules come to.
template <class Rules, class Deduction>
ChallengeSolving told(const Rules& rules, const std::vector<Deduction>& deductions,
                      std::size_t Deduction::*row, std::ptrdiff_t few_tried) {
    ChallengeSolving solving{std::nullopt, times_of(rules, deductions, row)};
    std::vector<int> tiers;
    for (const Deduction& deduction : deductions) tiers.push_back(rules[deduction.*row].tier);
    if (!tiers.empty()) solving.grade = grade_of(tiers, few_tried);
    return solving;
}

Advice advice_of(const Watch& watch, const WatchDeduction& deduction) {
    const Size size{watch.side, watch.side};
    const WatchRule& rule = watch_rules()[deduction.rule];
    Advice advice{deduction.square ? AdviceKind::place : AdviceKind::rule_out,
                  rule.where(watch, deduction), rule.why(watch, deduction)};
    advice.units = {squares_of(deduction.unseen, size)};
    if (deduction.square) advice.square = size.square(*deduction.square);
    advice.ruled_out = squares_of(deduction.ruled_out, size);
    return advice;
}

/// What a rule says of the queens and marks of a board, which are right.
std::optional<Advice> next_advice(const Watch& watch, const Board& board, const Marks& marks) {
    Position position{watch.squares, queens_on(board)};
    for (const Square mark : marks) position.left.erase(board.size().index(mark));
    const auto deduction = next_deduction(watch, position);
    return deduction ? std::optional(advice_of(watch, *deduction)) : std::nullopt;
}

}  // namespace

std::optional<SquareSet> solution_of(const Challenge& challenge) {
    if (is_watch(challenge)) return only_watchers(watch_of(challenge), most_tried);
    const auto puzzle = lines_of(challenge);
    return puzzle ? only_solution(*puzzle, most_tried) : std::nullopt;
}

ChallengeSolving solve_challenge(const Challenge& challenge) {
    if (is_watch(challenge)) {
        const WatchSolving solving = solve_watch(watch_of(challenge));
        ChallengeSolving found = told(watch_rules(), solving.deductions, &WatchDeduction::rule, 0);
        if (!solving.solved) found.grade.reset();
        return found;
    }
    const auto puzzle = lines_of(challenge);
    if (!puzzle) return {};
    const Solving solving = solve_garden(*puzzle);
    ChallengeSolving found = told(techniques(), solving.deductions, &Deduction::technique, 2);
    if (!solving.solved) found.grade.reset();
    return found;
}

std::optional<Advice> advice_on(const Challenge& challenge, const Board& board,
                                const Marks& marks) {
    if (!is_watch(challenge)) {
        const auto puzzle = lines_of(challenge);
        return puzzle ? advice_on(*puzzle, board, marks) : std::nullopt;
    }
    const Watch watch = watch_of(challenge);
    const auto solution = only_watchers(watch, most_tried);
    if (!solution) return std::nullopt;
    if (auto mistake = mistake_in(board, marks, *solution)) return mistake;
    return next_advice(watch, board, marks);
}

bool agrees_with_solution(const Challenge& challenge, const Board& board, const Marks& marks) {
    const auto solution = solution_of(challenge);
    return solution && !mistake_in(board, marks, *solution);
}

bool is_solved(const Challenge& challenge, const Board& board) {
    const SquareSet queens = queens_on(board);
    const bool has_given = queens_on(challenge.board).without(queens).empty();
    if (queens.size() != challenge.queens || !has_given) return false;
    if (is_watch(challenge)) return unseen_by(watch_of(challenge), queens).empty();
    const auto puzzle = lines_of(challenge);
    bool peaceful = puzzle.has_value();
    for_each_square(queens, [&](int square) {
        peaceful = peaceful && !puzzle->rules_out[static_cast<std::size_t>(square)].meets(queens);
    });
    return peaceful;
}

int unseen_on(const Challenge& challenge, const Board& board) {
    return unseen_by(watch_of(challenge), queens_on(board)).size();
}

std::string goal_of(const Challenge& challenge) {
    const std::string count = "queens=" + std::to_string(challenge.queens);
    std::string goal;
    switch (challenge.kind) {
        case ChallengeKind::complete: goal = "solution"; break;
        case ChallengeKind::pawns: goal = count + "_and_conflicts=0"; break;
        case ChallengeKind::watch: goal = count + "_and_attacked=all"; break;
    }
    goal += "_and_unique";
    for (const Square square : challenge.board.find(Piece::queen)) {
        goal += "_and_queen=" + column_and_row(square, challenge.board.size());
    }
    return goal;
}

}  // namespace queens
