// Where the squares of a board lie on the screen.
#pragma once

#include <imgui.h>

#include <optional>
#include <vector>

#include "app/state/state.hpp"
#include "core/board.hpp"

namespace queens::ui {

/// A copy of the board beyond joined edges: so many boards to the right of the one in the middle
/// and below it, and seen in the mirror where the way there leads over a flipped edge.
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

    /// The corners of a copy.
    [[nodiscard]] ImVec2 low(const Copy& copy) const;
    [[nodiscard]] ImVec2 high(const Copy& copy) const;
    [[nodiscard]] ImVec2 low() const { return low(middle_); }
    [[nodiscard]] ImVec2 high() const { return high(middle_); }

    /// The top left corner and the middle of a square of a copy.
    [[nodiscard]] ImVec2 corner(Square square, const Copy& copy) const;
    [[nodiscard]] ImVec2 centre(Square square, const Copy& copy) const;
    [[nodiscard]] ImVec2 corner(Square square) const { return corner(square, middle_); }
    [[nodiscard]] ImVec2 centre(Square square) const { return centre(square, middle_); }
    /// A point of a copy, by how many squares it lies to the right of the board's upper left corner
    /// and below it; it may lie beyond the board.
    [[nodiscard]] ImVec2 point(ImVec2 squares, const Copy& copy) const;
    /// The way back: the square under a point, on the board or on one of its copies.
    [[nodiscard]] std::optional<Square> pick(ImVec2 point) const;

    /// The square that is seen on a copy where this one would be, were nothing mirrored; and so the
    /// other way round.
    [[nodiscard]] Square mirrored(Square square, const Copy& copy) const;

    /// Calls visit(square) for every square that can be seen of a copy.
    template <class Visit>
    void for_each_seen(const Copy& copy, Visit visit) const {
        const Square first = first_seen(copy);
        const Square past = past_seen(copy);
        for (int row = first.row; row < past.row; ++row) {
            for (int column = first.column; column < past.column; ++column) {
                visit(mirrored({row, column}, copy));
            }
        }
    }

  private:
    [[nodiscard]] Copy copy_at(int across, int down) const;
    /// The rows and columns of a copy that can be seen, as they lie on the screen: the first
    /// square, and one row and column past the last; an empty range where none can.
    [[nodiscard]] Square first_seen(const Copy& copy) const;
    [[nodiscard]] Square past_seen(const Copy& copy) const;

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
