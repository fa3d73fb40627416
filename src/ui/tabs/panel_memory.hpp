// What the panel remembers between frames: how it was left by the hands of the visitor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/look/look.hpp"
#include "app/state/tabs.hpp"
#include "gardens/day.hpp"
#include "ui/kit/text_field.hpp"

namespace queens::ui {

/// The letters of a number of 64 bits, with its sign and a space behind it.
inline constexpr std::size_t longest_number = 21;

struct PanelMemory {
    /// How much of the panel below its content is for something else, in CSS pixels.
    float foot = 0;
    /// Whether it was presented in the latest frame in which it was drawn.
    bool presented = false;
    /// Whether the panel says what the last step of a search did, since the transport does not.
    bool with_sentence = false;
    /// How many counters of the run the transport shows; the panel shows the others.
    std::size_t counters_shown = 0;
    /// The legend of the run where it has no room by the board, null elsewhere; and the most that
    /// it has taken of the panel, so that nothing below it jumps from step to step.
    const std::vector<LegendItem>* legend = nullptr;
    float legend_room = 0;
    /// The line of the algorithm that was lit in the latest frame.
    std::optional<std::uint8_t> lit_line{};
    /// Whether the knobs of the solver, and the questions for researchers, are shown.
    bool settings_open = false;
    bool research_open = false;
    /// Until when the count that was asked for last is brought into view, by ImGui's clock.
    double count_awaited_until = 0;
    /// Until when another press discards the count at hand, by the same clock.
    double asks_to_discard_until = 0;
    /// Whether the boards of the papers are shown.
    bool papers_open = false;
    /// The day whose gardens were shown in the latest frame, and the month, by its first day, that
    /// somebody has turned to since.
    std::optional<Day> garden_day{};
    std::optional<Day> garden_month{};
    /// The topic of mathematics that was open in the latest frame.
    std::optional<Topic> topic{};
    /// What is typed to search the list of solvers.
    Typed sought{};
    /// Whether the proof of the theorem goes on after the steps that settle the question.
    bool whole_proof = false;
    /// The numbers typed as a magic square, with room for all that a state may have, and those that
    /// were read from them.
    std::array<char, most_square_numbers * longest_number> typed_square{};
    std::vector<std::int64_t> read_square{};
};

}  // namespace queens::ui
