// The solutions of the torus up to its groups, by orbits and by sorting.
#include <array>

#include "counting/torus/torus_classes.hpp"
#include "tables/methods.hpp"

namespace queens {

namespace {

constexpr std::array kinds{GroupKind::d4n, GroupKind::sim, GroupKind::aff};

/// The solutions, then the classes of each kind, which classes(kind) gives.
template <class ClassesOf>
std::optional<Numbers> orbits_by(ClassesOf classes) {
    Numbers numbers{0};
    for (const GroupKind kind : kinds) {
        const auto found = classes(kind);
        if (!found) return std::nullopt;
        numbers.front() = 0;
        for (const SolutionClass& one : *found) numbers.front() += one.solutions;
        numbers.push_back(found->size());
    }
    return numbers;
}

}  // namespace

std::optional<Numbers> torus_orbits(int n, const GoOn& go_on) {
    return orbits_by([&](GroupKind kind) { return torus_classes(kind, n, go_on); });
}

std::optional<Numbers> torus_orbits_by_sorting(int n, const GoOn& go_on) {
    return orbits_by([&](GroupKind kind) { return classes_of(kind, n, true, go_on); });
}

}  // namespace queens
