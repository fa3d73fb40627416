// The graph of rivals and its groups.
#include "core/conflict_graph.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/dice.hpp"

using namespace queens;

namespace {

/// A board with obstacles, a piece, and the graph of its empty squares.
struct Sample {
    explicit Sample(tests::Dice& dice)
        : board(dice.board({dice.between(1, 7), dice.between(1, 7)}, dice.surface(),
                           {Piece::pawn, Piece::wall, Piece::forbidden}, 5)),
          piece(static_cast<Piece>(
              dice.between(static_cast<int>(Piece::queen), static_cast<int>(Piece::amazon)))),
          graph(conflict_graph_of(board, piece, board.find(Piece::none))) {}

    Board board;
    Piece piece;
    ConflictGraph graph;
};

}  // namespace

TEST_CASE("rivals are two squares whose pieces are in conflict") {
    tests::Dice dice(9);
    for (int i = 0; i < 30; ++i) {
        const Sample sample(dice);
        CAPTURE(i, name_of(sample.piece));
        const std::vector<Square>& squares = sample.graph.squares;
        std::size_t wrong = 0;
        for (std::size_t one = 0; one < squares.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                Board filled = sample.board;
                filled.put(squares[one], sample.piece);
                filled.put(squares[other], sample.piece);
                const bool in_conflict = !conflicts(filled, 1).pairs.empty();
                wrong += sample.graph.rivals[one].contains(static_cast<int>(other)) != in_conflict;
                wrong += sample.graph.rivals[other].contains(static_cast<int>(one)) != in_conflict;
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("squares are grouped so that a group takes one piece only") {
    tests::Dice dice(8);
    for (int i = 0; i < 60; ++i) {
        const Sample sample(dice);
        CAPTURE(i, name_of(sample.piece));
        for (const Groups& groups : groupings_of(sample.graph, sample.board, sample.graph.all())) {
            SquareSet left = sample.graph.all();
            for (const SquareSet& group : groups) {
                CHECK(sample.graph.are_all_rivals(group));
                CHECK(group.without(left).empty());
                left = left.without(group);
            }
            CHECK(left.empty());
        }
    }
}

TEST_CASE("the quietest square has the fewest free rivals, the first of several") {
    const Board board({3, 3});
    const ConflictGraph graph = conflict_graph_of(board, Piece::knight, board.find(Piece::none));
    CHECK(graph.quietest(graph.all(), graph.all()) == 4);
    SquareSet corners;
    for (const int corner : {0, 2, 6, 8}) corners.insert(corner);
    CHECK(graph.quietest(corners, graph.all()) == 0);
}
