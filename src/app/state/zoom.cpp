// Moving over a joined edge comes in at the opposite one, and turns the view over where it flips.
#include "app/state/zoom.hpp"

#include <algorithm>
#include <utility>

namespace queens {

namespace {

/// Takes a coordinate back onto the board; returns whether it has crossed a flipped edge.
bool bring_back(int& place, Join join) {
    if (join == Join::open) {
        place = std::clamp(place, 0, whole_side);
        return false;
    }
    const int sides = (place < 0 ? place - whole_side + 1 : place) / whole_side;
    place -= sides * whole_side;
    return join == Join::flipped && sides % 2 != 0;
}

}  // namespace

Zoom moved(Zoom zoom, Surface surface, int right, int down) {
    const auto [rows, columns] = mirroring(surface, zoom.mirrored);
    zoom.across += columns ? -right : right;
    zoom.down += rows ? -down : down;
    if (bring_back(zoom.across, surface.sides)) {
        zoom.down = whole_side - zoom.down;
        zoom.mirrored = !zoom.mirrored;
    }
    if (bring_back(zoom.down, surface.ends)) {
        zoom.across = whole_side - zoom.across;
        zoom.mirrored = !zoom.mirrored;
    }
    return zoom;
}

}  // namespace queens
