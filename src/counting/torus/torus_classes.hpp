// Classes of the solutions of large tori, from the search that counts them.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "symmetry/classes.hpp"

namespace queens {

/// The largest torus whose classes are found: they are 395,551 under D4,25 and 40,303 under
/// Sim(25), and 90,120,677 under D4,29, for which Engelhardt (2007) searched eight months and which
/// count_torus_classes() of torus_kept.hpp counts without finding any.
inline constexpr int largest_torus_classes = 25;

/// Whether `torus_classes` takes that: groups with shifts, on tori that 2 and 3 do not divide, of 5
/// to largest_torus_classes rows.
[[nodiscard]] bool suits_torus_classes(GroupKind kind, int n);

/// What `classes_of` gives for such a torus, in a small part of the time. Asks go_on() some times
/// in a second, and gives nothing when it returns false.
[[nodiscard]] std::optional<std::vector<SolutionClass>> torus_classes(
    GroupKind kind, int n, const std::function<bool()>& go_on = {});

/// How many solutions a torus has, and how many classes they make.
struct TorusClassCounts {
    std::uint64_t solutions = 0;
    std::uint64_t d4n = 0;
    std::uint64_t sim = 0;
    std::uint64_t aff = 0;
};

/// The classes of a torus of 5 to 31 rows that 2 and 3 do not divide, by one search that keeps none
/// of them; it takes as long as the one for T(n). Asks go_on() between some thousand parts of it,
/// and gives nothing when it returns false.
[[nodiscard]] std::optional<TorusClassCounts> count_torus_classes_by_search(
    int n, const std::function<bool()>& go_on = {});

}  // namespace queens
