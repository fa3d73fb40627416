#include "gardens/ground.hpp"

#include <algorithm>

#include "core/attacks.hpp"
#include "core/moves.hpp"

namespace queens {

namespace {

/// The parts of the rows, from the top, or of the columns, from the left.
std::vector<SquareSet> parts_of(const Board& board, bool of_rows) {
    std::vector<SquareSet> parts;
    for (int line = 0; line < board.rows(); ++line) {
        bool open = false;
        for (int i = 0; i < board.rows(); ++i) {
            const Square square = of_rows ? Square{line, i} : Square{i, line};
            const bool goes_on = !stops_lines(board.at(square));
            if (goes_on && !open) parts.emplace_back();
            if (goes_on) parts.back().insert(board.size().index(square));
            open = goes_on;
        }
    }
    return parts;
}

/// What attacks all that a queen keeps from other queens, apart from her region.
std::vector<Piece> pieces_of(GardenRule rule) {
    return rule == GardenRule::lines ? std::vector{Piece::queen}
                                     : std::vector{Piece::rook, Piece::king};
}

}  // namespace

GardenGround::GardenGround(int side, Surface surface, GardenRule by)
    : n(side),
      rule(by),
      neighbours(static_cast<std::size_t>(side * side)),
      excluded(neighbours.size()),
      lines(static_cast<std::size_t>(2 * side)) {
    const Board board({n, n}, surface);
    const Size size = board.size();
    const std::vector<Piece> pieces = pieces_of(by);
    for (int index = 0; index < size.area(); ++index) {
        const auto place = static_cast<std::size_t>(index);
        const Square square = size.square(index);
        lines[static_cast<std::size_t>(row_unit(square.row))].insert(index);
        lines[static_cast<std::size_t>(column_unit(square.column, n))].insert(index);
        for (const Piece piece : pieces) {
            for (const Square attacked : attacked_from(board, square, piece)) {
                excluded[place].insert(size.index(attacked));
            }
        }
        for (const Direction direction : slides_of(Piece::rook)) {
            if (const auto beside = landing(board, square, direction)) {
                neighbours[place].insert(size.index(*beside));
            }
        }
    }
}

Puzzle::Puzzle(const GardenGround& ground, const std::vector<std::uint8_t>& regions)
    : side(ground.n),
      n(ground.n),
      rule(ground.rule),
      squares(every_square(ground.n)),
      units(ground.lines),
      rules_out(ground.excluded) {
    units.resize(static_cast<std::size_t>(3 * n));
    const auto unit_of = [&](std::size_t square) {
        return static_cast<std::size_t>(region_unit(regions[square], n));
    };
    for (std::size_t square = 0; square < regions.size(); ++square) {
        units[unit_of(square)].insert(static_cast<int>(square));
    }
    for (std::size_t square = 0; square < regions.size(); ++square) {
        rules_out[square] = rules_out[square].with(units[unit_of(square)]);
        rules_out[square].erase(static_cast<int>(square));
    }
}

Puzzle puzzle_of(const Garden& garden) {
    return {GardenGround(garden.n, garden.surface, garden.rule), garden.regions};
}

std::optional<Puzzle> puzzle_of_lines(const Board& board, int queens) {
    const Size size = board.size();
    // Searches keep the lines of one direction in 32 bits, and all lines in 64.
    constexpr int most_parts = 31;
    const bool fits = size.is_square() && size.rows <= largest_garden && queens <= most_parts;
    if (!fits) return std::nullopt;
    const auto pieces = board.pieces();
    const bool parted = std::any_of(pieces.begin(), pieces.end(), stops_lines);
    if (parted && board.surface() != Surface{}) return std::nullopt;
    Puzzle puzzle;
    puzzle.side = size.rows;
    puzzle.n = queens;
    puzzle.units = parts_of(board, true);
    const std::vector<SquareSet> columns = parts_of(board, false);
    const auto wanted = static_cast<std::size_t>(queens);
    if (puzzle.units.size() != wanted || columns.size() != wanted) return std::nullopt;
    puzzle.units.insert(puzzle.units.end(), columns.begin(), columns.end());
    SquareSet attacked;
    for (int index = 0; index < size.area(); ++index) {
        const Square square = size.square(index);
        auto& reach = puzzle.rules_out.emplace_back();
        for (const Square reached : attacked_from(board, square, Piece::queen)) {
            reach.insert(size.index(reached));
        }
        const Piece piece = board.at(square);
        if (piece == Piece::none || piece == Piece::queen) puzzle.squares.insert(index);
        if (piece != Piece::queen) continue;
        puzzle.given.insert(index);
        attacked = attacked.with(reach);
    }
    puzzle.squares = puzzle.squares.without(attacked).with(puzzle.given);
    return puzzle;
}

SquareSet every_square(int n) {
    SquareSet all;
    for (int square = 0; square < n * n; ++square) all.insert(square);
    return all;
}

SquareSet reached_from(const GardenGround& ground, int square, const SquareSet& squares) {
    SquareSet reached;
    SquareSet edge;
    edge.insert(square);
    while (!edge.empty()) {
        reached = reached.with(edge);
        const int next = edge.first();
        edge.erase(next);
        const SquareSet& around = ground.neighbours[static_cast<std::size_t>(next)];
        edge = edge.with(around.within(squares).without(reached));
    }
    return reached;
}

bool is_connected(const GardenGround& ground, const SquareSet& squares) {
    return squares.empty() || reached_from(ground, squares.first(), squares) == squares;
}

}  // namespace queens
