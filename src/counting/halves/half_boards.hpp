// Half boards: a northern and a southern quadrant joined, listed by the row of their innermost
// queen.
//
// A quadrant without a queen in the innermost column is joined to one after the other of the
// quadrants with one, of which those with the same innermost row come in a row. Two quadrants fit
// when their words have no bit in common: the diagonals that run through both reach the other half.
#pragma once

#include "counting/halves/halves_kernel.hpp"
#include "counting/halves/word_list.hpp"

namespace queens::QUEENS_VECTORS {

inline constexpr int most_rows = 23;

template <typename Word>
struct HalfBoards {
    WordList<Word> of_row[most_rows];

    void clear() {
        for (WordList<Word>& list : of_row) list.size = 0;
    }
    [[nodiscard]] std::uint64_t size() const {
        std::uint64_t sum = 0;
        for (const WordList<Word>& list : of_row) sum += list.size;
        return sum;
    }
};

/// The next larger number with as many bits, of a number that is not 0 (Gosper, HAKMEM item 175).
[[gnu::always_inline]] inline std::uint32_t next_with_as_many(std::uint32_t bits) {
    const std::uint32_t lowest = bits & (~bits + 1);
    const std::uint32_t ripple = bits + lowest;
    return ripple | (((bits ^ ripple) >> 2) / lowest);
}

/// Joins the placements first .. last of `with` (a queen in the innermost column) to the placements
/// from .. to of `without`.
template <typename Word>
void join(const Quadrant<Word>& with, std::uint32_t first, std::uint32_t last,
          const Quadrant<Word>& without, std::uint32_t from, std::uint32_t to,
          HalfBoards<Word>& boards) {
    const std::uint32_t partners = to - from;
    while (first < last) {
        const std::uint8_t row = with.innermost[first];
        std::uint32_t next = first + 1;
        while (next < last && with.innermost[next] == row) ++next;
        WordList<Word>& list = boards.of_row[row];
        list.reserve(list.size + (next - first) * partners);
        Word* const end = list.data();
        std::uint32_t size = list.size;
        for (; first < next; ++first) {
            const Word word = with.words[first];
            size += keep_disjoint(without.words + from, partners, word, static_cast<Word>(~Word{0}),
                                  word, end + size);
        }
        list.size = size;
    }
}

/// Adds the half boards with queens in these rows of the quadrants.
template <typename Word>
void add_half_boards(const QuadrantPair<Word>& pair, int side, std::uint32_t north_rows,
                     std::uint32_t south_rows, HalfBoards<Word>& boards) {
    const std::uint32_t* const north = pair.north.start + (std::size_t{north_rows} << side);
    const std::uint32_t* const south = pair.south.start + (std::size_t{south_rows} << side);
    const std::uint32_t all = 1U << side;
    if (north[0] == north[all] || south[0] == south[all]) return;
    const std::uint32_t innermost = 1U << (side - 1);
    const std::uint32_t queens = ones_in(north_rows);
    std::uint32_t columns = (1U << queens) - 1;
    while (columns < all) {
        const std::uint32_t rest = pair.columns & ~columns;
        const bool some = north[columns] != north[columns + 1] && south[rest] != south[rest + 1];
        if (some && (columns & ~pair.columns) == 0) {
            if ((columns & innermost) != 0) {
                join(pair.north, north[columns], north[columns + 1], pair.south, south[rest],
                     south[rest + 1], boards);
            } else {
                join(pair.south, south[rest], south[rest + 1], pair.north, north[columns],
                     north[columns + 1], boards);
            }
        }
        if (columns == 0) return;
        columns = next_with_as_many(columns);
    }
}

}  // namespace queens::QUEENS_VECTORS
