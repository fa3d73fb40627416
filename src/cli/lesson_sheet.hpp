// A lesson on paper.
#pragma once

#include <string>

#include "lessons/lesson.hpp"

namespace queens::cli {

/// The lesson as an HTML page of its own to be printed on A4 or Letter: the steps with their boards
/// as sharp pictures, which are numbered, tasks with boxes, and the answers on a page behind them.
[[nodiscard]] std::string sheet_of(const lessons::Lesson& lesson);

}  // namespace queens::cli
