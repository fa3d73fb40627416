// Surfaces: what happens at the two pairs of edges of a board, and how a ray crosses them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/sentence.hpp"
#include "core/square.hpp"

namespace queens {

/// How an edge is joined to the opposite one.
enum class Join : std::uint8_t { open, straight, flipped };

/// A surface is data: the join of the left and right edges, and that of the top and bottom edges.
struct Surface {
    Join sides = Join::open;
    Join ends = Join::open;

    friend constexpr bool operator==(const Surface&, const Surface&) = default;
};

/// The surface whose edges are all joined without a flip.
inline constexpr Surface torus_surface{Join::straight, Join::straight};
/// The surface whose left and right edges are joined without a flip, and the others not at all.
inline constexpr Surface cylinder_surface{Join::straight, Join::open};

/// Whether what crosses some edge comes in as its mirror image.
[[nodiscard]] constexpr bool is_flipped(Surface surface) {
    return surface.sides == Join::flipped || surface.ends == Join::flipped;
}

/// A surface with its name in links and its name in words, which says which edges are joined where
/// that is not clear.
struct NamedSurface {
    Surface surface;
    std::string_view slug;
    Sentence title;
};

/// All nine surfaces, the plane first.
inline constexpr std::array<NamedSurface, 9> surfaces{{
    {{Join::open, Join::open}, "plane", "Plane"},
    {cylinder_surface, "cyl", "Cylinder, left-right"},
    {{Join::open, Join::straight}, "cylv", "Cylinder, top-bottom"},
    {torus_surface, "torus", "Torus"},
    {{Join::flipped, Join::open},
     "mobius",
     "M\xC3\xB6"
     "bius strip, left-right"},
    {{Join::open, Join::flipped},
     "mobiusv",
     "M\xC3\xB6"
     "bius strip, top-bottom"},
    {{Join::flipped, Join::straight}, "klein", "Klein bottle, left-right flipped"},
    {{Join::straight, Join::flipped}, "kleinv", "Klein bottle, top-bottom flipped"},
    {{Join::flipped, Join::flipped}, "proj", "Projective plane"},
}};

/// The surface of that slug, nothing for a word that names none.
[[nodiscard]] std::optional<Surface> surface_of(std::string_view slug);
[[nodiscard]] const NamedSurface& named(Surface surface);

/// One step of a queen: each part is -1, 0 or 1.
struct Direction {
    int row = 0;
    int column = 0;

    friend constexpr bool operator==(const Direction&, const Direction&) = default;
};

/// The eight directions; the first four and their opposites, in the same order.
inline constexpr std::array<Direction, 8> directions{
    {{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {0, -1}, {-1, 0}, {-1, -1}, {1, -1}}};

/// A square and the direction in which a line leaves it.
struct Ray {
    Square square;
    Direction direction;

    friend constexpr bool operator==(const Ray&, const Ray&) = default;
};

/// What a step did: stayed on the sheet, crossed a joined edge, or met an open one.
enum class Step : std::uint8_t { inside, across, ended };

/// Moves the ray one step over the surface. `ray` is left as it was when the step ends at an open
/// edge. The direction may also be a leaper's jump, which crosses an edge more than once where the
/// side is shorter than it.
[[nodiscard]] Step advance(Ray& ray, Size size, Surface surface);

}  // namespace queens
