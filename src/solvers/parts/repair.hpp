// The min-conflicts repair of one queen in each column, on boards of any size.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "solvers/parts/queen_columns.hpp"
#include "solvers/solver.hpp"

namespace queens {

/// Where the queens start: `any_row` and `own_row` put each in turn where fewest of those before
/// attack it, in any row or in a row that no other has; `random_rows` anywhere; `one_row` all in
/// the middle row.
enum class RepairStart : std::uint8_t { any_row, own_row, random_rows, one_row };

/// A step machine whose events name the lines below; the column of an event's square is a column of
/// the queens. It places a queen in each column and then moves one attacked queen after the other;
/// a move is a removal and a placement. It starts again when `patience` moves have not helped.
class Repair {
  public:
    enum Line : std::uint8_t {
        line_start = 1,
        line_take = 3,
        line_move = 4,
        line_restart = 5,
        line_note = 6,
        line_end = 7
    };

    /// At least as many rows as columns, at most 2^30, and not 2 x 2 or 3 x 3.
    Repair(std::uint32_t columns, std::uint32_t rows, RepairStart start, std::uint64_t seed);

    Event step();

    [[nodiscard]] const QueenColumns& queens() const { return queens_; }
    [[nodiscard]] std::span<const std::uint32_t> rows_by_column() const {
        return queens_.rows_by_column();
    }
    /// How many of the next steps take about a millisecond: a move looks at every row.
    [[nodiscard]] std::uint64_t slice() const;
    /// The column whose queen is off the board on its way to another row.
    [[nodiscard]] std::optional<std::uint32_t> moving() const {
        return phase_ == Phase::moving ? std::optional(column_) : std::nullopt;
    }
    /// Moves in all, and since the latest start.
    [[nodiscard]] std::uint64_t moves() const { return moves_; }
    [[nodiscard]] std::uint64_t moves_since_start() const { return moves_since_start_; }
    [[nodiscard]] std::uint64_t starts() const { return starts_; }
    [[nodiscard]] std::uint64_t patience() const {
        return 100 + 4 * std::uint64_t{queens_.columns()};
    }
    [[nodiscard]] std::size_t memory() const {
        return queens_.memory() + sizeof(std::uint32_t) * (unused_.size() + attacked_.size()) +
               is_attacked_.size();
    }

  private:
    enum class Phase : std::uint8_t { starting, choosing, moving, clearing, ended };

    void begin();
    Event start();
    Event choose();
    Event move();
    Event clear();
    Event finish();

    [[nodiscard]] std::uint32_t starting_row();
    [[nodiscard]] bool find_free_row(std::uint32_t& row);
    [[nodiscard]] std::uint32_t row_attacked_once();
    template <class RowAt>
    [[nodiscard]] std::uint32_t fewest_attackers(std::uint32_t count, RowAt row_at);
    void note_attacked(std::uint32_t column);
    void note_all_attacked_by(std::uint32_t column);
    [[nodiscard]] bool any_attacked();

    QueenColumns queens_;
    Random random_;
    RepairStart start_;
    Phase phase_ = Phase::starting;
    bool solved_ = false;
    /// The column of the next placement or removal.
    std::uint32_t column_ = 0;
    std::uint64_t moves_ = 0;
    std::uint64_t moves_since_start_ = 0;
    std::uint64_t starts_ = 0;
    /// Rows without a queen while the queens start; some may have got one since.
    std::vector<std::uint32_t> unused_;
    /// The columns whose queen is attacked; some may not be any more.
    std::vector<std::uint32_t> attacked_;
    std::vector<std::uint8_t> is_attacked_;
};

}  // namespace queens
