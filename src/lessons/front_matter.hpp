// The lines between `---` at the head of a lesson: title, language, minutes, for, author.
#pragma once

#include <string_view>

#include "lessons/lesson.hpp"

namespace queens::lessons {

/// Takes the lines off the text, if it begins with them, into the lesson, with faults for what is
/// missing or unknown. Returns how many lines were taken.
std::size_t cut_front_matter(std::string_view& text, Lesson& lesson);

}  // namespace queens::lessons
