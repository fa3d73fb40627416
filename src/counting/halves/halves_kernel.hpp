// What the inner loops of the half-board method take and give: plain pointers and numbers, because
// those loops are compiled once for each kind of vector instructions.
//
// A half board is described by one word with two fields of `2 * side - 2` bits: the anti-diagonals
// and the diagonals of its queens that reach the other half, in the numbering of `quadrants.hpp`.
#pragma once

#include <cstdint>

namespace queens {

/// Where the second field of a word begins.
template <typename Word>
inline constexpr int second_field = static_cast<int>(sizeof(Word)) * 4;

/// Placements on a quadrant with queens in the same rows. Those with queens in just these columns
/// are numbers start[columns] to the next start; their words and, of those with a queen in the
/// innermost column, the board row of that queen, in increasing order.
template <typename Word>
struct Quadrant {
    const std::uint32_t* start;
    const Word* words;
    const std::uint8_t* innermost;
};

/// The quadrants that a half board is put together from, and the columns that its queens fill.
template <typename Word>
struct QuadrantPair {
    Quadrant<Word> north;
    Quadrant<Word> south;
    std::uint32_t columns;
};

/// What the halves of a row set are put together from: the western ones from one of the pairs
/// `west` (or any of several), the eastern ones from `east`.
template <typename Word>
struct HalfQuadrants {
    const QuadrantPair<Word>* west;
    int west_pairs;
    QuadrantPair<Word> east;
};

/// The rows of the western half's queens and how many times their boards count. Rows are bits,
/// those of the northern quadrant first, those of the southern one from bit `side` on.
struct RowSet {
    std::uint32_t west;
    std::uint32_t times;
};

/// Row sets to be counted.
template <typename Word>
struct HalvesWork {
    int side;   ///< rows and columns of a quadrant
    int board;  ///< rows and columns of the board: 2 * side, or one more
    /// How many pairs of lines tell a board from its transpose, see `matching.hpp`; 0 where
    /// transposes are not counted together.
    int crossings;
    /// The shortest lists that the loops for 20 bits sort, and match by their neighbours.
    std::uint32_t long_list;
    std::uint32_t long_patterns;
    /// How many neighbours of a sorted list are matched together, and for how many such groups the
    /// queries are filtered together before.
    std::uint32_t neighbours;
    std::uint32_t groups;
    /// About how many half boards are listed at a time; 0 for all of a row set.
    std::uint32_t block;
    std::uint32_t rows;  ///< of all queens but those in the middle
    /// Gives the quadrants of the halves with these western rows, until it is asked again.
    const HalfQuadrants<Word>& (*quadrants)(void* self, std::uint32_t west_rows);
    void* self;
    const RowSet* sets;
    std::uint32_t first;   ///< the first set of the job
    std::uint32_t stride;  ///< from one set of the job to the next
    std::uint32_t end;     ///< where the sets of the job end
};

/// Pairs of half boards that make a board, those among them whose row set counts twice, and the
/// half boards that were put together.
struct HalvesTally {
    std::uint64_t count = 0;
    std::uint64_t count_of_twice = 0;
    std::uint64_t half_boards = 0;

    friend bool operator==(const HalvesTally&, const HalvesTally&) = default;
};

/// The builds of the loops with wide words: for fields of up to 18, 20, 22, 24 and 26 bits, each
/// with larger tables. Those for 22 bits and more are for processors with 64-bit addresses alone.
inline constexpr int wide_builds = 5;
inline constexpr int usable_wide_builds = sizeof(void*) == 8 ? wide_builds : 2;

/// One build of the inner loops. All of them give equal tallies. Narrow words are for fields of up
/// to 16 bits.
struct HalvesKernel {
    const char* name;
    HalvesTally (*count_narrow)(const HalvesWork<std::uint32_t>&);
    HalvesTally (*count_wide[wide_builds])(const HalvesWork<std::uint64_t>&);
};

}  // namespace queens
