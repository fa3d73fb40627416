#include "gardens/play.hpp"

#include "core/board_words.hpp"
#include "core/say.hpp"
#include "core/square.hpp"

namespace queens {

namespace {

SquareSet ruled_out_by(const Puzzle& puzzle, const SquareSet& queens) {
    SquareSet fallen;
    for_each_square(queens, [&](int queen) {
        fallen = fallen.with(puzzle.rules_out[static_cast<std::size_t>(queen)]);
    });
    return fallen;
}

}  // namespace

SquareSet queens_on(const Board& board) {
    SquareSet queens;
    for (const Square square : board.find(Piece::queen)) queens.insert(board.size().index(square));
    return queens;
}

Conflicts garden_conflicts(const Board& board, const Regions& regions) {
    const Puzzle puzzle = puzzle_of(garden_of(board, regions));
    const SquareSet queens = queens_on(board);
    Conflicts found;
    for_each_square(queens, [&](int first) {
        const SquareSet& fallen = puzzle.rules_out[static_cast<std::size_t>(first)];
        for_each_square(fallen.within(queens), [&](int second) {
            if (second < first) return;
            found.pairs.push_back({board.size().square(first), board.size().square(second)});
        });
    });
    return found;
}

std::vector<Square> ruled_out_squares(const Board& board, const Regions& regions) {
    std::vector<Square> squares;
    const Puzzle puzzle = puzzle_of(garden_of(board, regions));
    for_each_square(ruled_out_by(puzzle, queens_on(board)), [&](int fallen) {
        const Square square = board.size().square(fallen);
        if (board.at(square) == Piece::none) squares.push_back(square);
    });
    return squares;
}

bool is_solved_garden(const Board& board, const Regions& regions) {
    return board.count(Piece::queen) == board.rows() &&
           garden_conflicts(board, regions).pairs.empty();
}

Position position_of(const Puzzle& puzzle, const Board& board, const Marks& marks) {
    Position position = beginning_of(puzzle);
    position.queens = queens_on(board);
    position.left = position.left.without(ruled_out_by(puzzle, position.queens));
    for (const Square mark : marks) position.left.erase(board.size().index(mark));
    position.left = position.left.with(position.queens);
    return position;
}

std::string square_words(const Board& board, const Regions& regions, Square square) {
    if (regions.empty()) return square_words(board, square);
    const Size size = board.size();
    const auto place = static_cast<std::size_t>(size.index(square));
    const std::string name = square_name(square, size);
    const std::string region = region_name(regions.numbers[place]);
    const Piece piece = board.at(square);
    if (regions.draft) {
        return say("{square}, region {region}", {{"square", name}, {"region", region}});
    }
    if (piece == Piece::none) {
        return say("{square}, region {region}, free", {{"square", name}, {"region", region}});
    }
    return say("{square}, region {region}, {piece}",
               {{"square", name}, {"region", region}, {"piece", noun_of(piece)}});
}

}  // namespace queens
