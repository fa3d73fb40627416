// A solution of a task, computed for the answers of a lesson on paper.
#pragma once

#include <string>

namespace queens {

/// The board of a task's link once its goal is met, as an SVG for paper: with all queens that stand
/// on it, or all but one, or none of them. Empty where queens alone do not meet the goal, where
/// nothing is missing, and where the search takes more than `patience` seconds, from which its time
/// is taken.
[[nodiscard]] std::string solved_task_svg(const std::string& link, double& patience);

}  // namespace queens
