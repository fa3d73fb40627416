// The kernel of the square torus: the search of the plane with diagonals that go round.
//
// From one line to the next the masks of the attacked diagonals rotate by one square within the
// width of the board instead of shifting out of it. Columns, diagonals and anti-diagonals are thus
// all closed lines, and a square is free when none of its three carries a queen.
#include <bit>
#include <cassert>

#include "counting/kernels.hpp"

namespace queens {

namespace {

/// A torus of up to 31 lines, and the depth-first search on it.
class Torus {
  public:
    explicit Torus(int width) : width_(width), board_((std::uint32_t{1} << width) - 1) {}

    /// The squares of a line that the queens above it attack.
    struct Attacked {
        std::uint32_t columns = 0;
        std::uint32_t diagonals = 0;
        std::uint32_t anti_diagonals = 0;
    };

    [[nodiscard]] std::uint32_t free(const Attacked& attacked) const {
        return board_ & ~(attacked.columns | attacked.diagonals | attacked.anti_diagonals);
    }

    /// What is attacked in the next line, with a queen on `square` of this one.
    [[nodiscard]] Attacked below(const Attacked& attacked, std::uint32_t square) const {
        const std::uint32_t diagonals = attacked.diagonals | square;
        const std::uint32_t anti_diagonals = attacked.anti_diagonals | square;
        return {attacked.columns | square,
                ((diagonals << 1) | (diagonals >> (width_ - 1))) & board_,
                (anti_diagonals >> 1) | ((anti_diagonals & 1) << (width_ - 1))};
    }

    /// Places queens on the `free` squares of a line in turn; `left` >= 2 lines are to be filled.
    /// As on the plane, the masks come one by one.
    void search(std::uint32_t columns, std::uint32_t diagonals, std::uint32_t anti_diagonals,
                std::uint32_t free, int left, Completions& found) const {
        const Attacked attacked{columns, diagonals, anti_diagonals};
        while (free != 0) {
            const std::uint32_t square = free & (~free + 1);
            free ^= square;
            ++found.nodes;
            const Attacked next = below(attacked, square);
            const std::uint32_t next_free = this->free(next);
            if (next_free == 0) continue;
            if (left == 2) {
                const auto solutions = static_cast<std::uint64_t>(std::popcount(next_free));
                found.count += solutions;
                found.nodes += solutions;
            } else {
                search(next.columns, next.diagonals, next.anti_diagonals, next_free, left - 1,
                       found);
            }
        }
    }

  private:
    int width_;
    std::uint32_t board_;
};

}  // namespace

Completions count_torus(int width, int lines, std::span<const int> prefix) {
    assert(1 <= lines && lines <= width && width <= 31);
    assert(prefix.size() <= static_cast<std::size_t>(lines));
    const Torus torus(width);
    Torus::Attacked attacked;
    for (const int column : prefix) {
        assert(0 <= column && column < width);
        const std::uint32_t square = std::uint32_t{1} << column;
        if ((torus.free(attacked) & square) == 0) return {};
        attacked = torus.below(attacked, square);
    }

    const int left = lines - static_cast<int>(prefix.size());
    if (left == 0) return {1, 0};
    const std::uint32_t free = torus.free(attacked);
    if (left == 1) {
        const auto solutions = static_cast<std::uint64_t>(std::popcount(free));
        return {solutions, solutions};
    }
    Completions found;
    torus.search(attacked.columns, attacked.diagonals, attacked.anti_diagonals, free, left, found);
    return found;
}

}  // namespace queens
