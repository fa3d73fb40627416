#include "puzzles/generate.hpp"

#include <algorithm>
#include <numeric>

#include "core/random.hpp"
#include "core/say.hpp"
#include "gardens/ground.hpp"
#include "puzzles/watch.hpp"

namespace queens {

namespace {

/// A drawing that takes more queens is given up: another board is quicker.
constexpr std::uint64_t most_steps = 20'000;

class Setter {
  public:
    Setter(const ChallengeWish& wish, std::uint64_t seed) : wish_(wish), random_(seed) {}

    std::optional<SetChallenge> draw() {
        Challenge challenge{wish_.kind, Board({wish_.n, wish_.n}, wish_.surface), wish_.n};
        put_pawns(challenge);
        const auto solution = wish_.kind == ChallengeKind::watch ? draw_watchers(challenge)
                                                                 : draw_placement(challenge);
        if (!solution) return std::nullopt;
        for_each_square(*solution, [&](int square) { put(challenge, square, Piece::queen); });
        take_off_superfluous(challenge, *solution);
        const int given = challenge.board.count(Piece::queen);
        if (given > most_given(wish_.kind) || given == challenge.queens) return std::nullopt;
        ChallengeSolving solving = solve_challenge(challenge);
        if (!solving.grade || (wish_.grade && wish_.grade != solving.grade)) return std::nullopt;
        return SetChallenge{std::move(challenge), *solution, std::move(solving)};
    }

  private:
    [[nodiscard]] int below(int bound) {
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound)));
    }

    static void put(Challenge& challenge, int square, Piece piece) {
        challenge.board.put(challenge.board.size().square(square), piece);
    }

    /// Pawns on other squares than those at the edge, where they would part no line; each makes
    /// room for one queen more, or hides squares from those that watch.
    void put_pawns(Challenge& challenge) {
        if (wish_.kind == ChallengeKind::complete) return;
        const bool watch = wish_.kind == ChallengeKind::watch;
        const int pawns = watch ? below(wish_.n / 2) : 1 + below(wish_.n / 4);
        for (int pawn = 0; pawn < pawns; ++pawn) {
            const Square square{1 + below(wish_.n - 2), 1 + below(wish_.n - 2)};
            challenge.board.put(square, Piece::pawn);
        }
        if (!watch) challenge.queens += challenge.board.count(Piece::pawn);
    }

    /// Queens in all parts of rows and columns; nothing if there is no room for them.
    std::optional<SquareSet> draw_placement(const Challenge& challenge) {
        const auto puzzle = puzzle_of_lines(challenge.board, challenge.queens);
        if (!puzzle) return std::nullopt;
        steps_ = most_steps;
        SquareSet queens;
        return put_queens(*puzzle, puzzle->squares, 0, queens) ? std::optional(queens)
                                                               : std::nullopt;
    }

    /// Puts queens in the parts of rows from that one on, in random order of squares.
    bool put_queens(const Puzzle& puzzle, const SquareSet& left, int row, SquareSet& queens) {
        if (row == puzzle.n) return true;
        std::vector<int> order;
        for_each_square(left.within(puzzle.units[static_cast<std::size_t>(row)]),
                        [&](int square) { order.push_back(square); });
        shuffle(order, random_);
        for (const int square : order) {
            if (steps_ == 0) return false;
            --steps_;
            queens.insert(square);
            const SquareSet& out = puzzle.rules_out[static_cast<std::size_t>(square)];
            if (put_queens(puzzle, left.without(out), row + 1, queens)) return true;
            queens.erase(square);
        }
        return false;
    }

    /// The fewest queens that see every square, which are then wanted.
    std::optional<SquareSet> draw_watchers(Challenge& challenge) {
        for (challenge.queens = 1;; ++challenge.queens) {
            const Watch watch(challenge.board, challenge.queens);
            const Watchers found = seek_watchers(watch, 1, most_steps, &random_);
            if (!found.solutions.empty()) return found.solutions.front();
            if (found.given_up) return std::nullopt;
        }
    }

    /// Takes queens off as long as the others have one solution.
    void take_off_superfluous(Challenge& challenge, const SquareSet& queens) {
        std::vector<int> order;
        for_each_square(queens, [&](int square) { order.push_back(square); });
        shuffle(order, random_);
        for (const int square : order) {
            put(challenge, square, Piece::none);
            if (!solution_of(challenge)) put(challenge, square, Piece::queen);
        }
    }

    ChallengeWish wish_;
    Random random_;
    std::uint64_t steps_ = 0;
};

}  // namespace

std::string refuse_challenge(ChallengeKind kind, int n, Surface surface) {
    if (n < fewest_rows(kind) || n > most_rows(kind)) {
        return say("Puzzles of this kind have {least} to {most} rows.",
                   {{"least", fewest_rows(kind)}, {"most", most_rows(kind)}});
    }
    if (surface == Surface{}) return "";
    if (kind == ChallengeKind::pawns) {
        return say("Puzzles with queens and pawns are set on the plane.");
    }
    if (surface != cylinder_surface && surface != torus_surface) {
        return say(
            "Puzzles of this kind are set on the plane, on the cylinder joined left to right and "
            "on the torus.");
    }
    if (kind == ChallengeKind::complete && n != 5 && n != 7) {
        return say(
            "Queens are completed across joined edges on 5 and 7 rows: on others there is no "
            "solution, or no rule finds it.");
    }
    if (kind == ChallengeKind::watch && n != most_rows(kind)) {
        return say(
            "Across joined edges the fewest queens that see every square are set on {n} rows.",
            {{"n", most_rows(kind)}});
    }
    return "";
}

std::optional<SetChallenge> set_challenge(const ChallengeWish& wish, std::uint64_t seed) {
    Setter setter(wish, seed);
    for (int drawn = 0; drawn < most_challenges_drawn; ++drawn) {
        if (auto challenge = setter.draw()) return challenge;
    }
    return std::nullopt;
}

}  // namespace queens
