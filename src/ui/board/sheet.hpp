// Where the squares of a board lie on the screen.
#pragma once

#include <imgui.h>

#include <optional>
#include <vector>

#include "app/state/state.hpp"
#include "core/board.hpp"
#include "figure/square_grid.hpp"
#include "ui/board/list_canvas.hpp"

namespace queens::ui {

/// A copy of the board beyond joined edges: a number of boards to the right of the one in the
/// middle and below it, and seen in the mirror where the way there leads over a flipped edge.
struct Copy {
    int across = 0;
    int down = 0;
    Mirroring mirroring;

    [[nodiscard]] bool is_mirrored() const { return mirroring != Mirroring{}; }
};

/// The board as laid out: alone, or in the repeated view with its copies beyond joined edges.
class Sheet {
  public:
    /// Fits the board, or the part of it that is zoomed in on, into the area, which lies between
    /// two corners in CSS pixels.
    Sheet(const Board& board, View view, ImVec2 low, ImVec2 high, const Zoom& zoom);

    [[nodiscard]] float square() const { return square_; }
    [[nodiscard]] ImVec2 area_low() const { return low_; }
    [[nodiscard]] ImVec2 area_high() const { return high_; }
    [[nodiscard]] Size size() const { return size_; }

    /// The board in the middle, which is the one that is marked and written on, and the copies of
    /// it that can be seen.
    [[nodiscard]] const Copy& middle() const { return middle_; }
    [[nodiscard]] const std::vector<Copy>& copies() const { return copies_; }
    [[nodiscard]] bool is_repeated() const { return !copies_.empty(); }

    /// Where the squares of a copy are, and which of them can be seen.
    [[nodiscard]] SquareGrid grid(const Copy& copy) const;
    [[nodiscard]] SquareGrid grid() const { return grid(middle_); }

    /// The corners of the board in the middle.
    [[nodiscard]] ImVec2 low() const { return place_of(grid().low); }
    [[nodiscard]] ImVec2 high() const { return place_of(grid().high()); }

    /// The middle of a square of the board in the middle.
    [[nodiscard]] ImVec2 centre(Square square) const { return place_of(grid().centre(square)); }
    /// The way back: the square under a point, on the board or on one of its copies.
    [[nodiscard]] std::optional<Square> pick(ImVec2 point) const;

  private:
    [[nodiscard]] Copy copy_at(int across, int down) const;

    Size size_;
    Surface surface_;
    ImVec2 low_;
    ImVec2 high_;
    ImVec2 origin_{0, 0};
    float square_ = 1;
    Copy middle_;
    std::vector<Copy> copies_;
};

}  // namespace queens::ui
