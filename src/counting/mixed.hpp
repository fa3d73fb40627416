// Jobs in an order in which progress by weight runs evenly with time.
#pragma once

#include <vector>

#include "counting/job.hpp"

namespace queens {

/// Numbers jobs that are made of moves in an order that mixes light and heavy ones.
[[nodiscard]] std::vector<Job> mixed(std::vector<Job> jobs);

}  // namespace queens
