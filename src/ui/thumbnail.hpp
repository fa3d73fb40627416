// Thumbnails: small boards in rows, of which only those that can be seen are drawn.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "core/board.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// What a grid of thumbnails shows.
struct Thumbnails {
    /// Names a thumbnail for tests, with its number from 1: "solution 7".
    std::string label;
    std::size_t count = 0;
    /// The board of a thumbnail, asked for only when it is seen.
    std::function<Board(std::size_t)> board;
    /// What its tooltip says.
    std::function<std::string(std::size_t)> hint;
    /// Whether it is the board on show.
    std::function<bool(const Board&)> lit;
};

/// Draws the grid in the present region, which scrolls. Pressing a thumbnail shows its board.
void draw_thumbnails(const Frame& frame, const Thumbnails& thumbnails);

}  // namespace queens::ui
