// A task in the lines of the protocol: its size and surface, and what stands on its board.
#pragma once

#include <string>
#include <string_view>

#include "counting/task.hpp"

namespace queens {

/// The values of the keys that say what is to be counted; the last two are empty where the line
/// lacks them.
struct TaskWords {
    std::string_view n;
    std::string_view t;
    std::string_view pawns;
    std::string_view board;
};

/// " n=8x10 t=torus".
[[nodiscard]] std::string write_sheet(const Task& task);
/// " pawns=1 board=n=8&w=4-5", each only where it says something.
[[nodiscard]] std::string write_pieces(const Task& task);

/// Reads the words of a task; whether it can be counted is another question.
[[nodiscard]] std::string read_task(const TaskWords& words, Task& task);

}  // namespace queens
