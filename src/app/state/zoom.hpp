// Which part of the board is drawn, and how it moves over the surface.
#pragma once

#include "core/surface.hpp"

namespace queens {

/// How large the board is drawn, in percent of what shows all of it, and which point of it is in
/// the middle, in millionths of its width from the left and of its height from the top: on the
/// largest board, zoomed in as far as can be, one of them is less than a pixel.
struct Zoom {
    int percent = 100;
    int across = 500'000;
    int down = 500'000;
    /// Whether the board in the middle is seen in the mirror, after a way over a flipped edge.
    bool mirrored = false;

    friend bool operator==(const Zoom&, const Zoom&) = default;
};
inline constexpr int largest_zoom = 100'000;
/// A whole side of the board in the units of Zoom.
inline constexpr int whole_side = 1'000'000;

[[nodiscard]] constexpr bool is_valid(const Zoom& zoom) {
    const auto lies_on_board = [](int place) { return place >= 0 && place <= whole_side; };
    return zoom.percent >= 100 && zoom.percent <= largest_zoom && lies_on_board(zoom.across) &&
           lies_on_board(zoom.down);
}

/// Which coordinates of a board are reversed when it is seen in the mirror of its flipped edges.
struct Mirroring {
    bool rows = false;
    bool columns = false;

    friend bool operator==(const Mirroring&, const Mirroring&) = default;
};
[[nodiscard]] constexpr Mirroring mirroring(Surface surface, bool mirrored) {
    return {mirrored && surface.sides == Join::flipped, mirrored && surface.ends == Join::flipped};
}

/// The same with another point in the middle: that number of millionths further to the right and
/// down as the board is seen, on over joined edges and no further than to open ones. At most one
/// pair of edges may be flipped.
[[nodiscard]] Zoom moved(Zoom zoom, Surface surface, int right, int down);

}  // namespace queens
