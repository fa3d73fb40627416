// Whether the queens that stand on the board can be completed to a solution, found by a search in
// slices of time, and one such solution.
#pragma once

#include <optional>

#include "play/player.hpp"

namespace queens {

/// `unknown` as long as the search goes on, and where it would take too long.
enum class Completable : std::uint8_t { unknown, yes, no };

class CompletionCheck {
  public:
    /// After that number of seconds of work the search is given up.
    static constexpr double patience = 2;
    /// On larger boards a single step may take longer than a frame: they are not searched.
    static constexpr int largest_area = 32 * 32;

    /// Begins to seek a solution of `queens` queens in all with those of the board; leaves the
    /// answer unknown where no search takes the board.
    void ask(const Board& board, int queens);
    /// Works for about that number of seconds; returns whether it wants to go on.
    bool advance(double seconds);
    [[nodiscard]] bool searching() const { return searching_; }
    [[nodiscard]] Completable answer() const { return answer_; }
    /// The solution that was found; only where the answer is yes.
    [[nodiscard]] const Board& solution() const { return player_->board(); }

  private:
    std::optional<Player> player_;
    double seconds_ = 0;
    bool searching_ = false;
    Completable answer_ = Completable::unknown;
};

}  // namespace queens
