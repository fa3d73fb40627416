// Matching the western half boards of a row set with the eastern ones.
//
// Both are listed by the row of their innermost queen. For each western row the eastern half boards
// that this queen attacks are filtered out first; where the lists are long the western ones are
// filtered by the eastern innermost queen too. What is left is counted by bit slices.
//
// On an even board transposition saves up to half of the work. Call the k-th row from the middle to
// the north and that to the south crossed when their queens stand in different halves (west and
// east), and the k-th columns when theirs do (north and south). Written down from the middle on, 1
// for crossed and 0 for not, the rows give one binary number and the columns another; transposition
// exchanges the two. Boards with the larger number of columns count twice, and those with the
// smaller one are left out: with numbers of one bit a quarter of the pairs, with two bits three
// eighths. The second bit doubles the lists, which pays where they are long.
//
// On the largest boards the eastern lists are sorted, so that neighbours have lines in common.
// Western half boards that touch a line of some thousands of neighbours are filtered out, and of
// those that are left the ones that touch a line of some hundreds, before these are made into
// tables.
//
// A word of a half board lacks two bits that only an innermost queen at the edge can set; they are
// known from its list. The bit's place (number 0 of each field) is used for another one that only
// the filter for the other half's innermost queen at the edge has to see. For the bit slices it is
// set anew in the patterns: by the eastern innermost queen.
#pragma once

#include "counting/halves/bit_slices.hpp"
#include "counting/halves/half_boards.hpp"

namespace queens::QUEENS_VECTORS {

/// The bits of a field are split among several tables by the `Parts`, a `Cut`. Where it is asked to
/// sort, long lists are matched by neighbours.
template <typename Word, typename Parts, bool sorts>
class Matching {
  public:
    explicit Matching(const HalvesWork<Word>& work)
        : work_(work), field_(2 * work.side - 2), slices_(field_) {
        west_.sided = east_.sided = work.crossings > 1 ? work.crossings - 1 : 0;
    }

    HalvesTally run() {
        HalvesTally tally;
        for (std::uint32_t i = work_.first; i < work_.end; i += work_.stride) {
            const RowSet set = work_.sets[i];
            quadrants_ = &work_.quadrants(work_.self, set.west);
            north_queens_ = ones_in(set.west & ((1U << work_.side) - 1));
            const std::uint64_t boards = set.times * count(set.west, tally.half_boards);
            tally.count += boards;
            if (set.times == 2) tally.count_of_twice += boards;
        }
        return tally;
    }

  private:
    using Slices = BitSlices<Word, Parts>;
    static constexpr Word low_bit = 1;
    static constexpr Word high_bit = Word{1} << second_field<Word>;
    /// Lists of which the western one is at least so long, and the filtered eastern one too, are
    /// worth filtering on both sides.
    static constexpr std::uint32_t long_west = 48;
    static constexpr std::uint32_t long_east = 1300;

    /// Sides of queens (`HalfBoards`), a bit for each: those of the eastern half boards, and those
    /// of the western ones whose pairs with them count once and twice.
    struct Sides {
        std::uint32_t east;
        std::uint32_t once;
        std::uint32_t twice;
    };

    /// Boards with these western rows, and the half boards that were listed for them, each once:
    /// blocks of western ones are listed anew for each block of eastern ones.
    std::uint64_t count(std::uint32_t west_rows, std::uint64_t& half_boards) {
        std::uint64_t sum = 0;
        bool is_first = true;
        for (int row = 0; row < work_.board;) {
            row = list_block(east_, row, [&](std::uint32_t rows) { list_east(rows); });
            if constexpr (sorts) sort(east_);
            half_boards += east_.size();
            for (int west_row = 0; west_row < work_.board;) {
                west_row =
                    list_block(west_, west_row, [&](std::uint32_t rows) { list_west(rows); });
                if (is_first) half_boards += west_.size();
                sum += match(west_rows);
            }
            is_first = false;
        }
        return sum;
    }

    /// Lists a block of half boards whose innermost rows begin with `row`; returns where they end.
    template <class List>
    int list_block(HalfBoards<Word>& boards, int row, const List& list) {
        if (work_.block == 0) {
            boards.clear();
            list(~0U);
            return work_.board;
        }
        boards.release();
        while (row < work_.board && boards.size() < work_.block) list(1U << row++);
        return row;
    }

    void list_west(std::uint32_t rows) {
        for (int i = 0; i < quadrants_->west_pairs; ++i) {
            add_half_boards(quadrants_->west[i], work_.side, north_queens_, rows, west_);
        }
    }
    void list_east(std::uint32_t rows) {
        const std::uint32_t all = ones_in(work_.rows & ((1U << work_.side) - 1));
        add_half_boards(quadrants_->east, work_.side, all - north_queens_, rows, east_);
    }

    void sort(HalfBoards<Word>& boards) {
        for (auto& lists : boards.of) {
            for (WordList<Word>& list : lists) {
                if (list.size >= work_.long_list) sort_by_middle_lines(list, work_.side, room_);
            }
        }
    }

    /// The bits of the other half's words that an innermost queen in this row attacks.
    [[nodiscard]] Word attacked_by(int row) const {
        Word bits = 0;
        const int falling = row - 1 - work_.board % 2;
        if (falling > 0 && falling < field_) bits |= high_bit << falling;
        if (falling == field_) bits |= high_bit;
        if (row < field_) bits |= low_bit << row;
        return bits;
    }

    /// Which rows are crossed, from the middle on.
    [[nodiscard]] std::uint32_t crossed_rows(std::uint32_t west_rows) const {
        std::uint32_t crossed = 0;
        for (int k = 0; k < work_.crossings; ++k) {
            const std::uint32_t north = west_rows >> (work_.side - 1 - k);
            const std::uint32_t south = west_rows >> (work_.side + k);
            crossed = crossed << 1 | ((north ^ south) & 1U);
        }
        return crossed;
    }

    std::uint64_t match(std::uint32_t west_rows) {
        const int half = work_.board / 2;
        const std::uint32_t rows = crossed_rows(west_rows);
        std::uint64_t sum = 0;
        for (int row = 0; row < work_.board; ++row) {
            if (work_.crossings == 0) {
                sum += match_rows(row, 0, work_.board, {1, 1, 0});
                continue;
            }
            sum += match_side(row, 0, half, row >= half, rows);
            sum += match_side(row, half, work_.board, row < half, rows);
        }
        return sum;
    }

    /// Matches the western half boards of a row with the eastern ones of rows first .. last - 1,
    /// which are those of one side; `crossed` says whether the innermost columns are.
    std::uint64_t match_side(int row, int first, int last, bool crossed, std::uint32_t rows) {
        const std::uint32_t ways = west_.ways();
        const std::uint32_t all = (1U << ways) - 1;
        const bool rows_crossed = (rows & ways) != 0;
        if (crossed != rows_crossed) {
            return crossed ? match_rows(row, first, last, {all, 0, all}) : 0;
        }
        const std::uint32_t rest = rows & (ways - 1);
        std::uint64_t sum = 0;
        for (std::uint32_t east = 0; east < ways; ++east) {
            Sides sides{1U << east, 1U << (east ^ rest), 0};
            for (std::uint32_t columns = rest + 1; columns < ways; ++columns) {
                sides.twice |= 1U << (east ^ columns);
            }
            sum += match_rows(row, first, last, sides);
        }
        return sum;
    }

    std::uint64_t match_rows(int row, int first, int last, const Sides& sides) {
        const std::uint32_t asked = size_of(west_.of[row], sides.once | sides.twice);
        if (asked == 0) return 0;
        std::uint32_t all = 0;
        for (int partner = first; partner < last; ++partner) {
            all += size_of(east_.of[partner], sides.east);
        }
        const int apart = 1 + work_.board % 2;
        const Word attacked = attacked_by(row);
        const bool filter_west = asked >= long_west && all >= long_east;
        patterns_.reserve(all + Slices::most);
        patterns_.size = 0;
        std::uint64_t sum = 0;
        for (int partner = first; partner < last; ++partner) {
            if (partner == row - apart || partner == row + apart) continue;
            const Word edge = partner == 0                 ? high_bit
                              : partner == work_.board - 1 ? low_bit
                                                           : Word{0};
            const auto keep = static_cast<Word>(~(low_bit | high_bit));
            add_disjoint(east_.of[partner], sides.east, attacked, keep, edge, patterns_);
            if (!filter_west || patterns_.size == 0) continue;
            sum += match_patterns(row, sides, attacked_by(partner));
            patterns_.size = 0;
        }
        return patterns_.size == 0 ? sum : sum + match_patterns(row, sides, 0);
    }

    /// Matches the patterns with those western half boards of a row that have no bit of `attacked`.
    std::uint64_t match_patterns(int row, const Sides& sides, Word attacked) {
        const Words<Word> once = disjoint(west_.of[row], sides.once, attacked, once_);
        const Words<Word> twice = disjoint(west_.of[row], sides.twice, attacked, twice_);
        const Words<Word> patterns{patterns_.data(), patterns_.size};
        if (!sorts || patterns.size < work_.long_patterns) {
            return slices_.count(patterns, once, twice);
        }
        return patterns.size > work_.groups * work_.neighbours
                   ? match_sorted<true>(patterns, once, twice)
                   : match_sorted<false>(patterns, once, twice);
    }

    /// Matches sorted patterns: groups of neighbours with those queries that touch no line that the
    /// whole group has, and of such a group, if `is_outer`, smaller groups in the same way.
    template <bool is_outer>
    std::uint64_t match_sorted(Words<Word> patterns, Words<Word> once, Words<Word> twice) {
        const std::uint32_t most = is_outer ? work_.groups * work_.neighbours : work_.neighbours;
        std::uint64_t sum = 0;
        while (patterns.size > 0) {
            const Words<Word> near{patterns.words, patterns.size < most ? patterns.size : most};
            const Word lines = lines_of_all(near);
            const Words<Word> here = disjoint(once, lines, once_alike_[is_outer]);
            const Words<Word> here_twice = disjoint(twice, lines, twice_alike_[is_outer]);
            if constexpr (is_outer) {
                sum += match_sorted<false>(near, here, here_twice);
            } else {
                sum += slices_.count(near, here, here_twice);
            }
            patterns = {patterns.words + near.size, patterns.size - near.size};
        }
        return sum;
    }

    using Lists = WordList<Word>[most_sides];

    [[nodiscard]] static std::uint32_t size_of(const Lists& lists, std::uint32_t sides) {
        std::uint32_t sum = 0;
        for (; sides != 0; sides &= sides - 1) sum += lists[lowest(sides)].size;
        return sum;
    }

    /// Adds the words of lists that have no bit of `mask`, see `keep_disjoint`.
    static void add_disjoint(const Lists& lists, std::uint32_t sides, Word mask, Word keep,
                             Word add, WordList<Word>& to) {
        for (; sides != 0; sides &= sides - 1) {
            const WordList<Word>& list = lists[lowest(sides)];
            to.reserve(to.size + list.size);
            to.size += keep_disjoint(list.data(), list.size, mask, keep, add, to.data() + to.size);
        }
    }

    static Words<Word> disjoint(Words<Word> from, Word mask, WordList<Word>& room) {
        if (mask == 0) return from;
        room.reserve(from.size);
        room.size = keep_disjoint(from.words, from.size, mask, static_cast<Word>(~Word{0}), Word{0},
                                  room.data());
        return {room.data(), room.size};
    }

    /// The words of lists that have no bit of `mask`, in `room` if they cannot stay where they are.
    static Words<Word> disjoint(const Lists& lists, std::uint32_t sides, Word mask,
                                WordList<Word>& room) {
        const bool one = sides != 0 && (sides & (sides - 1)) == 0;
        if (one && mask == 0) {
            const WordList<Word>& list = lists[lowest(sides)];
            return {list.data(), list.size};
        }
        room.size = 0;
        add_disjoint(lists, sides, mask, static_cast<Word>(~Word{0}), Word{0}, room);
        return {room.data(), room.size};
    }

    /// The place of the lowest bit of a number that is not 0.
    [[gnu::always_inline]] static int lowest(std::uint32_t bits) { return __builtin_ctz(bits); }

    const HalvesWork<Word>& work_;
    const int field_;
    const HalfQuadrants<Word>* quadrants_ = nullptr;
    std::uint32_t north_queens_ = 0;
    HalfBoards<Word> west_;
    HalfBoards<Word> east_;
    WordList<Word> patterns_;
    WordList<Word> once_;
    WordList<Word> twice_;
    /// For the smaller groups of neighbours, and for the larger ones.
    WordList<Word> once_alike_[2];
    WordList<Word> twice_alike_[2];
    WordList<Word> room_;
    Slices slices_;
};

}  // namespace queens::QUEENS_VECTORS
