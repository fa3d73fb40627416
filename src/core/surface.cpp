// The one function that steps a ray over any surface.
//
// The step adds the direction; then, while the square is outside, an open edge ends the ray, a
// straight join continues at the opposite edge, and a flipped join also mirrors the other
// coordinate and its direction. At a corner both orders of joining agree.
#include "core/surface.hpp"

#include <cassert>

namespace queens {

std::optional<Surface> surface_of(std::string_view slug) {
    for (const NamedSurface& entry : surfaces) {
        if (entry.slug == slug) return entry.surface;
    }
    return std::nullopt;
}

const NamedSurface& named(Surface surface) {
    for (const NamedSurface& entry : surfaces) {
        if (entry.surface == surface) return entry;
    }
    assert(false && "every pair of joins is in the table");
    return surfaces.front();
}

Step advance(Ray& ray, Size size, Surface surface) {
    Ray next = ray;
    next.square.row += next.direction.row;
    next.square.column += next.direction.column;
    Step step = Step::inside;
    while (!size.contains(next.square)) {
        step = Step::across;
        if (next.square.column < 0 || next.square.column >= size.columns) {
            if (surface.sides == Join::open) return Step::ended;
            next.square.column += next.square.column < 0 ? size.columns : -size.columns;
            if (surface.sides == Join::flipped) {
                next.square.row = size.rows - 1 - next.square.row;
                next.direction.row = -next.direction.row;
            }
        } else {
            if (surface.ends == Join::open) return Step::ended;
            next.square.row += next.square.row < 0 ? size.rows : -size.rows;
            if (surface.ends == Join::flipped) {
                next.square.column = size.columns - 1 - next.square.column;
                next.direction.column = -next.direction.column;
            }
        }
    }
    ray = next;
    return step;
}

}  // namespace queens
