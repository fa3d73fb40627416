// The screen for those who cannot see or point: what stands on it as text, and its controls by
// their names. The page makes HTML of it, see web/mirror.js.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/look/cells.hpp"
#include "ui/ui.hpp"

namespace queens::ui {

class Mirror {
  public:
    /// The answer to a question, nothing if it is not one of these:
    ///   screen     every control and text that was drawn last, see record_lines.hpp
    ///   cells      the board, see app/look/cells.hpp
    ///   cursor     the square that the keyboard stands on, empty if there is none
    ///   rays d4    what stands along the lines of a square; of the cursor without one
    ///   beside left d4  the square that lies in that direction, over a joined edge, too
    ///   rect ID    where a control was drawn last, as "x y width height"
    ///   press ID   presses the control in the next frame; the others of these wishes are
    ///   focus ID   to bring the keyboard to it,
    ///   set ID VALUE  to set a slider by its place or a field to a text, and
    ///   close      to close what has opened over the screen
    [[nodiscard]] std::optional<std::string> answer(Screen& screen, const App& app,
                                                    std::string_view question);

  private:
    LatestCells cells_;
};

/// The wish that a question is, nothing if it is not one.
[[nodiscard]] std::optional<Wish> wish_in(std::string_view question);

}  // namespace queens::ui
