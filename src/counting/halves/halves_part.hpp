// A part of the half-board method's work, as a job says it.
#pragma once

#include <cstdint>

namespace queens {

/// A part of the row sets with the same queens in the middle row and column: on boards so small
/// that all placements on their quadrants are kept, those whose number leaves the remainder `part`
/// on division by `parts`; on larger ones the run of neighbours at place `part` of `parts` about
/// equally long ones.
struct HalvesPart {
    /// On an odd board the row of the middle column's queen, 1 .. n / 2 - 1, with the middle row's
    /// queen in any column before that number; 0 with one queen in the centre, and on even boards.
    int middle = 0;
    std::uint32_t part = 0;
    std::uint32_t parts = 1;

    friend bool operator==(const HalvesPart&, const HalvesPart&) = default;
};

}  // namespace queens
