// The record as lines of text, which the page makes its HTML of: see web/mirror.js.
//
//   slider transport - scrubber Step 18 of 92 - 18 92
//
// A line is a control, or words that stand by themselves; its fields have tabs between them: role,
// region, letters for what holds (d disabled, o on, f off, k has the keyboard, u covers the rest of
// the screen, l lit), id, label, value, description, and of a slider its place and its places, of
// words how far they are indented.
#pragma once

#include <string>

#include "ui/kit/record.hpp"

namespace queens::ui {

/// Everything on the screen in reading order. Words on a control are left out, and what they say
/// beyond its label is its description; words in one row are one line, the first its label and the
/// others its value. Signs on the board itself are left out.
[[nodiscard]] std::string lines_of(const Record& record);

}  // namespace queens::ui
