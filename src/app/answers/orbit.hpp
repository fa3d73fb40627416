// What the motions of a group make of a board, as far as that is quickly found.
#pragma once

#include <optional>
#include <vector>

#include "symmetry/orbit.hpp"

namespace queens {

struct Orbit {
    /// Whether and how the group acts on the board.
    Acting acting;
    /// Whether nothing stands on the board.
    bool empty = false;
    /// Nothing where the group does not act, nothing stands on the board, or counting would take
    /// too long.
    std::optional<OrbitCount> count;
    /// Some of the motions that leave the board unchanged, the identity first.
    std::vector<Motion> keepers;
    /// The different images in their order, none where they are too many to be shown.
    std::vector<Board> images;
    /// The motion that makes each image, none where the group has shifts and so very many.
    std::vector<Motion> motions;
    /// The image that stands for all, nothing if the board is that one itself.
    std::optional<Board> first;
};
[[nodiscard]] Orbit orbit_of(const Board& board, GroupKind kind);

/// An image of the board with marks and regions where its squares have gone; without any where that
/// is not quickly found. The group must act on the board.
[[nodiscard]] MarkedBoard marked_image(const MarkedBoard& marked, const Board& image,
                                       GroupKind kind);

}  // namespace queens
