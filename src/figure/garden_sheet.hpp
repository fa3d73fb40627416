// Gardens on paper.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gardens/generate.hpp"

namespace queens {

/// Whether a sheet may have that number of gardens: 4, 6 or 9.
[[nodiscard]] constexpr bool can_be_on_sheet(std::uint64_t gardens) {
    return gardens == 4 || gardens == 6 || gardens == 9;
}

/// A garden as an SVG of nothing but its squares, with its queens if it is solved.
[[nodiscard]] std::string svg_of_garden(const GrownGarden& grown, bool solved);

/// The gardens, as many as a sheet may have and of one rule, as an HTML page of its own to be
/// printed on A4 or Letter: the puzzles with their grades on one page, their solutions on the next.
[[nodiscard]] std::string sheet_of(const std::vector<GrownGarden>& gardens);

}  // namespace queens
