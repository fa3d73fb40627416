// The task that a visitor is asked to do: what it asks, and what has become of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/board.hpp"
#include "lessons/condition.hpp"

namespace queens {

class App;

/// What the answer depends on.
struct TaskQuestion {
    lessons::Conditions goal;
    Board board;
    std::uint64_t moves = 0;
    bool met = false;
    /// Whether the board is no longer that of the task, so that it cannot be met.
    bool strayed = false;
    /// Whether a search is loaded, and whether it shows what the visitor is to find.
    bool searches = false;
    bool met_by_search = false;
    /// How many queens the task asks for, if it asks for nothing that hints cannot lead to.
    std::optional<int> queens{};

    friend bool operator==(const TaskQuestion&, const TaskQuestion&) = default;
};

struct TaskAnswer {
    /// What is asked, empty in a free laboratory.
    std::string asked;
    /// That it is met, and in how many moves; empty before.
    std::string sentence;
    bool met = false;
    /// Whether as many queens stand as fit on its board, or nothing is free, and yet it is not met.
    bool missed = false;
    /// How many queens hints lead to.
    std::optional<int> queens{};
};

/// What conditions are compared with on the page.
[[nodiscard]] lessons::Situation situation_of(const App& app);

[[nodiscard]] TaskAnswer answer_task(const TaskQuestion& asked, const App& app);

}  // namespace queens
