// How what links of a lesson lead to stands on its sheet.
#pragma once

#include <string>
#include <vector>

#include "figure/lesson_pictures.hpp"

namespace queens {

/// What a link leads to, as images that stand in the page.
struct Drawn {
    std::string images{};
    /// Of the board.
    int columns = 0;
    /// Whether they are several, and whether there is no room for them.
    bool several = false;
    bool left_out = false;
    /// Whether a pencil needs room.
    bool pencil = false;
    /// The number that they have already, 0 for none.
    int number = 0;
};

/// Pictures that stand in the page, beside each other where they are several.
[[nodiscard]] std::string images_of(const std::vector<LessonPicture>& pictures,
                                    const std::string& words);

[[nodiscard]] std::string figure_of(const Drawn& drawn, const std::string& caption);

/// The style of the sheet and its figures.
[[nodiscard]] std::string lesson_style();

}  // namespace queens
