// The search for the placements of n + k queens and k pawns on the plane, no queen attacking
// another.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "counting/job.hpp"

namespace queens {

/// Some rows from the top that hold their queens and pawns: what they attack in the next row, and
/// what is still to be placed.
struct PawnPosition {
    std::uint32_t columns = 0;
    std::uint32_t diagonals = 0;
    std::uint32_t anti_diagonals = 0;
    int rows = 0;
    int pawns = 0;
};

class PawnSearch {
  public:
    /// 1 <= n <= 31, pawns >= 0.
    PawnSearch(int n, int pawns) : n_(n), pawns_(pawns), board_((std::uint32_t{1} << n) - 1) {}

    /// The empty board.
    [[nodiscard]] PawnPosition start() const { return {0, 0, 0, n_, pawns_}; }
    /// The ways to fill the next row, by number from 0; in the first row move i is a queen in
    /// column i.
    [[nodiscard]] std::vector<int> moves(const PawnPosition& position) const;
    void play(PawnPosition& position, int move) const;
    /// The completions of a position; nodes are rows filled.
    [[nodiscard]] Completions count(const PawnPosition& position) const;
    /// The placements up to rotation and reflection. Takes somewhat longer than counting them all.
    [[nodiscard]] std::uint64_t count_fundamental() const;

  private:
    /// A row: where its queens and its pawns stand.
    struct Row {
        std::uint32_t queens = 0;
        std::uint32_t pawns = 0;
    };

    [[nodiscard]] std::uint32_t free(const PawnPosition& position) const {
        return board_ & ~(position.columns | position.diagonals | position.anti_diagonals);
    }
    [[nodiscard]] static PawnPosition below(const PawnPosition& position, Row row, int pawns);
    [[nodiscard]] bool is_least(const std::vector<Row>& rows) const;
    [[nodiscard]] std::uint64_t count_least(const PawnPosition& position,
                                            std::vector<Row>& rows) const;
    template <class Found>
    void for_each_row(const PawnPosition& position, Found found) const;
    template <class Found>
    void extend(const PawnPosition& position, std::uint32_t free, Row row, std::uint32_t last,
                int pawns, int later, Found& found) const;
    void search(const PawnPosition& position, Completions& found) const;

    int n_;
    int pawns_;
    std::uint32_t board_;
};

}  // namespace queens
