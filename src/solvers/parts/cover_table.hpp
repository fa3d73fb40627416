// The lines of a problem as the items of an exact cover, its squares as the options.
#pragma once

#include <cstdint>
#include <vector>

#include "solvers/parts/dancing_links.hpp"
#include "solvers/parts/free_squares.hpp"

namespace queens {

/// What does not change during a run.
struct CoverTable {
    explicit CoverTable(const Problem& problem);

    LineTable lines;
    CoverMatrix matrix;
    /// The line of each item, from item 1 on, and the square of each option.
    std::vector<std::uint32_t> item_lines;
    std::vector<std::uint32_t> squares;
    [[nodiscard]] Square square_of_option(std::size_t option) const {
        return lines.square_of(squares[option]);
    }
    /// The axis of an item along which an option covers it.
    [[nodiscard]] Axis axis_of(std::size_t option, std::uint32_t item) const {
        return lines.axis_at(squares[option], item_lines[item - 1]);
    }
    /// How many needed items may be left without an option.
    int spare = 0;
};

}  // namespace queens
