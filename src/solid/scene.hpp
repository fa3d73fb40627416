// What is to be painted of a solid: the shape, what stands on it, from where it is seen.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board.hpp"
#include "solid/camera.hpp"
#include "solid/mesh.hpp"
#include "solid/piece.hpp"
#include "solid/stack.hpp"

namespace queens::solid {

struct Scene {
    /// A piece on its square; `opacity` below 1 lets shine through what lies behind.
    struct Standing {
        Square square;
        Piece piece = Piece::queen;
        float height = 1;
        float opacity = 1;

        friend bool operator==(const Standing&, const Standing&) = default;
    };

    Camera camera;
    Shape shape{Surface{}, {1, 1}, 0};
    /// What is painted in place of the shape and its pieces.
    std::optional<Stack> stack;
    std::vector<Standing> pieces;
    /// Colours without opacity: red, green and blue from the lowest byte on.
    std::uint32_t paper = 0;
    std::uint32_t queen = 0;
    std::uint32_t pawn = 0;
    std::uint32_t wall = 0;
    /// The light along the outline of a piece.
    std::uint32_t rim = 0;
    /// The width and height of the picture in pixels.
    int width = 1;
    int height = 1;
    /// Whether one sees through it, and whether the half in front is cut away.
    bool glass = false;
    bool cut = false;
    /// Whether it moves, so that it is painted in a hurry.
    bool moving = false;
    /// Cells along a side of the shape, and faces around what is turned.
    int cells = fine_cells;
    int faces = most_faces;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// How many faces what is turned needs to look round, on squares that number of pixels wide.
[[nodiscard]] int faces_for(float square);

/// The pieces of a scene as triangles: those that let nothing shine through, or the others; and the
/// rods of a stack. On a solid with one side they stand on both sides of the sheet, since there is
/// no other one.
[[nodiscard]] Mesh standing_on(const Scene& scene, bool opaque);

}  // namespace queens::solid
