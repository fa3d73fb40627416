// Tests of queens in a cube: an oracle that knows nothing of bits, known values, and the views.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <set>

#include "solvers/parts/cube_space.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("cube"); }
constexpr std::int64_t the_most = 0;
constexpr std::int64_t every_way = 1;

/// A queen in space: layer, row and column.
using Point = std::array<int, 3>;
using Points = std::vector<Point>;

/// By walking from one queen in all 26 directions.
bool attacks_by_walking(const Point& from, const Point& to, int side) {
    for (int direction = 0; direction < 27; ++direction) {
        const Point step{direction / 9 - 1, direction / 3 % 3 - 1, direction % 3 - 1};
        Point at = from;
        for (int walked = 1; walked < side && direction != 13; ++walked) {
            for (std::size_t axis = 0; axis < 3; ++axis) at[axis] += step[axis];
            if (at == to) return true;
        }
    }
    return false;
}

/// All placements of that number of queens, by adding points behind the last one.
class Oracle {
  public:
    Oracle(int side, std::size_t queens) : queens_(queens) {
        for (int i = 0; i < side * side * side; ++i) {
            points_.push_back({i / (side * side), i / side % side, i % side});
        }
        for (const Point& one : points_) {
            std::vector<char>& row = attacks_.emplace_back();
            for (const Point& other : points_) row.push_back(attacks_by_walking(one, other, side));
        }
        extend(0);
    }

    std::vector<Points> found;

  private:
    void extend(std::size_t from) {
        if (chosen_.size() == queens_) {
            Points& points = found.emplace_back();
            for (const std::size_t place : chosen_) points.push_back(points_[place]);
            return;
        }
        for (std::size_t place = from; place < points_.size(); ++place) {
            const bool attacked =
                std::any_of(chosen_.begin(), chosen_.end(),
                            [&](std::size_t queen) { return attacks_[queen][place] != 0; });
            if (attacked) continue;
            chosen_.push_back(place);
            extend(place + 1);
            chosen_.pop_back();
        }
    }

    std::size_t queens_;
    Points points_;
    std::vector<std::vector<char>> attacks_;
    std::vector<std::size_t> chosen_;
};

Problem problem_of_side(int side) { return problem_of(Board({side, side})); }

/// The queens of the stack that the search has in mind.
Points points_of(const Insight& insight, int side) {
    Points points;
    const auto& layers = std::get<BoardStack>(insight.picture.shown).layers;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        for (int i = 0; i < side * side; ++i) {
            if (layers[layer][static_cast<std::size_t>(i)] != BoardStack::Cell::queen) continue;
            points.push_back({static_cast<int>(layer), i / side, i % side});
        }
    }
    return points;
}

/// What the search has in mind at each of its solutions.
std::vector<Points> solutions_of(int side, std::int64_t find) {
    std::vector<Points> found;
    const auto search = solver().start(problem_of_side(side), {{find}, 0});
    Event event;
    while (search->events({&event, 1}) > 0) {
        if (event.kind == EventKind::solution) found.push_back(points_of(search->insight(), side));
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

TEST_CASE("1, 1, 4, 7, 13 and 21 queens fit into cubes of 1 to 6 layers") {
    constexpr std::array<int, 6> most{1, 1, 4, 7, 13, 21};
    for (int side = 1; side <= 6; ++side) {
        CAPTURE(side);
        Board board({side, side});
        Board best_board = board;
        int best = 0;
        for (const Event& event : events_of_run(solver(), problem_of_side(side), {{the_most}, 0})) {
            apply(event, board);
            if (event.kind != EventKind::solution) continue;
            CHECK(board.count(Piece::queen) > best);
            best = board.count(Piece::queen);
            best_board = board;
        }
        CHECK(best == most[static_cast<std::size_t>(side - 1)]);
        CHECK(board == best_board);
    }
}

TEST_CASE("every placement of the most queens in a cube is found once") {
    constexpr std::array<std::size_t, 4> most{1, 1, 4, 7};
    for (int side = 1; side <= 4; ++side) {
        CAPTURE(side);
        const std::size_t queens = most[static_cast<std::size_t>(side - 1)];
        Oracle oracle(side, queens);
        std::sort(oracle.found.begin(), oracle.found.end());
        CHECK(solutions_of(side, every_way) == oracle.found);
        CHECK(Oracle(side, queens + 1).found.empty());
    }
}

TEST_CASE("13 queens stand in a cube of five layers in 1056 ways") {
    Tally tally;
    solver().start(problem_of_side(5), {{every_way}, 0})->run(UINT64_MAX, tally);
    CHECK(tally.solutions == 1056);
    CHECK(tally.done);
}

TEST_CASE(
    "the most queens in a cube stand in it in the end, and nothing if every way was reported") {
    for (const std::int64_t find : {the_most, every_way}) {
        const auto search = solver().start(problem_of_side(4), {{find}, 0});
        Points latest;
        Event event;
        while (search->events({&event, 1}) > 0) {
            if (event.kind == EventKind::solution) latest = points_of(search->insight(), 4);
        }
        CHECK(event.kind == EventKind::done);
        CHECK(latest.size() == 7);
        CHECK(points_of(search->insight(), 4) == (find == the_most ? latest : Points{}));
    }
}

TEST_CASE("turning a cube onto its side gives another of the placements of its queens") {
    const std::vector<Points> found = solutions_of(4, every_way);
    const std::set<Points> all(found.begin(), found.end());
    CHECK(all.size() == 1344);
    for (const Points& points : found) {
        Points turned;
        for (const Point& queen : points) turned.push_back({queen[1], 3 - queen[0], queen[2]});
        std::sort(turned.begin(), turned.end());
        CHECK(all.contains(turned));
    }
}

TEST_CASE("the queens that are placed stand where the search has them in mind, layer by layer") {
    for (const int side : {3, 5, 8}) {
        const auto search = solver().start(problem_of_side(side), {{the_most}, 0});
        std::vector<Point> stands;
        std::size_t wrong = 0;
        for (int step = 0; step < 3000; ++step) {
            Event event;
            if (search->events({&event, 1}) == 0) break;
            const Point point{event.layer, event.square.row, event.square.column};
            const bool attacked = std::any_of(stands.begin(), stands.end(), [&](const Point& q) {
                return attacks_by_walking(q, point, side);
            });
            if (event.kind == EventKind::reject) wrong += !attacked;
            if (event.kind == EventKind::place) {
                wrong += attacked || (!stands.empty() && point < stands.back());
                stands.push_back(point);
            }
            if (event.kind == EventKind::remove) {
                wrong += stands.back() != point;
                stands.pop_back();
            }
            const Insight insight = search->insight();
            wrong += points_of(insight, side) != stands;
            const auto& stack = std::get<BoardStack>(insight.picture.shown);
            wrong += stack.layer >= stack.layers.size();
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("the lines of a stack and what its layers hold bound the queens that there is room for") {
    const Cube cube(4);
    CHECK(cube.room(cube.lowest(1), std::vector{0}) == 4);
    CHECK(cube.room(cube.lowest(2), std::vector{0, 4}) == 8);
    CHECK(cube.room(cube.lowest(3), std::vector{0, 4, 4}) == 8);
    CHECK(cube.room(cube.lowest(4), std::vector{0, 4, 4, 6}) == 10);
    CHECK(cube.room({}, std::vector{0, 4, 4, 6}) == 0);
    CubeSet diagonal{};
    for (std::size_t i = 0; i < 4; ++i) diagonal[i] = std::uint64_t{1} << (5 * i);
    CHECK(cube.room(diagonal, std::vector{0, 4, 4, 6}) == 4);
    for (std::size_t i = 0; i < 4; ++i) diagonal[i] = 1;
    CHECK(cube.room(diagonal, std::vector{0, 4, 4, 6}) == 1);
}

TEST_CASE("queens seen from above differ from queens that no layers keep apart") {
    CHECK(is_cube_from_above(Board({3, 3})));
    CHECK(is_cube_from_above(board_from({"Q.Q", "...", "..."})));
    // Side by side they must be two layers apart, and three of them would need five layers.
    CHECK(is_cube_from_above(board_from({"QQ.", "...", "..."})));
    CHECK(!is_cube_from_above(board_from({"QQ", ".."})));
    CHECK(!is_cube_from_above(board_from({"QQQ", "...", "..."})));
    CHECK(!is_cube_from_above(board_from({"QQQQ", "QQQQ", "....", "...."})));
    for (const Points& points : solutions_of(4, every_way)) {
        Board board({4, 4});
        for (const Point& queen : points) board.put({queen[1], queen[2]}, Piece::queen);
        CHECK(is_cube_from_above(board));
    }
}

TEST_CASE("a cube is built of empty square boards of the plane, up to eight rows") {
    CHECK(solver().refuse(problem_of_side(8)).empty());
    CHECK(solver().refuse(problem_of_side(9)).ends_with("up to 8 rows."));
    CHECK(solver().refuse(problem_of(Board({5, 4}))).ends_with("up to 8 rows."));
    CHECK(solver().refuse(problem_of(board_from({"Q..", "...", "..."}))).ends_with("off."));
    const Board torus({5, 5}, torus_surface);
    CHECK(solver().refuse(problem_of(torus)).ends_with("only."));
}

TEST_CASE("the sentence says on which layer a queen of the cube is tried") {
    const auto told = [](const Event& event, const Board& before) {
        return explanation(solver(), event, before);
    };
    const Board before = board_from({"Q..", "...", "..."});
    CHECK(told({EventKind::reject, 2, {0, 0}, Piece::queen, 1}, before) ==
          "A queen stands straight below a3 on layer 2: reject it.");
    CHECK(told({EventKind::reject, 2, {0, 1}, Piece::queen, 1}, before) ==
          "A queen attacks b3 on layer 2 in space: reject it.");
    CHECK(told({EventKind::solution, 4, {}}, before) ==
          "1 queen on 3 layers, none attacking another in space: a solution.");
}
