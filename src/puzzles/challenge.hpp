// Challenges: puzzles with one solution on boards without regions. Queens are given, or pawns, and
// queens are to be added.
//
// The board and the goal of a link say all of it: which kind it is, how many queens are wanted in
// all, and which of those that stand are given.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board.hpp"
#include "core/marks.hpp"
#include "core/square_set.hpp"
#include "gardens/advice.hpp"
#include "gardens/grade.hpp"
#include "puzzles/challenge_kind.hpp"

namespace queens {

struct Challenge {
    ChallengeKind kind = ChallengeKind::complete;
    /// A square board of at most `largest_garden` rows: the queens on it are given.
    Board board;
    /// How many queens are wanted in all.
    int queens = 0;

    friend bool operator==(const Challenge&, const Challenge&) = default;
};

/// The queens of its only solution; nothing if it has none or several, and where a search that
/// takes a moment does not show which.
[[nodiscard]] std::optional<SquareSet> solution_of(const Challenge& challenge);

/// How the rules solve it.
struct ChallengeSolving {
    /// How hard it is, nothing if the rules do not solve it.
    std::optional<GardenGrade> grade;
    /// The rules that are needed, and how often.
    RuleTimes rules;
};
[[nodiscard]] ChallengeSolving solve_challenge(const Challenge& challenge);

/// The simplest that follows from the queens and marks of the board, which has the given queens and
/// all that stands on the challenge's besides: first what contradicts the solution, then what a
/// rule says. Nothing where no rule applies.
[[nodiscard]] std::optional<Advice> advice_on(const Challenge& challenge, const Board& board,
                                              const Marks& marks);

/// Whether all queens and marks of the board agree with the solution.
[[nodiscard]] bool agrees_with_solution(const Challenge& challenge, const Board& board,
                                        const Marks& marks);

/// Whether the queens of the board are those of a solution, the given ones among them.
[[nodiscard]] bool is_solved(const Challenge& challenge, const Board& board);

/// How many squares of a challenge of watching the queens of the board neither hold nor see.
[[nodiscard]] int unseen_on(const Challenge& challenge, const Board& board);

/// The value of the key `goal` of its link.
[[nodiscard]] std::string goal_of(const Challenge& challenge);

/// The most queens that can be given, so that their squares fit in that goal.
[[nodiscard]] constexpr int most_given(ChallengeKind kind) {
    return kind == ChallengeKind::complete ? 6 : 5;
}

}  // namespace queens
