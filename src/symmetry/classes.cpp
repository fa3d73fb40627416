// Sorting solutions by their least images.
//
// Engelhardt (2007) makes each solution canonical, as the least of its orbit, and drops those that
// he had before. So here, with one difference: regular solutions too are compared under groups that
// carry them out of the regular solutions, since only the two ends have to be solutions.
//
// On the torus only the solutions with a queen on (0, 0) are searched for; the others are these
// with all columns shifted.
#include "symmetry/classes.hpp"

#include <algorithm>
#include <cassert>

#include "core/known.hpp"
#include "core/say.hpp"
#include "symmetry/solutions.hpp"

namespace queens {

namespace {

/// Adds the solutions of the torus from those with a queen on (0, 0), in lexicographic order. A
/// group with shifts needs no others: each class has one of them, and as many in each column.
bool add_torus(Classifier& classifier, int n, bool shifts, const std::function<bool()>& go_on) {
    if (shifts) {
        return for_each_solution(Solutions(n, true, 1), go_on, [&](const Columns& columns) {
            classifier.add(columns, static_cast<std::uint64_t>(n));
        });
    }
    std::vector<Columns> list;
    const auto keep = [&](const Columns& columns) { list.push_back(columns); };
    if (!for_each_solution(Solutions(n, true, 1), go_on, keep)) return false;
    for (int column = 0; column < n; ++column) {
        for (const Columns& columns : list) classifier.add(columns);
        for (Columns& columns : list) columns = shifted(columns, 0, 1);
        std::sort(list.begin(), list.end());
        if (go_on && !go_on()) return false;
    }
    return true;
}

bool has_any(int n, bool torus) { return !torus || torus_has_solutions(n); }

}  // namespace

Classifier::Classifier(GroupKind kind, int n) : group_(kind, n), similarities_(GroupKind::sim, n) {}

std::size_t Classifier::class_of(const Columns& solution) {
    Least least = least_image(group_, solution);
    const auto [place, is_new] = by_least_.try_emplace(std::move(least.columns), classes_.size());
    if (is_new) classes_.push_back({solution, 0, group_.order() / least.motions});
    return place->second;
}

void Classifier::add(const Columns& solution, std::uint64_t times) {
    if (group_.kind() != GroupKind::aff) {
        classes_[class_of(solution)].solutions += times;
        return;
    }
    const Least similar = least_image(similarities_, solution);
    auto place = by_similar_.find(similar.columns);
    if (place == by_similar_.end()) {
        place = by_similar_.emplace(similar.columns, class_of(solution)).first;
    }
    classes_[place->second].solutions += times;
}

std::map<std::uint64_t, std::uint64_t> orbit_sizes(const std::vector<SolutionClass>& classes) {
    std::map<std::uint64_t, std::uint64_t> sizes;
    for (const SolutionClass& one : classes) ++sizes[one.orbit];
    return sizes;
}

std::string refuse_classes(int n, bool torus) {
    const int largest = torus ? largest_classified_torus : largest_classified_plane;
    if (!has_any(n, torus) || n <= largest) return {};
    return say(
        "Solutions are sorted into classes on planes up to n = {plane} and on tori up to n = "
        "{torus}, and n = {n} has too many solutions.",
        {{"plane", largest_classified_plane}, {"torus", largest_classified_torus}, {"n", n}});
}

std::optional<std::vector<SolutionClass>> classes_of(GroupKind kind, int n, bool torus,
                                                     const std::function<bool()>& go_on) {
    assert(refuse_classes(n, torus).empty());
    if (!has_any(n, torus)) return std::vector<SolutionClass>{};
    Classifier classifier(kind, n);
    const auto take = [&](const Columns& columns) { classifier.add(columns); };
    const bool complete = torus ? add_torus(classifier, n, kind >= GroupKind::d4n, go_on)
                                : for_each_solution(Solutions(n, false), go_on, take);
    if (!complete) return std::nullopt;
    return classifier.classes();
}

}  // namespace queens
