// Small tasks to measure the speed of a machine by.
#pragma once

#include "counting/task.hpp"

namespace queens {

/// The task that is counted in the same way as an accepted one, in some hundredths of a second: how
/// much longer it takes than `estimate` says, the other one takes longer too.
[[nodiscard]] Task yardstick(const Task& task);

}  // namespace queens
