// A step that is offered to the visitor: below the board as words, in the panel as a button.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ui/frame.hpp"
#include "ui/kit/button.hpp"

namespace queens::ui {

/// Something to do, as words to be pressed, and as fewer of them where there is little room.
struct Step {
    std::string id;
    std::string label;
    std::string hint;
    std::vector<Command> commands;
    std::string brief{};

    /// Its words in that room.
    [[nodiscard]] const std::string& words(bool briefly) const {
        return briefly && !brief.empty() ? brief : label;
    }
};

/// Draws the step as a button, by another id than it has below the board; does it when pressed.
inline void press(const Frame& frame, const Step& step, std::string id, Kind kind = Kind::plain,
                  bool enabled = true) {
    const bool pressed = button(frame, {.id = std::move(id),
                                        .label = step.label,
                                        .hint = step.hint,
                                        .kind = kind,
                                        .enabled = enabled});
    if (pressed) frame.give_all(step.commands);
}

}  // namespace queens::ui
