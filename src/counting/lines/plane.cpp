// The search of the plane: a depth-first search line by line over bitmasks.
//
// Three masks say which squares of the present line are attacked along columns, diagonals and
// anti-diagonals; from one line to the next the diagonals shift by one square (Richards 1997). The
// squares beyond the board are taken as attacked along their columns, so that the free squares are
// those in none of the masks. The last line is not entered: its free squares are counted.
#include <bit>
#include <cassert>

#include "counting/lines/plane.hpp"

namespace queens {

namespace {

/// The squares of a line that the queens above it attack.
struct Attacked {
    std::uint32_t columns = 0;
    std::uint32_t diagonals = 0;
    std::uint32_t anti_diagonals = 0;

    [[nodiscard]] constexpr std::uint32_t free() const {
        return ~(columns | diagonals | anti_diagonals);
    }
    /// The same of the next line, with a queen on `square` of this one.
    [[nodiscard]] constexpr Attacked below(std::uint32_t square) const {
        return {columns | square, (diagonals | square) << 1, (anti_diagonals | square) >> 1};
    }
};

/// Places queens on the `free` squares of a line in turn; `left` >= 2 lines are to be filled. The
/// masks come one by one, because WebAssembly hands structs over in memory: a fifth of the speed.
void search(std::uint32_t columns, std::uint32_t diagonals, std::uint32_t anti_diagonals,
            std::uint32_t free, int left, Completions& found) {
    const Attacked attacked{columns, diagonals, anti_diagonals};
    while (free != 0) {
        const std::uint32_t square = free & (~free + 1);
        free ^= square;
        ++found.nodes;
        const Attacked next = attacked.below(square);
        const std::uint32_t next_free = next.free();
        if (next_free == 0) continue;
        if (left == 2) {
            const auto solutions = static_cast<std::uint64_t>(std::popcount(next_free));
            found.count += solutions;
            found.nodes += solutions;
        } else {
            search(next.columns, next.diagonals, next.anti_diagonals, next_free, left - 1, found);
        }
    }
}

}  // namespace

Completions count_plane(int width, int lines, std::span<const int> prefix) {
    assert(1 <= lines && lines <= width && width <= 32);
    assert(prefix.size() <= static_cast<std::size_t>(lines));
    Attacked attacked;
    if (width < 32) attacked.columns = ~std::uint32_t{0} << width;
    for (const int column : prefix) {
        assert(0 <= column && column < width);
        const std::uint32_t square = std::uint32_t{1} << column;
        if ((attacked.free() & square) == 0) return {};
        attacked = attacked.below(square);
    }

    const int left = lines - static_cast<int>(prefix.size());
    if (left == 0) return {1, 0};
    if (left == 1) {
        const auto solutions = static_cast<std::uint64_t>(std::popcount(attacked.free()));
        return {solutions, solutions};
    }
    Completions found;
    search(attacked.columns, attacked.diagonals, attacked.anti_diagonals, attacked.free(), left,
           found);
    return found;
}

}  // namespace queens
