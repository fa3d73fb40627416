// Orbits: what the motions of a group make of a board, which of them keep it, and the image that
// stands for all of them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/marks.hpp"
#include "symmetry/group.hpp"

namespace queens {

/// The board with each piece carried where the motion carries its square. The board must be a
/// square of the motion's size; its surface stays.
[[nodiscard]] Board image(const Board& board, const Motion& motion);
/// The same with its marks and regions, which go where their squares go.
[[nodiscard]] MarkedBoard image(const MarkedBoard& marked, const Motion& motion);

/// The order of boards of one size: at the first square, row by row, where two differ, the one with
/// a piece comes before the one without, otherwise the piece that comes first in `Piece`. Of
/// placements with one queen in each row this is the lexicographic order of their columns.
[[nodiscard]] bool comes_before(const Board& board, const Board& other);

/// What is known of an orbit without listing it: order = size * stabiliser.
struct OrbitCount {
    std::uint64_t order = 0;
    std::uint64_t size = 0;
    std::uint64_t stabiliser = 0;

    friend bool operator==(const OrbitCount&, const OrbitCount&) = default;
};

/// The most steps that a question about an orbit may take; a step looks at one piece.
inline constexpr std::uint64_t most_orbit_work = 300'000'000;

// Each of these takes a square board of the group's size, and gives nothing if that would take more
// than `work` steps.

/// The motions that keep the board, at most `limit` of them, the identity first.
[[nodiscard]] std::optional<std::vector<Motion>> stabiliser(const Group& group, const Board& board,
                                                            std::size_t limit = SIZE_MAX,
                                                            std::uint64_t work = most_orbit_work);

/// The first motion that carries what stands on one board to what stands on the other; nothing,
/// too, where there is none.
[[nodiscard]] std::optional<Motion> motion_onto(const Group& group, const Board& board,
                                                const Board& image,
                                                std::uint64_t work = most_orbit_work);

[[nodiscard]] std::optional<OrbitCount> count_orbit(const Group& group, const Board& board,
                                                    std::uint64_t work = most_orbit_work);

/// The image that comes before all others in the order of `comes_before`.
[[nodiscard]] std::optional<Board> canonical(const Group& group, const Board& board,
                                             std::uint64_t work = most_orbit_work);

/// All different images in the order of `comes_before`. Nothing if they are more than `limit`.
[[nodiscard]] std::optional<std::vector<Board>> orbit(const Group& group, const Board& board,
                                                      std::uint64_t limit = 100'000,
                                                      std::uint64_t work = most_orbit_work);

}  // namespace queens
