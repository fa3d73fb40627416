// Tests of simulated annealing: where it ends, which swaps it makes, and how it cools.
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("annealing"); }

constexpr std::uint8_t line_start = 0;
constexpr std::uint8_t line_swap = 4;
constexpr std::uint8_t line_lucky = 5;
constexpr std::uint8_t line_keep = 6;

std::vector<Event> events_of(const Board& board, const Settings& settings) {
    return events_of_run(solver(), problem_of(board), settings);
}

std::size_t pairs(const Board& board) { return conflicts(board).pairs.size(); }

/// How many more pairs attack each other after a swap, and how many less a rejected one would have
/// left at the worst.
struct Changes {
    int improving = 0;
    int worse = 0;
    int rejected_though_no_worse = 0;
};

Changes changes_of(Board board, const Settings& settings) {
    Changes changes;
    std::size_t before = 0;
    int part = 0;
    for (const Event& event : events_of(board, settings)) {
        if (event.line == line_keep) {
            Board swapped = board;
            int row = 0;
            int column = 0;
            for (int i = 0; i < board.rows(); ++i) {
                if (board.at({i, event.square.column}) == Piece::queen) row = i;
                if (board.at({event.square.row, i}) == Piece::queen) column = i;
            }
            swapped.put({row, event.square.column}, Piece::none);
            swapped.put({event.square.row, column}, Piece::none);
            swapped.put({row, column}, Piece::queen);
            swapped.put(event.square, Piece::queen);
            changes.rejected_though_no_worse += pairs(swapped) <= pairs(board);
        }
        const bool swaps = event.line == line_swap || event.line == line_lucky;
        if (swaps && part == 0) before = pairs(board);
        apply(event, board);
        if (!swaps) continue;
        part = (part + 1) % 4;
        if (part != 0) continue;
        changes.worse += pairs(board) > before;
        changes.improving += pairs(board) < before;
    }
    return changes;
}

}  // namespace

TEST_CASE("cooled down, the queens of every square board stand in the end") {
    for (const int n : {1, 4, 5, 6, 7, 8, 12, 30}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            INFO(n << ", seed " << seed);
            Board board({n, n});
            for (const Event& event : events_of(board, {{30, 50}, seed})) apply(event, board);
            CHECK(is_solution(board, n));
        }
    }
}

TEST_CASE("heat lets queens get worse now and then, and rejects no swap that is as good") {
    Changes hot;
    Changes cool;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Changes one = changes_of(Board({10, 10}), {{60, 5}, seed});
        const Changes other = changes_of(Board({10, 10}), {{1, 5}, seed});
        CHECK(one.rejected_though_no_worse + other.rejected_though_no_worse == 0);
        hot.worse += one.worse;
        hot.improving += one.improving;
        cool.worse += other.worse;
        cool.improving += other.improving;
    }
    CHECK(hot.worse > hot.improving / 2);
    CHECK(cool.worse < cool.improving / 2);
}

TEST_CASE("the temperature falls from sweep to sweep, until queens are heated again") {
    const auto search = solver().start(problem_of(Board({200, 200})), {{50, 500}, 1});
    const auto fact = [&](std::size_t i) { return search->insight().facts[i]; };
    CHECK(fact(1) == Fact{"temperature", "1.443"});
    CHECK(fact(2) == Fact{"chance of one more pair", "50.00 %"});
    Tally tally;
    std::string last = fact(6).value;
    while (!tally.done && last == "1") {
        search->run(200, tally);
        CHECK(std::stod(fact(2).value) <= 50);
        last = fact(6).value;
    }
    CHECK(last == "2");
}

TEST_CASE("the queens start in rows and columns of their own") {
    const std::vector<Event> events = events_of(Board({40, 40}), {{30, 50}, 4});
    std::vector<int> in_row(40, 0);
    for (std::size_t i = 0; i < 40; ++i) {
        CHECK(events[i].line == line_start);
        CHECK(events[i].square.column == static_cast<int>(i));
        ++in_row[static_cast<std::size_t>(events[i].square.row)];
    }
    CHECK(in_row == std::vector<int>(40, 1));
}

TEST_CASE("it is said by how many queens a drawn row is attacked, and that none attacks it") {
    const Board board = board_from({"....", "Q...", "....", "...."});
    const auto told = [&](Square square) {
        return explanation(solver(), {EventKind::place, line_start, square}, board);
    };
    CHECK(told({2, 1}) ==
          "The row drawn for column b gives b2, attacked by 1 queen: place a queen.");
    CHECK(told({3, 1}) ==
          "The row drawn for column b gives b1, which no queen attacks: place a queen.");
}

TEST_CASE("it is said how many attacking pairs a swap adds or removes, and what chance says") {
    std::uint64_t pairs = 0;
    std::size_t worse = 0;
    watch(solver(), problem_of(Board({8, 8})), {{60, 5}, 2}, 600,
          [&](const Event& event, const Board& board, const Insight& insight) {
              const std::string& words = insight.picture.words;
              if (event.kind == EventKind::reject) {
                  CHECK(words.starts_with("This swap would add "));
                  Board swapped = board;
                  for (const Proposal& move : insight.proposals)
                      swapped.put(move.from, Piece::none);
                  for (const Proposal& move : insight.proposals) swapped.put(move.to, Piece::queen);
                  const std::size_t more =
                      conflicts(swapped).pairs.size() - conflicts(board).pairs.size();
                  CHECK(words.find(" add " + std::to_string(more) + " ") != std::string::npos);
              }
              const bool whole = board.count(Piece::queen) == 8;
              if (event.kind == EventKind::place && whole && event.line != line_start) {
                  const std::uint64_t now = conflicts(board).pairs.size();
                  const std::uint64_t change = now > pairs ? now - pairs : pairs - now;
                  const std::string said = now > pairs   ? "adds " + std::to_string(change)
                                           : now < pairs ? "removes " + std::to_string(change)
                                                         : "leaves as many";
                  CHECK(words.find(said) != std::string::npos);
                  CHECK((event.line == line_lucky) == (now > pairs));
                  worse += now > pairs;
              }
              if (whole) pairs = conflicts(board).pairs.size();
              const Curve& curve = picture_of<Curve>(insight);
              REQUIRE(curve.present < curve.shares.size());
              CHECK(curve.share <= curve.shares[curve.present]);
              const bool is_last = curve.present + 1 == curve.shares.size();
              if (!is_last) CHECK(curve.share >= curve.shares[curve.present + 1]);
          });
    CHECK(worse > 0);
}
