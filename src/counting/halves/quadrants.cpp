// Listing the placements on a quadrant, and writing them down as words.
#include "counting/halves/quadrants.hpp"

#include <array>
#include <bit>
#include <cassert>

namespace queens {

namespace {

constexpr std::uint32_t bit(int place) { return std::uint32_t{1} << place; }

/// One placement on the way. Falling lines are numbered j - i + side - 1 here, so that those of a
/// row lie in its order, too.
template <typename Word>
struct Placement {
    std::uint32_t columns = 0;
    std::uint32_t rising = 0;
    std::uint32_t falling = 0;
    Word word = 0;
};

/// The numbers of falling lines counted from the other end.
std::uint32_t turned(std::uint32_t lines, int side) {
    std::uint32_t other = 0;
    for (int line = 0; line < 2 * side - 1; ++line)
        other |= (lines >> line & 1U) << (2 * side - 2 - line);
    return other;
}

/// Walks through the placements with queens in the given rows.
template <typename Word>
class Walk {
  public:
    explicit Walk(const Corner<Word>& corner) : corner_(corner) {
        const int side = corner.side;
        const int below = corner.first_row();
        for (int row = 0; row < side; ++row) {
            for (int column = 0; column < side; ++column) {
                const std::uint64_t rising = std::uint64_t{1} << (row + column);
                const std::uint64_t falling = std::uint64_t{1} << (row - column + side - 1);
                const int away = side + (corner.middle_row ? 1 : 0);
                words_[index(row, column)] =
                    corner.south ? word_of<Word>(side, static_cast<std::uint32_t>(rising),
                                                 static_cast<std::uint32_t>(falling << below))
                                 : word_of<Word>(side, static_cast<std::uint32_t>(rising >> away),
                                                 static_cast<std::uint32_t>(falling));
            }
        }
    }

    /// Tells `take` each placement and the row of its queen in the innermost column, or 0: first
    /// those with such a queen, by its row, then those without.
    template <class Take>
    void all(std::uint32_t rows, const Take& take) const {
        const int side = corner_.side;
        const std::uint32_t innermost = bit(side - 1);
        const Taken& taken = corner_.taken;
        const Placement<Word> empty{taken.columns, taken.rising, turned(taken.falling, side),
                                    corner_.added};
        for (std::uint32_t left = rows; left != 0; left &= left - 1) {
            const int row = std::countr_zero(left);
            if ((free_columns(empty, row) & innermost) == 0) continue;
            below(placed(empty, row, side - 1), rows & ~bit(row), row, take);
        }
        Placement<Word> without = empty;
        without.columns |= innermost;
        below(without, rows, 0, [&](Placement<Word> placement, int row) {
            placement.columns &= ~innermost;
            take(placement, row);
        });
    }

  private:
    [[nodiscard]] static std::size_t index(int row, int column) {
        return static_cast<std::size_t>(row * most_quadrant_side + column);
    }
    [[nodiscard]] std::uint32_t free_columns(const Placement<Word>& above, int row) const {
        const int side = corner_.side;
        return ~(above.columns | above.rising >> row | above.falling >> (side - 1 - row)) &
               (bit(side) - 1);
    }
    [[nodiscard]] Placement<Word> placed(const Placement<Word>& above, int row, int column) const {
        return {above.columns | bit(column), above.rising | bit(row + column),
                above.falling | bit(column - row + corner_.side - 1),
                static_cast<Word>(above.word | words_[index(row, column)])};
    }
    template <class Take>
    void below(const Placement<Word>& above, std::uint32_t rows, int innermost,
               const Take& take) const {
        if (rows == 0) {
            take(above, innermost);
            return;
        }
        const int row = std::countr_zero(rows);
        const std::uint32_t rest = rows & (rows - 1);
        for (std::uint32_t free = free_columns(above, row); free != 0; free &= free - 1) {
            below(placed(above, row, std::countr_zero(free)), rest, innermost, take);
        }
    }

    const Corner<Word>& corner_;
    std::array<Word, most_quadrant_side * most_quadrant_side> words_{};
};

}  // namespace

template <typename Word>
QuadrantList<Word>::QuadrantList(const Corner<Word>& corner, std::uint32_t rows) {
    assert(1 <= corner.side && corner.side <= most_quadrant_side);
    constexpr std::size_t slack = 16;
    const std::size_t cells = std::size_t{1} << corner.side;
    const std::uint32_t taken = corner.taken.columns;
    const int first_row = corner.first_row();
    const Walk<Word> walk(corner);
    // First the sizes of the cells, two places further on; then their starts, one place further on,
    // which move to the next one's while the cells are filled.
    start_.assign(cells + 2, 0);
    walk.all(rows, [&](const Placement<Word>& p, int) { ++start_[(p.columns & ~taken) + 2]; });
    for (std::size_t cell = 2; cell < cells + 2; ++cell) start_[cell] += start_[cell - 1];
    const std::size_t size = start_.back();
    words_.resize(size + slack);
    innermost_.resize(size);
    walk.all(rows, [&](const Placement<Word>& p, int row) {
        const std::uint32_t place = start_[(p.columns & ~taken) + 1]++;
        words_[place] = p.word;
        innermost_[place] = static_cast<std::uint8_t>(row + first_row);
    });
    start_.pop_back();
}

template class QuadrantList<std::uint32_t>;
template class QuadrantList<std::uint64_t>;

}  // namespace queens
