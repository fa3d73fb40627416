// The strokes in which lines and jumps are drawn.
#include "core/strokes.hpp"

#include <cstdlib>
#include <set>
#include <span>

#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/many_boards.hpp"
#include "core/oracle.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

using Line = std::span<const Stroke>;

/// The squares whose middle lies on a stroke.
std::set<Square> under(const Stroke& stroke) {
    std::set<Square> squares;
    SheetPoint at = stroke.from;
    for (int guard = 0; guard < 10000; ++guard) {
        if (at.row % 4 == 0 && at.column % 4 == 0) squares.insert({at.row / 4, at.column / 4});
        if (at == stroke.to) return squares;
        at = further(at, stroke.direction, 1);
    }
    FAIL("a stroke that does not lead to its end");
    return squares;
}

/// Strokes as lines, each of which begins at a piece.
std::vector<Line> lines_of(const std::vector<Stroke>& strokes) {
    std::vector<Line> lines;
    for (std::size_t first = 0; first < strokes.size();) {
        std::size_t past = first + 1;
        while (past < strokes.size() && strokes[past].from_edge) ++past;
        lines.push_back(Line(strokes).subspan(first, past - first));
        first = past;
    }
    return lines;
}

/// The point of the sheet that lies on this place of the endless sheet, both in eighths of squares
/// from the upper left corner of the board.
SheetPoint folded_point(const Board& board, int row, int column) {
    const int height = 8 * board.rows();
    const int width = 8 * board.columns();
    const int down = floor_div(row, height);
    const int right = floor_div(column, width);
    SheetPoint point{row - down * height, column - right * width};
    const bool turned = right % 2 != 0 && board.surface().sides == Join::flipped;
    if (turned) point.row = height - point.row;
    if (down % 2 != 0 && board.surface().ends == Join::flipped) point.column = width - point.column;
    return point;
}

int quarters_of(const Stroke& stroke) {
    const int down = std::abs(stroke.to.row - stroke.from.row);
    const int right = std::abs(stroke.to.column - stroke.from.column);
    return std::max(down, right) /
           std::max(std::abs(stroke.direction.row), std::abs(stroke.direction.column));
}

/// Whether a point is on the board or its rim.
bool is_near(const Board& board, SheetPoint at) {
    return at.row >= -2 && at.row <= 4 * board.rows() - 2 && at.column >= -2 &&
           at.column <= 4 * board.columns() - 2;
}

/// Fails unless the strokes of a line from that square stay on the board and lie, in the endless
/// sheet, on one straight line. Returns how many quarters of a step long it is.
int check_line(const Board& board, Square from, Line line) {
    const Direction way = line.front().direction;
    if (line.front().from != middle_of(from)) FAIL("begins elsewhere");
    int quarters = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Stroke& stroke = line[i];
        if (!is_near(board, stroke.from) || !is_near(board, stroke.to)) FAIL("leaves the board");
        if (stroke.to_edge != (i + 1 < line.size())) FAIL("an end without a beginning");
        const int half = 2 * quarters + quarters_of(stroke);
        const SheetPoint expected = folded_point(board, 8 * from.row + 4 + half * way.row,
                                                 8 * from.column + 4 + half * way.column);
        const SheetPoint middle{stroke.from.row + stroke.to.row + 4,
                                stroke.from.column + stroke.to.column + 4};
        if (middle != expected) FAIL("goes elsewhere");
        quarters += quarters_of(stroke);
    }
    return quarters;
}

bool is_leaper(Piece piece) { return piece == Piece::knight || piece == Piece::king; }

}  // namespace

TEST_CASE("strokes cover exactly the attacked squares") {
    for_many_boards(15, {Piece::pawn}, [](const Board& board) {
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            for (const Piece piece : movers) {
                std::set<Square> covered;
                for (const Stroke& stroke : strokes_from(board, from, piece)) {
                    covered.merge(under(stroke));
                }
                covered.erase(from);
                if (covered != naive_attacks(board, from, piece)) FAIL("not the same squares");
            }
        }
        SUCCEED();
    });
}

TEST_CASE("lines and jumps stay on the board and are straight on the endless sheet") {
    for_many_boards(16, {Piece::pawn}, [](const Board& board) {
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            for (const Piece piece : movers) {
                const auto strokes = strokes_from(board, from, piece);
                for (const Line& line : lines_of(strokes)) {
                    const int quarters = check_line(board, from, line);
                    if (is_leaper(piece) && quarters != 4) FAIL("no jump is that long");
                }
            }
        }
        SUCCEED();
    });
}

TEST_CASE(
    "between two pieces runs one straight line, across an edge only where it must for a jump") {
    for_many_boards(17, {Piece::king, Piece::knight, Piece::rook, Piece::amazon},
                    [](const Board& board) {
                        Board plane = board;
                        plane.set_surface({});
                        for (const auto& [first, second] : conflicts(board).pairs) {
                            const auto strokes = strokes_between(board, first, second);
                            REQUIRE_FALSE(strokes.empty());
                            const bool forth = strokes.front().from == middle_of(first);
                            check_line(board, forth ? first : second, strokes);
                            if (strokes.back().to != middle_of(forth ? second : first))
                                FAIL("ends elsewhere");
                            const bool inside = !strokes_between(plane, first, second).empty();
                            const bool jumps =
                                is_leaper(board.at(first)) && board.at(first) == board.at(second);
                            if (!inside && strokes.size() == 1) FAIL("not across an edge");
                            if (inside && jumps && strokes.size() > 1)
                                FAIL("across an edge without need");
                        }
                        SUCCEED();
                    });
}

TEST_CASE("a king's jump over an edge leaves there and comes in on the other side") {
    const Board cylinder({7, 5}, {Join::straight, Join::open});
    const auto strokes = strokes_between(
        [&] {
            Board board = cylinder;
            board.put({0, 6}, Piece::king);
            return board;
        }(),
        {0, 6}, {0, 0});
    CHECK(strokes == std::vector<Stroke>{{{0, 24}, {0, 26}, {0, 1}, false, true},
                                         {{0, -2}, {0, 0}, {0, 1}, true, false}});
}

TEST_CASE("a knight's jump over a corner of a torus has three strokes") {
    Board torus({6, 6}, torus_surface);
    torus.put({1, 0}, Piece::knight);
    const auto strokes = strokes_between(torus, {1, 0}, {5, 5});
    CHECK(strokes == std::vector<Stroke>{{{4, 0}, {0, -2}, {-2, -1}, false, true},
                                         {{0, 22}, {-2, 21}, {-2, -1}, true, true},
                                         {{22, 21}, {20, 20}, {-2, -1}, true, false}});
}

TEST_CASE("a stroke around a closed line ends where it began") {
    const Board board({8, 8}, {Join::straight, Join::open});
    const auto strokes = strokes_from(board, {2, 3}, Piece::rook);
    CHECK(strokes.front() == Stroke{{8, 12}, {8, 30}, {0, 1}, false, true});
    CHECK(strokes[1] == Stroke{{8, -2}, {8, 12}, {0, 1}, true, false});
}
