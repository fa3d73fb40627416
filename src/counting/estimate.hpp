// How long a count will take, before it starts.
#pragma once

#include "counting/task.hpp"

namespace queens {

/// The expected placements that a count looks at, 0 where it is not made of placements, and the
/// seconds that one core of a common machine takes for them. Both are rough: within a factor of two
/// or three.
struct Estimate {
    double nodes = 0;
    double seconds = 0;
};

/// Takes a task that is not refused, and some hundredths of a second. Equal tasks give equal
/// estimates.
[[nodiscard]] Estimate estimate(const Task& task);

}  // namespace queens
