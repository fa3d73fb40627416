// Classes of solutions: which of them a group carries into each other.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "symmetry/least.hpp"

namespace queens {

/// Solutions of which each is carried to each by some motion of the group. Under groups that act on
/// sets of squares only, the orbit has other sets too: D4,n carries most regular solutions to
/// boards that are not solutions, and two are torus congruent when the two ends are solutions.
struct SolutionClass {
    /// The first of its solutions in lexicographic order.
    Columns first;
    /// Its solutions.
    std::uint64_t solutions = 0;
    /// All sets of squares that the group makes of one.
    std::uint64_t orbit = 0;

    friend bool operator==(const SolutionClass&, const SolutionClass&) = default;
};

/// Sorts solutions into classes as they come.
class Classifier {
  public:
    /// Aff(n) up to n = largest_affine.
    Classifier(GroupKind kind, int n);

    /// Takes a solution that counts `times` times; the first of a class represents it.
    void add(const Columns& solution, std::uint64_t times = 1);

    /// The classes in the order in which they were found.
    [[nodiscard]] const std::vector<SolutionClass>& classes() const { return classes_; }

  private:
    [[nodiscard]] std::size_t class_of(const Columns& solution);

    Group group_;
    /// For Aff(n) the similar solutions are put together first, which takes far less time.
    Group similarities_;
    std::map<Columns, std::size_t> by_least_;
    std::map<Columns, std::size_t> by_similar_;
    std::vector<SolutionClass> classes_;
};

/// How many classes have an orbit of each size.
[[nodiscard]] std::map<std::uint64_t, std::uint64_t> orbit_sizes(
    const std::vector<SolutionClass>& classes);

/// The largest plane and torus boards whose solutions are sorted into classes: 2,279,184 and
/// 820,496 solutions.
inline constexpr int largest_classified_plane = 15;
inline constexpr int largest_classified_torus = 19;

/// One sentence why the solutions of such a board are not sorted, empty if they are. On a torus
/// whose side 2 or 3 divides there is nothing to sort, so that every side is taken.
[[nodiscard]] std::string refuse_classes(int n, bool torus);

/// The classes of all solutions of a board that is not refused, in lexicographic order of their
/// first solutions. Asks go_on() some times in a second, and gives nothing when it returns false.
[[nodiscard]] std::optional<std::vector<SolutionClass>> classes_of(
    GroupKind kind, int n, bool torus, const std::function<bool()>& go_on = {});

}  // namespace queens
