// Matching the western half boards of a row set with the eastern ones.
//
// Both are listed by the row of their innermost queen. For each western row the eastern half boards
// that this queen attacks are filtered out first; where the lists are long the western ones are
// filtered by the eastern innermost queen too. What is left is counted by bit slices.
//
// On an even board transposition saves a quarter: say that the rows are crossed when the queens of
// the two middle rows stand in different halves (west and east), and the columns when the queens of
// the two middle columns do (north and south). Boards with crossed columns only are as many as
// those with crossed rows only, so the former count twice and the latter are left out.
//
// A word of a half board lacks two bits that only an innermost queen at the edge can set; they are
// known from its list. The bit's place (number 0 of each field) is used for another one that only
// the filter for the other half's innermost queen at the edge has to see. For the bit slices it is
// set anew in the patterns: by the eastern innermost queen.
#pragma once

#include "counting/halves/bit_slices.hpp"
#include "counting/halves/half_boards.hpp"

namespace queens::QUEENS_VECTORS {

/// The bits of a field come in tables of so many, see `Cut`.
template <typename Word, unsigned other_width>
class Matching {
  public:
    explicit Matching(const HalvesWork<Word>& work)
        : work_(work), field_(2 * work.side - 2), slices_(field_) {}

    HalvesTally run() {
        HalvesTally tally;
        for (std::uint32_t i = work_.first; i < work_.end; i += work_.stride) {
            const RowSet set = work_.sets[i];
            list(set.west);
            tally.half_boards += west_.size() + east_.size();
            const std::uint64_t boards = set.times * match(set.west);
            tally.count += boards;
            if (set.times == 2) tally.count_of_twice += boards;
        }
        return tally;
    }

  private:
    using Slices = BitSlices<Word, other_width>;
    static constexpr Word low_bit = 1;
    static constexpr Word high_bit = Word{1} << second_field<Word>;
    /// Lists of which the western one is at least so long, and the filtered eastern one too, are
    /// worth filtering on both sides.
    static constexpr std::uint32_t long_west = 48;
    static constexpr std::uint32_t long_east = 1300;

    void list(std::uint32_t west_rows) {
        west_.clear();
        east_.clear();
        const std::uint32_t north = (1U << work_.side) - 1;
        for (int i = 0; i < work_.west_pairs; ++i) {
            add_half_boards(work_.west[i], work_.side, west_rows & north, west_rows >> work_.side,
                            west_);
        }
        const std::uint32_t east_rows = work_.rows & ~west_rows;
        add_half_boards(work_.east, work_.side, east_rows & north, east_rows >> work_.side, east_);
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

    /// How often pairs count whose innermost queens stand on the same side (north or south) or not.
    [[nodiscard]] std::uint32_t times(std::uint32_t west_rows, bool same_side) const {
        if (!work_.transposes) return 1;
        const std::uint32_t middle = west_rows >> (work_.side - 1) & 3U;
        const bool rows_crossed = middle == 1 || middle == 2;
        const bool columns_crossed = !same_side;
        if (rows_crossed == columns_crossed) return 1;
        return columns_crossed ? 2 : 0;
    }

    std::uint64_t match(std::uint32_t west_rows) {
        const int half = work_.board / 2;
        std::uint64_t sum = 0;
        for (int row = 0; row < work_.board; ++row) {
            if (west_.of_row[row].size == 0) continue;
            const bool north = row < half;
            if (const std::uint32_t each = times(west_rows, north); each != 0) {
                sum += each * match_row(row, 0, half);
            }
            if (const std::uint32_t each = times(west_rows, !north); each != 0) {
                sum += each * match_row(row, half, work_.board);
            }
        }
        return sum;
    }

    /// Matches the western half boards of a row with the eastern ones of rows first .. last - 1.
    std::uint64_t match_row(int row, int first, int last) {
        const WordList<Word>& west = west_.of_row[row];
        const int apart = 1 + work_.board % 2;
        const Word attacked = attacked_by(row);
        std::uint32_t all = 0;
        for (int partner = first; partner < last; ++partner) all += east_.of_row[partner].size;
        const bool filter_west = west.size >= long_west && all >= long_east;
        patterns_.reserve(all + Slices::most);
        patterns_.size = 0;
        std::uint64_t sum = 0;
        for (int partner = first; partner < last; ++partner) {
            const WordList<Word>& east = east_.of_row[partner];
            if (east.size == 0 || partner == row - apart || partner == row + apart) continue;
            const Word edge = partner == 0                 ? high_bit
                              : partner == work_.board - 1 ? low_bit
                                                           : Word{0};
            const auto keep = static_cast<Word>(~(low_bit | high_bit));
            patterns_.size += keep_disjoint(east.data(), east.size, attacked, keep, edge,
                                            patterns_.data() + patterns_.size);
            if (!filter_west) continue;
            queries_.reserve(west.size);
            queries_.size = keep_disjoint(west.data(), west.size, attacked_by(partner),
                                          static_cast<Word>(~Word{0}), Word{0}, queries_.data());
            sum += slices_.count(patterns_.data(), patterns_.size, queries_.data(), queries_.size);
            patterns_.size = 0;
        }
        if (patterns_.size == 0) return sum;
        return sum + slices_.count(patterns_.data(), patterns_.size, west.data(), west.size);
    }

    const HalvesWork<Word>& work_;
    const int field_;
    HalfBoards<Word> west_;
    HalfBoards<Word> east_;
    WordList<Word> patterns_;
    WordList<Word> queries_;
    Slices slices_;
};

}  // namespace queens::QUEENS_VECTORS
