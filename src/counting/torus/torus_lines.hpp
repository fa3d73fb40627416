// What both parts of the torus search do with lines: finding the shortest one, and what queens
// forbid.
#pragma once

#include "counting/kernels/lanes.hpp"
#include "counting/torus/torus_kernel.hpp"

namespace queens::QUEENS_VECTORS {

[[gnu::always_inline]] inline std::uint32_t lowest(std::uint32_t bits) {
    return static_cast<std::uint32_t>(__builtin_ctz(bits));
}
[[gnu::always_inline]] inline std::uint32_t lowest(std::uint64_t bits) {
    return static_cast<std::uint32_t>(__builtin_ctzll(bits));
}

/// Finds the line with fewest free squares; lines_at(i) are the lines from i on.
template <typename Word>
class ShortestLine {
    static constexpr std::uint32_t size_of_number = 8;
    // Lines that need no queen come out as the longest ones.
    LanesOf<Word> number_ = numbers_of_lanes<Word>() - (Word{1} << size_of_number);
    LanesOf<Word> least_ = ~LanesOf<Word>{};

  public:
    /// Looks at the next lines.
    [[gnu::always_inline]] void see(const LanesOf<Word>& lines) {
        least_ = lesser(least_, (ones_in_lanes(lines) << size_of_number) + number_);
        number_ += lanes_of<Word>;
    }
    template <class Node>
    [[gnu::always_inline]] void tell(Node& node) const {
        const std::uint32_t best = least_of(least_);
        node.line = best & ((1U << size_of_number) - 1);
        node.free = best >> size_of_number;
    }
};

/// The squares that the queens of a torus forbid.
template <typename Word>
class TorusForbidden {
    using WordLanes = LanesOf<Word>;
    static constexpr std::uint32_t size = lanes_of<Word>;
    static constexpr std::uint32_t vectors = torus_rows<Word> / size;
    Word turned_[2 * torus_rows<Word>];
    const Word* rows_;

  public:
    /// Those that the last of the queens and another one forbid.
    [[gnu::always_inline]] TorusForbidden(const TorusTables<Word>& torus, const TorusSquare* queens,
                                          std::uint32_t placed) {
        const std::uint32_t n = torus.n;
        const std::uint32_t row = queens[placed - 1] / torus_row<Word>;
        const std::uint32_t column = queens[placed - 1] % torus_row<Word>;
        WordLanes seen[vectors]{};
        for (std::uint32_t i = 0; i + 1 < placed; ++i) {
            const std::uint32_t down = n - row + queens[i] / torus_row<Word>;
            const std::uint32_t right = n - column + queens[i] % torus_row<Word>;
            const std::uint32_t way =
                (down < n ? down : down - n) * torus_row<Word> + (right < n ? right : right - n);
            const Word* const from = torus.forbidden[way].words;
            for (std::uint32_t v = 0; v < vectors; ++v) seen[v] |= load_lanes(from + v * size);
        }
        // These are as seen from the latest queen. From the corner they are turned columns, and
        // rows that begin elsewhere: of two copies, one below the other, they can be read from
        // anywhere on.
        const Word board = (Word{1} << n) - 1;
        for (std::uint32_t v = 0; v < vectors; ++v) {
            seen[v] = (seen[v] << column | seen[v] >> (n - column)) & board;
            store_lanes(seen[v], turned_ + v * size);
        }
        for (std::uint32_t v = 0; v < vectors; ++v) store_lanes(seen[v], turned_ + n + v * size);
        rows_ = turned_ + n - row;
    }

    /// A row of them.
    [[nodiscard]] const Word* row(std::uint32_t number) const { return rows_ + number; }
};

}  // namespace queens::QUEENS_VECTORS
