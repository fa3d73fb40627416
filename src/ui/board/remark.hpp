// What is said below the board: what it is about, or the answer to what was asked.
#pragma once

#include <string>

#include "ui/frame.hpp"

namespace queens::ui {

/// Words with their colour and type, and fewer of them.
struct Remark {
    std::string words;
    std::string brief;
    ImU32 colour;
    ImFont* font;
};

/// What the board is about: the task, the goal, or what has become of it.
[[nodiscard]] Remark goal_remark(const Frame& frame);
/// Whether there is an answer to what was asked. Once a proof has reached its end, that is what is
/// said, and no longer the reason of its last step.
[[nodiscard]] bool has_answer(const Frame& frame);
/// The answer to what was asked.
[[nodiscard]] Remark answer_remark(const Frame& frame);

}  // namespace queens::ui
