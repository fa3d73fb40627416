// A run that is taken from solution to solution.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/json.hpp"
#include "play/run.hpp"

namespace queens {

class SolutionSearch {
  public:
    explicit SolutionSearch(const Run& run);

    /// Takes at most that many steps, and stops early at a solution and at the end of the search.
    /// Returns whether the last step was a solution.
    bool find(std::uint64_t steps);

    [[nodiscard]] const Board& board() const { return board_; }
    /// On boards stacked the layer of the queen on each square; empty on others.
    [[nodiscard]] std::span<const std::uint8_t> layers() const { return layers_; }
    /// The steps taken so far.
    [[nodiscard]] const Tally& tally() const { return tally_; }

  private:
    std::unique_ptr<Search> search_;
    Board board_;
    std::vector<std::uint8_t> layers_;
    Tally tally_;
    /// Events that the search has emitted, and how many of them were taken.
    std::vector<Event> events_;
    std::size_t taken_ = 0;
    /// How many to ask for next: few at first, so that the first solutions come soon.
    std::size_t batch_ = 64;
};

/// How often each kind of event has happened, as decimal strings.
[[nodiscard]] Json json_of(const Tally& tally);

}  // namespace queens
