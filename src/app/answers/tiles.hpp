// The tiles of a board by their numbers, and the formulas that name the tiles which a queen
// threatens.
//
// Tile k of an N x N board is row k // N and column k % N. Its diagonals are k + rN + r and k + rN
// - r for the whole numbers r between bounds which depend on the area that k lies in; without the
// bounds the formulas also name tiles that are no neighbours. The python memo, "The mapping of the
// board" and "The diagonals".
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/square.hpp"

namespace queens {

/// Which part of the board a tile lies in: on a main diagonal, or on one side of it.
enum class TileArea : std::uint8_t { main, red, green };

/// A tile that the formula names, and by which r.
struct NamedTile {
    int tile = 0;
    int r = 0;
};

struct TileDiagonal {
    /// -1 for k + rN - r.
    int sign = 1;
    /// The area of each tile of the board.
    std::vector<TileArea> areas;
    TileArea area = TileArea::main;
    /// r runs from `low` to `high` - 1.
    int low = 0;
    int high = 0;
    std::vector<NamedTile> tiles;
    /// Tiles of the board that the formula names as well, with an r beyond the bounds.
    std::vector<NamedTile> excluded;
    /// What this comes to, in a few sentences.
    std::vector<std::string> sentences;
};

struct Tiles {
    int n = 0;
    int tile = 0;
    std::vector<std::string> sentences;
    std::vector<TileDiagonal> diagonals;
};

/// The largest board whose tiles are shown.
inline constexpr int largest_tiled = 24;
[[nodiscard]] inline bool has_tiles(Size size) {
    return size.is_square() && size.rows <= largest_tiled;
}

/// The board of n x n tiles, the chosen one being on that square.
[[nodiscard]] Tiles tiles_of(int n, Square chosen);

}  // namespace queens
