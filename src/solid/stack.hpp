// Boards stacked in space: tiles that one sees through, rods between their corners, and queens.
#pragma once

#include <cstdint>
#include <vector>

#include "core/square.hpp"
#include "solid/mesh.hpp"

namespace queens::solid {

/// Square boards above each other. Colours are red, green, blue and opacity, from the lowest byte
/// on.
struct Stack {
    /// The squares along a side of a board, and how many boards there are.
    struct Extent {
        int side = 1;
        int layers = 1;

        friend bool operator==(const Extent&, const Extent&) = default;
    };
    /// A point: the board from below, and how far from the corner of its first square, in sides of
    /// a square.
    struct Point {
        float layer = 0;
        float row = 0;
        float column = 0;

        friend bool operator==(const Point&, const Point&) = default;
    };
    struct Tile {
        int layer = 0;
        Square square;
        std::uint32_t colour = 0;

        friend bool operator==(const Tile&, const Tile&) = default;
    };
    struct Queen {
        int layer = 0;
        Square square;

        friend bool operator==(const Queen&, const Queen&) = default;
    };
    /// A straight line so thick, in sides of a square; it lets nothing shine through.
    struct Rod {
        Point from;
        Point to;
        float radius = 0;
        std::uint32_t colour = 0;

        friend bool operator==(const Rod&, const Rod&) = default;
    };

    Extent extent;
    std::vector<Tile> tiles;
    std::vector<Queen> queens;
    std::vector<Rod> rods;

    friend bool operator==(const Stack&, const Stack&) = default;
};

/// The middle of a square.
[[nodiscard]] Stack::Point middle_of(int layer, Square square);

/// Where a point of a stack lies in space. The middle of the stack is at the origin, and its boards
/// are 2 wide.
[[nodiscard]] Vec3 place_in_stack(const Stack::Extent& extent, const Stack::Point& point);

/// How far a stack reaches from the origin.
[[nodiscard]] float reach_of_stack(const Stack::Extent& extent);

/// A cell for each tile.
[[nodiscard]] Mesh tiles_of(const Stack& stack);

/// Queens of that colour, turned with that number of faces around, and rods.
[[nodiscard]] Mesh bodies_of(const Stack& stack, std::uint32_t queen, int faces);

}  // namespace queens::solid
