// Tests of the most unattacked pieces: known numbers, a naive oracle on all surfaces, groups,
// endings.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "core/attacks.hpp"
#include "core/dice.hpp"
#include "counting/most.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("most_pieces"); }

/// In the order of the knob.
constexpr std::array<Piece, 5> kinds{Piece::queen, Piece::rook, Piece::bishop, Piece::knight,
                                     Piece::king};
constexpr std::int64_t knights = 3;

Settings settings_of(std::size_t kind) { return {{static_cast<std::int64_t>(kind)}, 0}; }

/// By placing pairs of pieces, then trying all sets of free squares.
class Oracle {
  public:
    Oracle(const Board& board, Piece piece) : free_(board.find(Piece::none)) {
        for (const Square one : free_) {
            std::vector<char>& row = apart_.emplace_back();
            for (const Square other : free_) {
                Board filled = board;
                filled.put(one, piece);
                filled.put(other, piece);
                row.push_back(conflicts(filled, 1).pairs.empty());
            }
        }
    }

    int most(std::size_t from = 0) {
        if (from == free_.size()) return static_cast<int>(chosen_.size());
        int best = most(from + 1);
        const bool is_free = std::all_of(chosen_.begin(), chosen_.end(),
                                         [&](std::size_t one) { return apart_[one][from] != 0; });
        if (!is_free) return best;
        chosen_.push_back(from);
        best = std::max(best, most(from + 1));
        chosen_.pop_back();
        return best;
    }

  private:
    std::vector<Square> free_;
    std::vector<std::vector<char>> apart_;
    std::vector<std::size_t> chosen_;
};

/// Whether solutions grow, the last one is the board in the end, and it has that number of pieces.
bool ends_with(Board board, std::size_t kind, int most) {
    const Board start = board;
    Board latest = board;
    int best = 0;
    const Settings settings = settings_of(kind);
    const std::vector<Event> events = events_of_run(solver(), problem_of(start), settings);
    for (const Event& event : events) {
        apply(event, board);
        if (event.kind != EventKind::solution) continue;
        if (board.count(kinds[kind]) <= best) return false;
        if (!solver().solves(problem_of(start), settings, board)) return false;
        best = board.count(kinds[kind]);
        latest = board;
    }
    if (best != most || board != latest || events.back().kind != EventKind::done) return false;
    for (auto event = events.rbegin(); event != events.rend(); ++event) take_back(*event, board);
    return board == start;
}

}  // namespace

TEST_CASE("8 queens, 8 rooks, 14 bishops, 32 knights or 16 kings fit unattacked on a chessboard") {
    constexpr std::array<int, 5> most{8, 8, 14, 32, 16};
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        CAPTURE(name_of(kinds[kind]));
        Tally tally;
        solver().start(problem_of(Board({8, 8})), settings_of(kind))->run(2000, tally);
        CHECK(tally.done);
        CHECK(ends_with(Board({8, 8}), kind, most[kind]));
    }
}

TEST_CASE("8, 13 and 18 knights fit unattacked on boards of 4, 5 and 6 rows") {
    CHECK(ends_with(Board({4, 4}), knights, 8));
    CHECK(ends_with(Board({5, 5}), knights, 13));
    CHECK(ends_with(Board({6, 6}), knights, 18));
    CHECK(ends_with(Board({5, 5}, torus_surface), knights, 5));
}

TEST_CASE("six queens fit unattacked on a torus of eight rows, though its rows would take more") {
    const Board board({8, 8}, torus_surface);
    CHECK(ends_with(board, 0, 6));
    const auto search = solver().start(problem_of(board), settings_of(0));
    Tally tally;
    search->run(UINT64_MAX, tally);
    const Insight insight = search->insight();
    CHECK(insight.facts[0] == Fact{"standing", "6"});
    CHECK(insight.facts[1] == Fact{"best so far", "6"});
    CHECK(insight.facts[3] == Fact{"the board takes at most", "8"});
    CHECK(insight.marks.empty());
}

TEST_CASE("on boards of every kind as many unattacked pieces fit as the oracle places") {
    tests::Dice dice(7);
    const std::vector<Piece> obstacles{Piece::pawn, Piece::wall, Piece::forbidden};
    for (const NamedSurface& surface : surfaces) {
        for (const Size size : {Size{4, 4}, Size{5, 3}, Size{2, 7}, Size{1, 6}, Size{3, 3}}) {
            for (const int sparseness : {2, 4, 8}) {
                const Board board = dice.board(size, surface.surface, obstacles, sparseness);
                for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
                    CAPTURE(surface.slug, size.columns, size.rows, sparseness, kind);
                    CHECK(ends_with(board, kind, Oracle(board, kinds[kind]).most()));
                }
            }
        }
    }
}

TEST_CASE("the most pieces are as many as counting without pauses says") {
    tests::Dice dice(9);
    const std::vector<Piece> obstacles{Piece::pawn, Piece::wall, Piece::forbidden};
    for (int i = 0; i < 150; ++i) {
        const Size size{dice.between(4, 7), dice.between(4, 7)};
        const Board board = dice.board(size, dice.surface(), obstacles, 6);
        const auto kind = static_cast<std::size_t>(dice.below(5));
        CAPTURE(i, name_of(kinds[kind]));
        const std::optional<Most> counted = count_most(board, kinds[kind]);
        REQUIRE(counted);
        CHECK(ends_with(board, kind, counted->most));
    }
}

TEST_CASE("a board without a free square takes no piece, which is known at once") {
    const Board board = board_from({"Px", "oP"});
    CHECK(ends_with(board, knights, 0));
    CHECK(events_of_run(solver(), problem_of(board), settings_of(knights)).size() == 1);
}

TEST_CASE("the most pieces promise at least one piece, and none attacked") {
    Board board({3, 3});
    const Problem problem = problem_of(board);
    CHECK(!solver().solves(problem, settings_of(1), board));
    board.put({0, 0}, Piece::rook);
    CHECK(solver().solves(problem, settings_of(1), board));
    CHECK(!solver().solves(problem, settings_of(0), board));
    board.put({0, 2}, Piece::rook);
    CHECK(!solver().solves(problem, settings_of(1), board));
}

TEST_CASE("the most pieces are looked for on boards of up to 256 squares without queens") {
    CHECK(solver().refuse(problem_of(Board({16, 16}, torus_surface))).empty());
    CHECK(solver().refuse(problem_of(board_from({"P..", "..x", "o.."}))).empty());
    CHECK(solver().refuse(problem_of(Board({17, 16}))).ends_with("for the most pieces."));
    CHECK(solver().refuse(problem_of(board_from({"Q..", "...", "..."}))).ends_with("off."));
}

TEST_CASE("the sentence says where a knight is placed and why it is taken off") {
    Board board({3, 3});
    board.put({0, 0}, Piece::knight);
    const auto told = [&](EventKind kind, std::uint8_t line) {
        return explanation(solver(), {kind, line, {0, 0}, Piece::knight}, board);
    };
    CHECK(told(EventKind::place, 2) ==
          "Of the free squares, a3 attacks the fewest others: place a knight.");
    CHECK(told(EventKind::solution, 3) ==
          "1 piece stands and none attacks another, more than ever before: a solution.");
    CHECK(
        told(EventKind::remove, 5) ==
        "With the knight on a3 nothing better is possible: take it off and leave the square out.");
    CHECK(told(EventKind::done, 8) ==
          "No placement has more than 1 piece: the search is finished.");
}

TEST_CASE("the ground is that of the squares that take another piece, but those left out") {
    watch(solver(), problem_of(Board({5, 5})), initial_settings(solver()), 200,
          [](const Event& event, const Board& board, const Insight& insight) {
              if (event.kind == EventKind::solution || event.kind == EventKind::done) return;
              std::vector<Square> left_out;
              for (const Mark& mark : insight.marks) left_out.push_back(mark.square);
              std::vector<Square> expected;
              for (int i = 0; i < board.size().area(); ++i) {
                  const Square square = board.size().square(i);
                  const bool free =
                      board.at(square) == Piece::none && pieces_attacking(board, square).empty();
                  const bool out =
                      std::find(left_out.begin(), left_out.end(), square) != left_out.end();
                  if (free && !out) expected.push_back(square);
              }
              REQUIRE(grounds_of(insight, GroundKind::domain) == expected);
          });
}
