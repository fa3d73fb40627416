// Half boards: a northern and a southern quadrant joined, listed by the row of their innermost
// queen and, where that is asked for, by the sides (north or south) of the next ones.
//
// A quadrant without a queen in the innermost column is joined to one after the other of the
// quadrants with one, of which those with the same innermost row come in a row. Two quadrants fit
// when their words have no bit in common: the diagonals that run through both reach the other half.
#pragma once

#include "counting/halves/halves_kernel.hpp"
#include "counting/halves/word_list.hpp"

namespace queens::QUEENS_VECTORS {

inline constexpr int most_rows = 28;
/// For how many queens, at most, their sides are distinguished, and the ways to choose those sides.
inline constexpr int most_sided = 1;
inline constexpr std::uint32_t most_sides = 1U << most_sided;

template <typename Word>
struct HalfBoards {
    /// For how many queens their sides are distinguished, from the innermost but one on.
    int sided = 0;
    /// By the innermost queen's row, and the sides as a number: a bit for each queen, set in the
    /// north, the inner one's first.
    WordList<Word> of[most_rows][most_sides];

    [[nodiscard]] std::uint32_t ways() const { return 1U << sided; }

    void clear() {
        for (auto& lists : of) {
            for (WordList<Word>& list : lists) list.size = 0;
        }
    }
    /// Gives the memory back.
    void release() {
        for (auto& lists : of) {
            for (WordList<Word>& list : lists) list.release();
        }
    }
    [[nodiscard]] std::uint64_t size() const {
        std::uint64_t sum = 0;
        for (const auto& lists : of) {
            for (const WordList<Word>& list : lists) sum += list.size;
        }
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
/// from .. to of `without`, but only those whose innermost row is one of `rows`.
template <typename Word>
void join(const Quadrant<Word>& with, std::uint32_t first, std::uint32_t last,
          const Quadrant<Word>& without, std::uint32_t from, std::uint32_t to, std::uint32_t sides,
          std::uint32_t rows, HalfBoards<Word>& boards) {
    const std::uint32_t partners = to - from;
    while (first < last) {
        const std::uint8_t row = with.innermost[first];
        std::uint32_t next = first + 1;
        while (next < last && with.innermost[next] == row) ++next;
        if ((rows >> row & 1U) == 0) {
            first = next;
            continue;
        }
        WordList<Word>& list = boards.of[row][sides];
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

/// Brings those of a list together that use the same of the middle lines of either field, which are
/// the longest and so the ones used most often. `room` is for the sorted list on its way.
template <typename Word>
void sort_by_middle_lines(WordList<Word>& list, int side, WordList<Word>& room) {
    constexpr int width = 5;
    constexpr Word ones = (Word{1} << width) - 1;
    const int first = side - 1 - width / 2;
    const auto lines = [&](Word word) {
        return static_cast<std::uint32_t>((word >> first & ones) |
                                          (word >> (second_field<Word> + first) & ones) << width);
    };
    std::uint32_t next[1U << 2 * width] = {};
    for (std::uint32_t i = 0; i < list.size; ++i) ++next[lines(list.data()[i])];
    std::uint32_t start = 0;
    for (std::uint32_t& place : next) {
        const std::uint32_t size = place;
        place = start;
        start += size;
    }
    room.reserve(list.size);
    for (std::uint32_t i = 0; i < list.size; ++i) {
        const Word word = list.data()[i];
        room.data()[next[lines(word)]++] = word;
    }
    __builtin_memcpy(list.data(), room.data(), list.size * sizeof(Word));
}

/// The lines that all words of a list of at least one have, as words of the other half have them.
template <typename Word>
Word lines_of_all(Words<Word> list) {
    Word common = list.words[0];
    for (std::uint32_t i = 1; i < list.size; ++i) common &= list.words[i];
    constexpr int half = second_field<Word>;
    return static_cast<Word>(common >> half | common << half);
}

/// Adds the half boards of a pair with `queens` queens in the north and an innermost queen in one
/// of the board's rows `rows`.
template <typename Word>
void add_half_boards(const QuadrantPair<Word>& pair, int side, std::uint32_t queens,
                     std::uint32_t rows, HalfBoards<Word>& boards) {
    const std::uint32_t* const north = pair.north.start;
    const std::uint32_t* const south = pair.south.start;
    const std::uint32_t all = 1U << side;
    if (north[0] == north[all] || south[0] == south[all]) return;
    const std::uint32_t innermost = 1U << (side - 1);
    std::uint32_t columns = (1U << queens) - 1;
    while (columns < all) {
        const std::uint32_t rest = pair.columns & ~columns;
        const bool some = north[columns] != north[columns + 1] && south[rest] != south[rest + 1];
        if (some && (columns & ~pair.columns) == 0) {
            const std::uint32_t sides = columns >> (side - 1 - boards.sided) & (boards.ways() - 1);
            if ((columns & innermost) != 0) {
                join(pair.north, north[columns], north[columns + 1], pair.south, south[rest],
                     south[rest + 1], sides, rows, boards);
            } else {
                join(pair.south, south[rest], south[rest + 1], pair.north, north[columns],
                     north[columns + 1], sides, rows, boards);
            }
        }
        if (columns == 0) return;
        columns = next_with_as_many(columns);
    }
}

}  // namespace queens::QUEENS_VECTORS
