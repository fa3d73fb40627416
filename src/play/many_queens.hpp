// More queens than any board has room for, placed while the page goes on drawing.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solvers/parts/many_queens.hpp"

namespace queens {

/// The most queens of a page, whose memory is not given back.
inline constexpr std::uint32_t most_queens_on_page = 1'000'000;

class ManyQueens {
  public:
    /// Starts a search that `refuse_many` does not complain about.
    ManyQueens(const Entry& entry, const Settings& settings, std::uint32_t n);

    /// Works for about `budget` seconds.
    void advance(double budget);

    [[nodiscard]] std::uint32_t queens() const { return n_; }
    [[nodiscard]] bool over() const { return search_ == nullptr; }
    /// Whether the queens, at the end, were looked at and found not to attack each other.
    [[nodiscard]] bool is_solution() const { return is_solution_; }
    [[nodiscard]] const Tally& tally() const { return tally_; }
    /// Seconds at work.
    [[nodiscard]] double seconds() const { return seconds_; }
    /// The row of the queen in each column, at the end; before that none.
    [[nodiscard]] std::span<const std::uint32_t> rows() const { return rows_; }

  private:
    void finish();

    std::uint32_t n_;
    std::unique_ptr<Search> search_;
    Tally tally_;
    double seconds_ = 0;
    bool is_solution_ = false;
    std::vector<std::uint32_t> rows_;
};

}  // namespace queens
