// The inner loop of the board search, several lines at a time.
#pragma once

#include "counting/boards/board_kernel.hpp"
#include "counting/kernels/lanes.hpp"

namespace queens::QUEENS_VECTORS {

/// As BoardKernel::leave.
inline bool leave_lines(const BoardFamily* families, std::uint32_t size, const std::uint32_t* lines,
                        const std::uint32_t* mask, std::uint32_t* left, BoardBranch& branch) {
    constexpr std::uint32_t size_of_number = 16;
    std::uint32_t least_spare = ~0U;
    for (const BoardFamily* family = families; family != families + size; ++family) {
        std::uint32_t empty = 0;
        Lanes number = numbers_of_lanes<std::uint32_t>() + family->first;
        Lanes least = ~Lanes{};
        const std::uint32_t end = family->first + family->words;
        for (std::uint32_t i = family->first; i < end; i += lanes_size) {
            const Lanes here = load_lanes(lines + i) & load_lanes(mask + i);
            store_lanes(here, left + i);
            empty += ones_in(lanes_not_zero(__builtin_bit_cast(Lanes, here == open_line)));
            // Lines without free squares come out as the longest ones.
            const Lanes free = ((ones_in_lanes(here) - 2) & 0xFF) << size_of_number;
            least = lesser(least, free | number);
            number += lanes_size;
        }
        if (empty > family->spare) return false;
        if (family->spare - empty >= least_spare) continue;
        least_spare = family->spare - empty;
        branch = {least_of(least) & ((1U << size_of_number) - 1), least_spare};
    }
    return true;
}

}  // namespace queens::QUEENS_VECTORS
