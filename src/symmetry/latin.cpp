// The search for partitions: in the first row every column has the first queen of one solution, so
// the solutions are chosen column by column, each disjoint from those before it.
#include "symmetry/latin.hpp"

#include <cassert>

#include "core/known.hpp"
#include "core/say.hpp"
#include "symmetry/solutions.hpp"

namespace queens {

namespace {

bool are_disjoint(const Columns& a, const Columns& b) {
    for (std::size_t row = 0; row < a.size(); ++row) {
        if (a[row] == b[row]) return false;
    }
    return true;
}

/// Extends the chosen solutions in all ways, and puts whole partitions into `found`.
void extend(const std::vector<std::vector<Columns>>& by_first_column, Partition& chosen,
            std::vector<Partition>& found) {
    if (chosen.size() == by_first_column.size()) {
        found.push_back(chosen);
        return;
    }
    for (const Columns& solution : by_first_column[chosen.size()]) {
        bool fits = true;
        for (const Columns& other : chosen) fits = fits && are_disjoint(solution, other);
        if (!fits) continue;
        chosen.push_back(solution);
        extend(by_first_column, chosen, found);
        chosen.pop_back();
    }
}

}  // namespace

std::string refuse_latin(int n) {
    if (!torus_has_solutions(n) || n <= largest_latin) return {};
    return say(
        "Tori are cut into disjoint solutions up to n = {largest}; n = {n} would take too long.",
        {{"largest", largest_latin}, {"n", n}});
}

std::vector<Partition> torus_partitions(int n) {
    assert(refuse_latin(n).empty());
    std::vector<Partition> found;
    if (!torus_has_solutions(n)) return found;
    std::vector<std::vector<Columns>> by_first_column(static_cast<std::size_t>(n));
    for_each_solution(n, true, [&](const Columns& columns) {
        by_first_column[static_cast<std::size_t>(columns.front())].push_back(columns);
    });
    Partition chosen;
    extend(by_first_column, chosen, found);
    return found;
}

std::vector<std::vector<int>> latin_square(const Partition& partition) {
    const std::size_t n = partition.size();
    std::vector<std::vector<int>> square(n, std::vector<int>(n, 0));
    for (std::size_t k = 0; k < n; ++k) {
        for (std::size_t row = 0; row < n; ++row) {
            square[row][static_cast<std::size_t>(partition[k][row])] = static_cast<int>(k);
        }
    }
    return square;
}

}  // namespace queens
