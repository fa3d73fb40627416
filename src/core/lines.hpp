// Lines: the maximal runs of squares along which queens see each other.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/board.hpp"

namespace queens {

/// The four undirected directions of a line through a square; axis k is directions[k] and
/// directions[k + 4].
enum class Axis : std::uint8_t { row, column, diagonal, anti_diagonal };
inline constexpr std::array<Axis, 4> axes{Axis::row, Axis::column, Axis::diagonal,
                                          Axis::anti_diagonal};

/// The table of lines of a board. A line ends at open edges, pawns and walls; over a flipped edge a
/// diagonal goes on as an anti-diagonal. Two queens attack each other exactly when they share a
/// line. Built in time and memory of four numbers a square.
class Lines {
  public:
    explicit Lines(const Board& board);

    [[nodiscard]] int count() const { return count_; }
    /// The line through a square (by its index) along an axis, 0 .. count() - 1; the same line may
    /// pass twice through one square. -1 on pawns and walls.
    [[nodiscard]] int of(int square, Axis axis) const {
        return table_[static_cast<std::size_t>(square)][static_cast<std::size_t>(axis)];
    }
    /// The lines of a square along all axes.
    [[nodiscard]] const std::array<std::int32_t, 4>& of(int square) const {
        return table_[static_cast<std::size_t>(square)];
    }

  private:
    void continue_line(const Board& board, Square square, Axis axis);
    void trace(const Board& board, Ray start);

    std::vector<std::array<std::int32_t, 4>> table_;
    int count_ = 0;
};

/// The axis of a direction.
[[nodiscard]] Axis axis_of(Direction direction);

}  // namespace queens
