// What an author should mend in a lesson: links, goals, and the length of its steps.
#pragma once

#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "lessons/lesson.hpp"

namespace queens::cli {

/// A lesson has this many steps, and a step, and an answer, at most this many words.
inline constexpr std::size_t fewest_lesson_steps = 5;
inline constexpr std::size_t most_lesson_steps = 12;
inline constexpr std::size_t most_step_words = 60;

/// The faults of reading and these, by their lines. Nothing after Ctrl+C, which is said.
[[nodiscard]] std::optional<std::vector<lessons::Fault>> check_lesson(const lessons::Lesson& lesson,
                                                                      Console& console);

}  // namespace queens::cli
