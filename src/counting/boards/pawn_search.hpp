// The search for the placements of n + k queens and k pawns on the plane, no queen attacking
// another.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "counting/boards/pawn_rows.hpp"
#include "counting/job.hpp"

namespace queens {

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

  private:
    [[nodiscard]] std::uint32_t free(const PawnPosition& position) const {
        return board_ & ~position.attacked();
    }
    void search(const PawnPosition& position, Completions& found) const;

    int n_;
    int pawns_;
    std::uint32_t board_;
};

}  // namespace queens
