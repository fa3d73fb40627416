// Sosic & Gu's local search on permutations, which takes time in proportion to the board's side.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "solvers/parts/queen_columns.hpp"
#include "solvers/solver.hpp"

namespace queens {

/// A step machine whose events name the lines below. It places queens at random where nobody
/// attacks them, the last few anywhere, all in columns and rows of their own, and then swaps the
/// rows of attacked queens with those of others. A swap is two removals and two placements, a swap
/// that is not made one rejection of the square that the attacked queen would have come to. It
/// starts again where no swap helps.
class PermutationSearch {
  public:
    enum Line : std::uint8_t {
        line_place = 1,
        line_reject = 2,
        line_rest = 3,
        line_keep = 6,
        line_swap = 7,
        line_restart = 8,
        line_note = 9,
        line_end = 10
    };

    /// 1, or from 4 to 2^30 columns and rows.
    PermutationSearch(std::uint32_t n, std::uint64_t seed);

    Event step();

    /// The rows of the queens by column, from the first; those behind the queens that stand are not
    /// given out yet.
    [[nodiscard]] std::span<const std::uint32_t> rows_by_column() const { return rows_; }
    /// How many steps take about a millisecond.
    [[nodiscard]] static constexpr std::uint64_t slice() { return 4096; }
    [[nodiscard]] std::uint32_t standing() const { return standing_; }
    /// Queens that were placed without being attacked, at the latest start.
    [[nodiscard]] std::uint32_t placed_well() const { return placed_well_; }
    [[nodiscard]] std::uint64_t swaps() const { return swaps_; }
    [[nodiscard]] std::uint64_t rejected_swaps() const { return rejected_swaps_; }
    [[nodiscard]] std::uint64_t starts() const { return starts_; }
    /// How many others share a diagonal with the queen in a column, which stands.
    [[nodiscard]] std::uint32_t attackers(std::uint32_t column) const {
        return on_diagonal_[diagonal(column, rows_[column])] +
               std::uint32_t{on_anti_diagonal_[column + rows_[column]]} - 2;
    }
    /// The columns whose queens the last event left in their rows, or that are to swap them and
    /// have not been placed again.
    [[nodiscard]] std::optional<std::array<std::uint32_t, 2>> weighed() const {
        const bool swaps = phase_ == Phase::swapping && part_ <= 2;
        return kept_ || swaps ? std::optional(std::array{column_, other_}) : std::nullopt;
    }
    /// Whether the queen in a column is off the board, on its way to its new row.
    [[nodiscard]] bool is_moving(std::uint32_t column) const {
        if (phase_ != Phase::swapping) return false;
        return column == column_ ? part_ < 3 : column == other_ && part_ > 1;
    }
    [[nodiscard]] std::size_t memory() const {
        return sizeof(std::uint32_t) * rows_.size() +
               sizeof(std::uint16_t) * (on_diagonal_.size() + on_anti_diagonal_.size());
    }

  private:
    enum class Phase : std::uint8_t { placing, resting, mending, swapping, clearing, ended };

    void begin();
    Event place();
    Event rest();
    Event mend();
    Event swap();
    Event clear();
    Event finish();

    [[nodiscard]] std::uint32_t diagonal(std::uint32_t column, std::uint32_t row) const {
        return column + static_cast<std::uint32_t>(rows_.size()) - 1 - row;
    }
    [[nodiscard]] Square square_of(std::uint32_t column) const {
        return square_at(column, rows_[column]);
    }
    void count(std::uint32_t column, int by);
    Event put_next(std::uint32_t from, Line line);
    [[nodiscard]] bool swap_helps(std::uint32_t other) const;

    /// The rows of the queens that stand, then those that are left.
    std::vector<std::uint32_t> rows_;
    std::vector<std::uint16_t> on_diagonal_;
    std::vector<std::uint16_t> on_anti_diagonal_;
    Random random_;
    Phase phase_ = Phase::placing;
    bool solved_ = false;
    bool kept_ = false;
    std::uint32_t standing_ = 0;
    std::uint32_t placed_well_ = 0;
    /// The queen to be mended, the other of a swap, and how far the swap is.
    std::uint32_t column_ = 0;
    std::uint32_t other_ = 0;
    std::uint32_t part_ = 0;
    std::uint64_t draws_ = 0;
    std::uint64_t tries_ = 0;
    std::uint64_t swaps_ = 0;
    std::uint64_t rejected_swaps_ = 0;
    std::uint64_t starts_ = 0;
};

}  // namespace queens
