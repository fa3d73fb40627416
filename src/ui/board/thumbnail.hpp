// Thumbnails: small boards in rows, of which only those that can be seen are drawn.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "app/look/look.hpp"
#include "core/board.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// Draws the board as a square of that side, with tinted squares if there are any.
void draw_small_board(const Frame& frame, ImDrawList& list, const Board& board, ImVec2 low,
                      float side, std::vector<Look::Tint> tints = {});

/// A small board as a button at ImGui's cursor; returns whether it was pressed.
struct SmallBoard {
    std::string id;
    /// What it is called.
    std::string label;
    const Board& board;
    float side = 0;
    std::string hint{};
    /// Whether it is the board on show.
    bool lit = false;
};
bool small_board(const Frame& frame, const SmallBoard& small);

/// How many boards with words below them stand beside each other, how large they are, and how high
/// the highest of their words.
struct CaptionedBoards {
    std::size_t in_row;
    float side;
    float words_height;
};
/// In that width, with that much space between two; fewer than `most` where words would be torn.
[[nodiscard]] CaptionedBoards arrange_captioned(const Frame& frame,
                                                const std::vector<std::string>& words, float width,
                                                std::size_t most, float between);

/// What a grid of thumbnails shows.
struct Thumbnails {
    /// Names a thumbnail, with its number from 1: "solution-7".
    std::string id;
    std::size_t count = 0;
    /// The board of a thumbnail, asked for only when it is seen.
    std::function<Board(std::size_t)> board;
    /// What it is called and what its tooltip says.
    std::function<std::string(std::size_t)> hint;
    /// What a press puts on the board; without, the board of the thumbnail.
    std::function<MarkedBoard(std::size_t)> pressed{};
    /// What stands below a thumbnail; without, nothing does.
    std::function<std::string(std::size_t)> caption{};
};

/// How wide a thumbnail of the grid is in the present region, the space between two, and how much
/// room captions take below a row.
inline constexpr float thumbnail_space = 8;
[[nodiscard]] float thumbnail_side();
[[nodiscard]] float height_of_caption(const Frame& frame);

/// Draws the grid in the present region, which scrolls. Pressing a thumbnail shows its board; the
/// one on show is lit.
void draw_thumbnails(const Frame& frame, const Thumbnails& thumbnails);

}  // namespace queens::ui
