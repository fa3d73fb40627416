// What the page's share dialog asks of the board on show: pictures, texts, codes, and what a text
// from elsewhere means.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/app.hpp"

namespace queens {

/// The answer to one of these questions, nothing for any other; empty if it cannot be done:
///   picture              the board as an SVG in the light theme
///   picture dark         the same in the dark one
///   thumbnail FRAGMENT   the board of a link as a small SVG
///   notations            a line for each notation that can tell the board: slug, tab, title
///   notation SLUG        the board in that notation
///                        Where the gallery lists solutions, both know `solutions` too: those
///                        listed, one a line, as `rows` writes them. Of a garden both know
///                        `regions`, rows of letters, and `garden`, as `queens garden` writes it.
///   code TEXT            the text as a QR code, an SVG
///   boards TEXT          what a text from elsewhere may mean: a line for each board, fragment and
///                        tab, how it was understood; or "-", tab, and why it cannot be read
///   refusal LINK         why nothing of a link can be opened; empty where a part of it can be
///   lesson TEXT          a lesson's file as lines, see lessons/lesson_lines.hpp
///   sheet ADDRESS        the lesson in the lines behind the first one as an HTML page for paper,
///                        see figure/lesson_sheet.hpp
///   garden-sheet         the gardens of `do grow-sheet` as HTML pages for paper; as long as more
///                        are grown, the number of those that are there; empty where there are none
///   check LINK           whether the board of the link meets its goal: met, missed, unsure or
///                        unreadable, tab, what the goal asks, tab, what the goal leaves as it is
///                        of the board, as a link; see app/board_check.hpp
///   tasks                a line for each task that the board suggests: fragment, tab, what it asks
[[nodiscard]] std::optional<std::string> exported(const App& app, std::string_view question);

}  // namespace queens
