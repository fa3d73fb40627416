// The symmetric solutions of the torus, and its classes by Burnside's lemma and by sorting.
#include <array>

#include "core/known.hpp"
#include "counting/torus/torus_kept.hpp"
#include "symmetry/classes.hpp"
#include "symmetry/solutions.hpp"
#include "tables/methods.hpp"

namespace queens {

namespace {

constexpr std::array kinds{GroupKind::d4n, GroupKind::sim};

std::array<Motion, 2> turns(int n) {
    return {motion(n, {-1, 0, 0, -1}, 0, 0), motion(n, {0, 1, -1, 0}, 0, 0)};
}

}  // namespace

std::optional<Numbers> torus_symmetric(int n, const GoOn& go_on) {
    const std::uint64_t solutions = known_torus(n).value();
    Numbers numbers{solutions};
    for (const Motion& turn : turns(n)) {
        const auto kept = torus_kept(turn, go_on);
        if (!kept) return std::nullopt;
        numbers.push_back(*kept);
    }
    for (const GroupKind kind : kinds) {
        const auto classes = count_torus_classes(kind, n, solutions, go_on);
        if (!classes) return std::nullopt;
        numbers.push_back(*classes);
    }
    return numbers;
}

std::optional<Numbers> torus_symmetric_by_sorting(int n, const GoOn& go_on) {
    Numbers numbers{0, 0, 0};
    const auto count = [&](const Columns& columns) {
        ++numbers[0];
        std::size_t column = 1;
        for (const Motion& turn : turns(n)) {
            if (image(columns, turn) == columns) ++numbers[column];
            ++column;
        }
    };
    if (!for_each_solution(Solutions(n, true), go_on, count)) return std::nullopt;
    for (const GroupKind kind : kinds) {
        const auto classes = classes_of(kind, n, true, go_on);
        if (!classes) return std::nullopt;
        numbers.push_back(classes->size());
    }
    return numbers;
}

}  // namespace queens
