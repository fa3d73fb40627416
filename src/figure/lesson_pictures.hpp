// What paper shows for a link of a lesson: its board, or what the tab of the link makes of it.
#pragma once

#include <string>
#include <vector>

#include "app/app.hpp"

namespace queens {

/// An SVG, and a word or two to stand below it, none where it is alone.
struct LessonPicture {
    std::string svg;
    std::string caption{};
};

/// The board on show, as the page draws it.
[[nodiscard]] std::string svg_of_board(const App& app);

/// What the link leads to that was opened: the images of its board where that is what the tab
/// shows, the board and its square of numbers, or the board alone. Nothing where the tab shows what
/// paper does not, such as all solutions, a race or a table.
[[nodiscard]] std::vector<LessonPicture> pictures_of(const App& app);

}  // namespace queens
