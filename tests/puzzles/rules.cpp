// The rules of challenges are sound, and find what their definitions find when looked up plainly.
#include <algorithm>

#include <catch2/catch_test_macros.hpp>

#include "gardens/techniques.hpp"
#include "puzzles/many_challenges.hpp"
#include "puzzles/watch_rules.hpp"
#include "sanitized.hpp"

namespace queens {

namespace {

/// A position of a challenge in which some squares without a queen are ruled out and some queens
/// are found; of either kind of rules.
template <class Position>
Position middle_of(Position position, const SquareSet& solution, Random& random) {
    const std::uint32_t share = 1 + random.below(6);
    for (const int square : places_in(position.left)) {
        if (solution.contains(square) && random.below(4) == 0) position.queens.insert(square);
        if (!solution.contains(square) && random.below(7) < share) position.left.erase(square);
    }
    return position;
}

/// Calls `check(set, random)` for some challenges, that many times for each.
template <class Check>
void for_each_set(bool of_watch, int times, Check check) {
    Random random(29);
    for (const ChallengeWish& wish : kinds_of_challenges()) {
        if ((wish.kind == ChallengeKind::watch) != of_watch) continue;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            INFO(describe(wish, seed));
            const auto set = set_challenge(wish, seed);
            REQUIRE(set);
            for (int i = 0; i < times; ++i) check(*set, random);
        }
    }
}

Puzzle lines_of(const Challenge& challenge) {
    return puzzle_of_lines(challenge.board, challenge.queens).value();
}

/// Whether two open lines from unit `from` on have their squares in two lines from `to` on, which
/// have more.
bool has_two_lines(const Puzzle& puzzle, const Position& position, int from, int to) {
    const auto left_of = [&](int unit) {
        return position.left.within(puzzle.units[static_cast<std::size_t>(unit)]);
    };
    for (int a = from; a < from + puzzle.n; ++a) {
        for (int b = a + 1; b < from + puzzle.n; ++b) {
            const SquareSet both = left_of(a).with(left_of(b));
            if (left_of(a).meets(position.queens) || left_of(b).meets(position.queens)) continue;
            SquareSet held;
            int holders = 0;
            for (int other = to; other < to + puzzle.n; ++other) {
                if (!left_of(other).meets(both)) continue;
                ++holders;
                held = held.with(left_of(other));
            }
            if (holders == 2 && !held.without(both).empty()) return true;
        }
    }
    return false;
}

const WatchRule& rule(std::string_view slug) {
    const auto rules = watch_rules();
    return *std::find_if(rules.begin(), rules.end(),
                         [&](const WatchRule& known) { return known.slug == slug; });
}

/// How many open squares see all of these.
int seeing(const Watch& watch, const Position& position, const Places& squares) {
    int count = 0;
    for (const int from : places_in(position.left.without(position.queens))) {
        const SquareSet& seen = watch.sees[static_cast<std::size_t>(from)];
        count += std::all_of(squares.begin(), squares.end(),
                             [&](int square) { return seen.contains(square); })
                     ? 1
                     : 0;
    }
    return count;
}

/// Whether two unseen squares are seen from no open square at once, and some open square sees
/// neither.
bool has_two_apart(const Watch& watch, const Position& position) {
    const Places unseen = places_in(unseen_by(watch, position.queens));
    const int open = position.left.without(position.queens).size();
    for (const int a : unseen) {
        for (const int b : unseen) {
            if (a >= b || seeing(watch, position, {a, b}) > 0) continue;
            if (seeing(watch, position, {a}) + seeing(watch, position, {b}) < open) return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("no technique rules out a queen of the solution where there are no regions") {
    for_each_set(false, 60, [](const SetChallenge& set, Random& random) {
        const Puzzle puzzle = lines_of(set.challenge);
        const Position position = middle_of(beginning_of(puzzle), set.solution, random);
        for (const Technique& technique : techniques()) {
            const auto found = technique.find(puzzle, position, position.left);
            if (!found) continue;
            INFO(technique.slug);
            CHECK_FALSE(found->ruled_out.meets(set.solution));
            if (found->places()) CHECK(set.solution.contains(found->square.value()));
            CHECK(reason_of(puzzle, {*found}).find('{') == std::string::npos);
        }
    });
}

TEST_CASE("a part of a line is named by its ends, and a whole line by its name alone") {
    Board board({5, 5});
    board.put({1, 1}, Piece::pawn);
    const Puzzle puzzle = puzzle_of_lines(board, 6).value();
    CHECK(unit_name(puzzle, 0) == "5");
    CHECK(unit_name(puzzle, 1) == "4 (a4)");
    CHECK(unit_name(puzzle, 2) == "4 (c4 to e4)");
    CHECK(unit_name(puzzle, 6) == "a");
    CHECK(unit_name(puzzle, 7) == "b (b5)");
    CHECK(unit_name(puzzle, 8) == "b (b3 to b1)");
}

TEST_CASE("two lines within two lines across are found whenever there are any") {
    for_each_set(false, tests::sanitized ? 2 : 10, [](const SetChallenge& set, Random& random) {
        const Puzzle puzzle = lines_of(set.challenge);
        const Position position = middle_of(beginning_of(puzzle), set.solution, random);
        const auto rules = techniques();
        const auto two = std::find_if(rules.begin(), rules.end(), [](const Technique& technique) {
            return technique.slug == "two_lines";
        });
        CHECK(two->find(puzzle, position, position.left).has_value() ==
              (has_two_lines(puzzle, position, 0, puzzle.n) ||
               has_two_lines(puzzle, position, puzzle.n, 0)));
    });
}

TEST_CASE("no rule of watching rules out a queen of the solution or places another") {
    for_each_set(true, 100, [](const SetChallenge& set, Random& random) {
        const Watch watch(set.challenge.board, set.challenge.queens);
        const Position position = middle_of(beginning_of(watch), set.solution, random);
        for (const WatchRule& known : watch_rules()) {
            const auto found = known.find(watch, position);
            if (!found || position.queens == set.solution) continue;
            INFO(known.slug);
            CHECK_FALSE(found->ruled_out.meets(set.solution));
            CHECK(found->ruled_out.within(position.left) == found->ruled_out);
            CHECK(found->square.has_value() == found->ruled_out.empty());
            if (found->square) CHECK(set.solution.contains(*found->square));
            CHECK(known.where(watch, *found).find('{') == std::string::npos);
            CHECK(known.why(watch, *found).find('{') == std::string::npos);
        }
    });
}

TEST_CASE("a rule of watching finds something whenever its definition does") {
    for_each_set(true, tests::sanitized ? 2 : 20, [](const SetChallenge& set, Random& random) {
        const Watch watch(set.challenge.board, set.challenge.queens);
        const Position position = middle_of(beginning_of(watch), set.solution, random);
        const int missing = watch.queens - position.queens.size();
        const Places unseen = places_in(unseen_by(watch, position.queens));
        const int open = position.left.without(position.queens).size();
        CHECK(rule("only_watcher").find(watch, position).has_value() ==
              std::any_of(unseen.begin(), unseen.end(),
                          [&](int square) { return seeing(watch, position, {square}) == 1; }));
        CHECK(rule("last_queen").find(watch, position).has_value() ==
              (missing == 1 && seeing(watch, position, unseen) < open));
        CHECK(rule("two_apart").find(watch, position).has_value() ==
              (missing == 2 && has_two_apart(watch, position)));
    });
}

}  // namespace queens
