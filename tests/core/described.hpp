// Links in words, so that a test can say what a link means.
#pragma once

#include <string>

#include "core/link.hpp"
#include "core/text_board.hpp"

namespace queens::tests {

/// Size, surface, the rows from the top, the run and the display: "3x2 torus Q../..P a=dfs s=7".
inline std::string described(const Link& link) {
    const Board& board = link.board;
    std::string text = std::to_string(board.columns()) + "x" + std::to_string(board.rows()) + " " +
                       std::string(named(board.surface()).slug);
    char separator = ' ';
    for (const std::string& row : text_rows(board)) {
        text += separator + row;
        separator = '/';
    }
    for (const Square square : link.marks) text += " m=" + square_name(square, board.size());
    if (link.run) {
        text += " a=" + link.run->solver;
        for (const std::int64_t knob : link.run->knobs) text += " k=" + std::to_string(knob);
        text += " s=" + std::to_string(link.run->seed) + " i=" + std::to_string(link.run->step);
    }
    for (const auto& [key, value] : link.display) text += " " + key + "=" + value;
    return text;
}

/// The same for a text that must be read without a complaint.
inline std::string described(std::string_view text) {
    const LinkReading reading = read_link(text);
    if (!reading.ok()) return "complaint: " + reading.complaint;
    if (!reading.link) return "no link";
    return described(*reading.link);
}

}  // namespace queens::tests
