// Listing the placements on a quadrant, and writing them down as words.
#include "counting/halves/quadrants.hpp"

#include <cassert>

namespace queens {

namespace {

constexpr std::uint32_t bit(int place) { return std::uint32_t{1} << place; }

/// One placement on the way.
struct Placement {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint32_t rising = 0;
    std::uint32_t falling = 0;
    std::uint8_t innermost = 0;
};

/// Tells `take` each placement, column by column from the innermost outwards, so that those with
/// equal rows and columns come in the order of their innermost queens.
template <typename Take>
void visit(int side, int column, const Placement& above, const Take& take) {
    if (column < 0) {
        take(above);
        return;
    }
    visit(side, column - 1, above, take);
    for (int row = 0; row < side; ++row) {
        const std::uint32_t rising = bit(row + column);
        const std::uint32_t falling = bit(row - column + side - 1);
        const bool attacked = (above.rows & bit(row)) != 0 || (above.rising & rising) != 0 ||
                              (above.falling & falling) != 0;
        if (attacked) continue;
        Placement next{above.rows | bit(row), above.columns | bit(column), above.rising | rising,
                       above.falling | falling, above.innermost};
        if (column == side - 1) next.innermost = static_cast<std::uint8_t>(row);
        visit(side, column - 1, next, take);
    }
}

}  // namespace

Placements placements_on(int side) {
    assert(1 <= side && side <= most_quadrant_side);
    Placements all;
    all.side = side;
    const std::size_t cells = std::size_t{1} << (2 * side);
    // First the sizes of the cells, one place further on; then their starts, which move to the
    // next one's while the cells are filled.
    std::vector<std::uint32_t> next(cells + 1, 0);
    const auto cell = [&](const Placement& p) { return std::size_t{p.rows} << side | p.columns; };
    visit(side, side - 1, {}, [&](const Placement& p) { ++next[cell(p) + 1]; });
    for (std::size_t i = 0; i < cells; ++i) next[i + 1] += next[i];
    all.start = next;
    const std::size_t size = next[cells];
    all.rising.resize(size);
    all.falling.resize(size);
    all.innermost.resize(size);
    visit(side, side - 1, {}, [&](const Placement& p) {
        const std::uint32_t place = next[cell(p)]++;
        all.rising[place] = p.rising;
        all.falling[place] = p.falling;
        all.innermost[place] = p.innermost;
    });
    return all;
}

template <typename Word>
QuadrantTable<Word>::QuadrantTable(const Placements& all, bool south, bool middle_row,
                                   const Taken& taken, Word added) {
    constexpr std::size_t slack = 16;
    const int side = all.side;
    const int below = side + (middle_row ? 1 : 0);
    const std::size_t cells = all.start.size() - 1;
    start_.resize(cells + 1);
    const bool whole = taken.columns == 0 && taken.rising == 0;
    words_.reserve(whole ? all.rising.size() + slack : 0);
    innermost_.reserve(whole ? all.rising.size() : 0);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        start_[cell] = static_cast<std::uint32_t>(words_.size());
        const auto rows = static_cast<std::uint32_t>(cell >> side);
        const auto columns = static_cast<std::uint32_t>(cell);
        if ((rows & taken.rows) != 0 || (columns & taken.columns) != 0) continue;
        for (std::uint32_t i = all.start[cell]; i < all.start[cell + 1]; ++i) {
            const std::uint32_t rising = all.rising[i];
            const std::uint32_t falling = all.falling[i];
            if (((rising & taken.rising) | (falling & taken.falling)) != 0) continue;
            const Word word = south ? word_of<Word>(side, rising, falling << below)
                                    : word_of<Word>(side, rising >> below, falling);
            words_.push_back(word | added);
            innermost_.push_back(static_cast<std::uint8_t>(all.innermost[i] + (south ? below : 0)));
        }
    }
    start_[cells] = static_cast<std::uint32_t>(words_.size());
    words_.resize(words_.size() + slack);
}

template class QuadrantTable<std::uint32_t>;
template class QuadrantTable<std::uint64_t>;

}  // namespace queens
