// The solutions of the torus up to its groups, by orbits and by sorting.
#include <array>

#include "counting/torus/torus_classes.hpp"
#include "tables/methods.hpp"

namespace queens {

std::optional<Numbers> torus_orbits(int n, const GoOn& go_on) {
    const auto counts = count_torus_classes_by_search(n, go_on);
    if (!counts) return std::nullopt;
    return Numbers{counts->solutions, counts->d4n, counts->sim, counts->aff};
}

std::optional<Numbers> torus_orbits_by_sorting(int n, const GoOn& go_on) {
    constexpr std::array kinds{GroupKind::d4n, GroupKind::sim, GroupKind::aff};
    Numbers numbers{0};
    for (const GroupKind kind : kinds) {
        const auto found = classes_of(kind, n, true, go_on);
        if (!found) return std::nullopt;
        numbers.front() = 0;
        for (const SolutionClass& one : *found) numbers.front() += one.solutions;
        numbers.push_back(found->size());
    }
    return numbers;
}

}  // namespace queens
