// The ground of a garden: what its size, its surface and its rule say before there are regions; and
// the puzzle that regions make of it, or that queens make of a board without regions.
#pragma once

#include <optional>
#include <vector>

#include "core/square_set.hpp"
#include "gardens/garden.hpp"

namespace queens {

/// Squares are numbered row by row, 0 .. n * n - 1.
struct GardenGround {
    GardenGround(int side, Surface surface, GardenRule by);

    int n;
    GardenRule rule;
    /// The squares that share a side with each square.
    std::vector<SquareSet> neighbours;
    /// The squares on which no other queen may stand beside a queen on each square.
    std::vector<SquareSet> excluded;
    /// The n rows, then the n columns.
    std::vector<SquareSet> lines;
};

/// The units of a puzzle are its rows, columns and regions, each of which takes one queen. Where
/// there are no regions, pawns and walls part rows and columns: each part is a unit then.
struct Puzzle {
    Puzzle() = default;
    Puzzle(const GardenGround& ground, const std::vector<std::uint8_t>& regions);

    [[nodiscard]] bool has_regions() const {
        return units.size() > 2 * static_cast<std::size_t>(n);
    }

    /// The rows of the board.
    int side = 0;
    /// How many queens are wanted, one in each unit of a kind.
    int n = 0;
    GardenRule rule = GardenRule::lines;
    /// Where queens can stand, the given ones among them; these stay.
    SquareSet squares;
    SquareSet given;
    /// The n rows, the n columns, and the n regions if there are any.
    std::vector<SquareSet> units;
    /// The squares that a queen on each square rules out, those of its region among them.
    std::vector<SquareSet> rules_out;
};

[[nodiscard]] Puzzle puzzle_of(const Garden& garden);

/// That many queens, none attacking another, on a square board of at most `largest_garden` rows:
/// those that stand are given, and nothing else on it attacks. Nothing unless its rows have as many
/// parts as there are queens, and its columns, too; of joined edges only where nothing parts them.
[[nodiscard]] std::optional<Puzzle> puzzle_of_lines(const Board& board, int queens);

/// The unit of that row, column or region.
[[nodiscard]] constexpr int row_unit(int row) { return row; }
[[nodiscard]] constexpr int column_unit(int column, int n) { return n + column; }
[[nodiscard]] constexpr int region_unit(int region, int n) { return 2 * n + region; }

/// Every square of the board of that side.
[[nodiscard]] SquareSet every_square(int n);

/// The square, and those of the squares to which one comes from it without leaving them.
[[nodiscard]] SquareSet reached_from(const GardenGround& ground, int square,
                                     const SquareSet& squares);

/// Whether the squares hang together by their sides; no squares do.
[[nodiscard]] bool is_connected(const GardenGround& ground, const SquareSet& squares);

}  // namespace queens
