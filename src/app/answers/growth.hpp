// How the published numbers of solutions grow with the board.
#pragma once

#include <map>
#include <vector>

namespace queens {

/// Numbers of solutions by the number of queens.
using SolutionCounts = std::map<int, double>;

/// The published numbers up to that many queens, on the plane or the torus, cut wherever a board
/// between has no solution, so that a line may pass through each part.
[[nodiscard]] std::vector<SolutionCounts> published_growth(bool torus, int most);

}  // namespace queens
