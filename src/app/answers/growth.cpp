// Boards without a solution have no place on a logarithmic scale.
#include "app/answers/growth.hpp"

#include "core/known.hpp"

namespace queens {

std::vector<SolutionCounts> published_growth(bool torus, int most) {
    std::vector<SolutionCounts> parts;
    bool gap = true;
    for (int n = 1; n <= most; ++n) {
        const auto known = torus ? known_torus(n) : known_queens(n);
        const bool shown = known && *known > 0;
        if (shown && gap) parts.emplace_back();
        if (shown) parts.back()[n] = static_cast<double>(*known);
        gap = !shown;
    }
    return parts;
}

}  // namespace queens
