// More queens than any board has room for, placed while the page goes on drawing.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "solvers/parts/many_queens.hpp"

namespace queens {

/// The most queens of a page, whose memory is not given back.
inline constexpr std::uint32_t most_queens_on_page = 1'000'000;

/// A queen's place on the board, from 0 to 1 to the right and down.
struct Place {
    float right = 0;
    float down = 0;
};

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
    /// Where some of the queens stand, at the end: every `every()`th column's.
    [[nodiscard]] const std::vector<Place>& sample() const { return sample_; }
    [[nodiscard]] std::uint32_t every() const { return 1 + (n_ - 1) / most_shown; }

  private:
    static constexpr std::uint32_t most_shown = 4000;

    void finish();

    std::uint32_t n_;
    std::unique_ptr<ManyQueensSearch> search_;
    Tally tally_;
    double seconds_ = 0;
    bool is_solution_ = false;
    std::vector<Place> sample_;
};

}  // namespace queens
