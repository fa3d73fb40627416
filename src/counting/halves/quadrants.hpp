// The placements of non-attacking queens on a quadrant of the board with queens in given rows.
//
// Columns are counted from the board's edge inwards, so the innermost is column side - 1 on both
// halves, the eastern one being seen in a mirror. With i a row of the quadrant and j a column, the
// board's row is i in the north and side + i (or side + 1 + i beyond a middle row) in the south.
// Rising lines keep row + j, falling lines keep row - j; 2 * side - 1 of each reach the other half,
// and a rising line of one half goes on as a falling one of the other. They are numbered 0 to
// 2 * side - 2 by row + j - side (one less with a middle row) and row - j + side - 1.
//
// A word has the rising lines 0 .. 2 * side - 3 in its first field, and the falling lines
// 1 .. 2 * side - 2 in its second, the last one at place 0. The two lines that are missing start at
// the innermost square of an edge row, so the list of a half board says whether they are taken.
#pragma once

#include <cstdint>
#include <vector>

#include "counting/halves/halves_kernel.hpp"

namespace queens {

inline constexpr int most_quadrant_side = 14;

/// Queens of the middle row and column, as a quadrant feels them: the columns they fill, and the
/// lines i + j and i - j + side - 1 as bits.
struct Taken {
    std::uint32_t rising = 0;
    std::uint32_t falling = 0;
    std::uint32_t columns = 0;
};

/// One of the four quadrants of a board.
template <typename Word>
struct Corner {
    int side = 1;
    bool south = false;
    bool middle_row = false;
    Taken taken{};
    Word added = 0;  ///< lines of the queens in the middle, for each word

    /// From a row of the quadrant to the board's.
    [[nodiscard]] int first_row() const { return south ? side + (middle_row ? 1 : 0) : 0; }
};

/// All placements on a quadrant with a queen in each of the rows, and none in others, that touch
/// nothing taken, in the order of `Quadrant`.
template <typename Word>
class QuadrantList {
  public:
    QuadrantList(const Corner<Word>& corner, std::uint32_t rows);

    [[nodiscard]] Quadrant<Word> view() const {
        return {start_.data(), words_.data(), innermost_.data()};
    }
    [[nodiscard]] std::uint32_t size() const { return start_.back(); }
    [[nodiscard]] std::uint64_t bytes() const {
        return start_.size() * sizeof(std::uint32_t) + words_.size() * sizeof(Word) +
               innermost_.size();
    }

  private:
    std::vector<std::uint32_t> start_;
    std::vector<Word> words_;
    std::vector<std::uint8_t> innermost_;
};

extern template class QuadrantList<std::uint32_t>;
extern template class QuadrantList<std::uint64_t>;

/// The word with these lines that reach the other half.
template <typename Word>
[[nodiscard]] constexpr Word word_of(int side, std::uint32_t rising, std::uint32_t falling) {
    const int last = 2 * side - 2;
    const std::uint32_t places = (std::uint32_t{1} << last) - 1;
    const std::uint32_t second = (falling & places & ~std::uint32_t{1}) | (falling >> last & 1U);
    return static_cast<Word>((rising & places) | Word{second} << second_field<Word>);
}

}  // namespace queens
