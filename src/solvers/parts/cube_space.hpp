// Boards stacked in space: what a queen attacks there, and how many more queens there is room for.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board.hpp"

namespace queens {

/// The largest side of a cube: the squares of a layer are the bits of a word.
inline constexpr int largest_cube = 8;

/// A set of squares of a cube, the lowest layer first: bit row * side + column of its layer's word.
using CubeSet = std::array<std::uint64_t, largest_cube>;

/// A place in space: layer, row and column.
using SpacePoint = std::array<int, 3>;

/// Whether queens in two places attack each other; one in the same place counts.
[[nodiscard]] bool attacks_in_space(const SpacePoint& one, const SpacePoint& other);

/// A cube and its lines. A place is layer * side * side + row * side + column.
class Cube {
  public:
    /// 1 to `largest_cube`.
    explicit Cube(int side);

    [[nodiscard]] int side() const { return side_; }
    [[nodiscard]] int area() const { return side_ * side_; }
    [[nodiscard]] int layer_of(int place) const { return place / area(); }
    [[nodiscard]] Square square_of(int place) const {
        return Size{side_, side_}.square(place % area());
    }
    [[nodiscard]] bool has(const CubeSet& set, int place) const {
        return (set[word(place)] >> (place % area()) & 1U) != 0;
    }
    void take_off(CubeSet& set, int place) const {
        set[word(place)] &= ~(std::uint64_t{1} << (place % area()));
    }

    /// All squares of that many layers.
    [[nodiscard]] CubeSet lowest(int layers) const;
    /// What a queen attacks, its own place among it.
    [[nodiscard]] const CubeSet& seen_from(int place) const {
        return seen_[static_cast<std::size_t>(place)];
    }

    /// No more queens than this fit on free squares. `most` holds, for 0 layers, 1 layer and so on,
    /// how many queens fit on that many; the free squares lie on the `most.size()` lowest layers.
    [[nodiscard]] int room(const CubeSet& free, std::span<const int> most) const;

  private:
    [[nodiscard]] std::size_t word(int place) const {
        return static_cast<std::size_t>(layer_of(place));
    }

    int side_;
    std::vector<CubeSet> seen_;
    /// The rows of a layer, and its columns.
    std::array<std::vector<std::uint64_t>, 2> lines_;
};

/// Whether the queens of a square board can be given layers of a cube so that none attacks another
/// in space: whether they are such a cube as it is seen from above.
[[nodiscard]] bool is_cube_from_above(const Board& board);

}  // namespace queens
