// A lesson on paper.
#pragma once

#include <string>
#include <string_view>

#include "lessons/lesson.hpp"

namespace queens {

/// The lesson as an HTML page of its own to be printed on A4 or Letter: the steps with their boards
/// as sharp pictures, which are numbered, tasks with boxes and boards to be pencilled in, and the
/// answers on a page behind them, with a solution of each task that queens alone can meet.
/// `address` is where the lesson is found, printed as a QR code, too; empty for nowhere. Total: of
/// a lesson with very many boards some are left out.
[[nodiscard]] std::string sheet_of(const lessons::Lesson& lesson, std::string_view address = {});

}  // namespace queens
