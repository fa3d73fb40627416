// The strokes in which attack lines are drawn.
#include "core/attacks.hpp"

#include <cstdlib>
#include <set>

#include <catch2/catch_test_macros.hpp>

#include "core/many_boards.hpp"
#include "core/oracle.hpp"

using namespace queens;
using namespace queens::test;

namespace {

/// The squares under a stroke, walked on the sheet.
std::vector<Square> under(const Stroke& stroke) {
    std::vector<Square> squares{stroke.from};
    for (int guard = 0; squares.back() != stroke.to && guard < 1000; ++guard) {
        squares.push_back({squares.back().row + stroke.direction.row,
                           squares.back().column + stroke.direction.column});
    }
    return squares;
}

}  // namespace

TEST_CASE("strokes cover exactly the attacked squares") {
    for_many_boards(15, {Piece::pawn}, [](const Board& board) {
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            for (const Piece piece : movers) {
                const bool leaper = piece == Piece::knight || piece == Piece::king;
                std::set<Square> covered;
                for (const Stroke& stroke : strokes_from(board, from, piece)) {
                    if (leaper || std::abs(stroke.direction.row * stroke.direction.column) > 1) {
                        covered.insert(stroke.to);
                        continue;
                    }
                    const auto squares = under(stroke);
                    covered.insert(squares.begin(), squares.end());
                }
                covered.erase(from);
                if (covered != naive_attacks(board, from, piece)) FAIL("not the same squares");
            }
        }
        SUCCEED();
    });
}

TEST_CASE("a stroke that runs to a joined edge goes on where the line comes in again") {
    for_many_boards(16, {Piece::pawn}, [](const Board& board) {
        for (int i = 0; i < board.size().area(); ++i) {
            const auto strokes = strokes_from(board, board.size().square(i), Piece::queen);
            for (std::size_t k = 0; k < strokes.size(); ++k) {
                const bool continued = k + 1 < strokes.size() && strokes[k + 1].from_edge;
                if (strokes[k].to_edge != continued) FAIL("an end without a beginning");
                if (!continued) continue;
                Ray ray{strokes[k].to, strokes[k].direction};
                if (advance(ray, board.size(), board.surface()) != Step::across) FAIL("no edge");
                const Ray next{strokes[k + 1].from, strokes[k + 1].direction};
                if (ray != next) FAIL("comes in elsewhere");
            }
        }
        SUCCEED();
    });
}

TEST_CASE("a stroke around a closed line ends where it began") {
    const Board board({8, 8}, {Join::straight, Join::open});
    const auto strokes = strokes_from(board, {2, 3}, Piece::rook);
    CHECK(strokes.front() == Stroke{{2, 3}, {2, 7}, {0, 1}, false, true});
    CHECK(strokes[1] == Stroke{{2, 0}, {2, 3}, {0, 1}, true, false});
}
