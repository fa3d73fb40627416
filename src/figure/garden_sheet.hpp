// Gardens on paper.
#pragma once

#include <string>
#include <vector>

#include "gardens/generate.hpp"

namespace queens {

/// A garden as an SVG of nothing but its squares, with its queens if it is solved.
[[nodiscard]] std::string svg_of_garden(const GrownGarden& grown, bool solved);

/// The gardens, as many as a sheet may have and of one rule, as an HTML page of its own to be
/// printed on A4 or Letter: the puzzles with their grades on one page, their solutions on the next.
[[nodiscard]] std::string sheet_of(const std::vector<GrownGarden>& gardens);

}  // namespace queens
