// Where the squares of a board lie on the screen.
#pragma once

#include <imgui.h>

#include <optional>
#include <vector>

#include "app/state.hpp"
#include "core/board.hpp"

namespace queens::ui {

/// The board as laid out: the base sheet, and in the repeated view its copies beyond joined edges.
class Sheet {
  public:
    /// Fits the board, or the part of it that is zoomed in on, into the area, which lies between
    /// two corners in CSS pixels.
    Sheet(const Board& board, View view, ImVec2 low, ImVec2 high, const Zoom& zoom);

    [[nodiscard]] float square() const { return square_; }
    [[nodiscard]] ImVec2 low() const { return origin_; }
    [[nodiscard]] ImVec2 high() const;
    [[nodiscard]] ImVec2 area_low() const { return low_; }
    [[nodiscard]] ImVec2 area_high() const { return high_; }
    [[nodiscard]] Size size() const { return size_; }

    /// The top left corner and the middle of a square of the base sheet.
    [[nodiscard]] ImVec2 corner(Square square) const;
    [[nodiscard]] ImVec2 centre(Square square) const;
    /// The way back: the square under a point, on the base sheet or on one of its copies.
    [[nodiscard]] std::optional<Square> pick(ImVec2 point) const;
    /// By how much each copy that can be seen is shifted, the base sheet itself left out.
    [[nodiscard]] const std::vector<ImVec2>& copies() const { return copies_; }
    /// The rows and columns that can be seen of the sheet shifted like that: the first square, and
    /// one row and column past the last; an empty range where none can.
    [[nodiscard]] Square first_seen(ImVec2 shift) const;
    [[nodiscard]] Square past_seen(ImVec2 shift) const;

    /// Calls visit(square) for every square that can be seen of the sheet shifted like that.
    template <class Visit>
    void for_each_seen(ImVec2 shift, Visit visit) const {
        const Square first = first_seen(shift);
        const Square past = past_seen(shift);
        for (int row = first.row; row < past.row; ++row) {
            for (int column = first.column; column < past.column; ++column) {
                visit(Square{row, column});
            }
        }
    }

  private:
    Size size_;
    ImVec2 low_;
    ImVec2 high_;
    ImVec2 origin_{0, 0};
    float square_ = 1;
    bool repeats_sideways_ = false;
    bool repeats_endways_ = false;
    std::vector<ImVec2> copies_;
};

}  // namespace queens::ui
