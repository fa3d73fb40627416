// A lesson as lines for the page, which makes elements of them.
#pragma once

#include <string>

#include "lessons/lesson.hpp"

namespace queens::lessons {

/// A line for each part, its fields with tabs between them, in the order of reading:
///
///   title | language | about, WORDS
///   notes                    what follows is for whoever teaches
///   step, HEADING            what follows belongs to it
///   KIND, DEPTH              a block (paragraph, list, numbered, item, task, answer or not-yet),
///                            and how many blocks it lies in
///   KIND, LETTERS, WORDS, TARGET   words of the block before them: text, board, source or picture;
///                            e, s and c among the letters for emphasis, strong and code
///   fault, LINE, SENTENCE
///
/// A line that breaks within words is U+2028.
[[nodiscard]] std::string lines_of(const Lesson& lesson);

}  // namespace queens::lessons
