#include "gardens/ground.hpp"

#include "core/attacks.hpp"
#include "core/moves.hpp"

namespace queens {

namespace {

/// What attacks all that a queen keeps from other queens, apart from her region.
std::vector<Piece> pieces_of(GardenRule rule) {
    return rule == GardenRule::lines ? std::vector{Piece::queen}
                                     : std::vector{Piece::rook, Piece::king};
}

}  // namespace

GardenGround::GardenGround(int side, Surface surface, GardenRule rule)
    : n(side),
      neighbours(static_cast<std::size_t>(side * side)),
      excluded(neighbours.size()),
      lines(static_cast<std::size_t>(2 * side)) {
    const Board board({n, n}, surface);
    const Size size = board.size();
    const std::vector<Piece> pieces = pieces_of(rule);
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
    : n(ground.n), units(ground.lines), rules_out(ground.excluded) {
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
