// Classes of the solutions of large tori, from the search that counts them.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "symmetry/classes.hpp"

namespace queens {

/// The largest torus whose classes are found: they are 395,551 under D4,25 and 40,303 under Sim_25,
/// and 90,120,677 under D4,29, for which Engelhardt (2007) searched eight months and which
/// count_torus_classes() of torus_kept.hpp counts without finding any.
inline constexpr int largest_torus_classes = 25;

/// Whether `torus_classes` takes that: groups with shifts, on tori that 2 and 3 do not divide, of 5
/// to largest_torus_classes rows.
[[nodiscard]] bool suits_torus_classes(GroupKind kind, int n);

/// What `classes_of` gives for such a torus, in a small part of the time. Asks go_on() some times
/// in a second, and gives nothing when it returns false.
[[nodiscard]] std::optional<std::vector<SolutionClass>> torus_classes(
    GroupKind kind, int n, const std::function<bool()>& go_on = {});

}  // namespace queens
