// Whether the queens that stand on the board can be completed to a solution, found by a search in
// slices of time.
#pragma once

#include <memory>
#include <optional>

#include "play/run.hpp"

namespace queens {

/// `unknown` as long as the search goes on, and where it would take too long.
enum class Completable : std::uint8_t { unknown, yes, no };

class CompletionCheck {
  public:
    /// After that number of seconds of work nothing is said.
    static constexpr double patience = 0.05;

    /// Asks about that board, unless it is asked already.
    void ask(const Board& board);
    /// Works for about that number of seconds; returns whether it wants to go on.
    bool advance(double seconds);
    [[nodiscard]] Completable answer() const { return answer_; }

  private:
    std::optional<Board> board_;
    std::unique_ptr<Search> search_;
    Tally tally_;
    double seconds_ = 0;
    Completable answer_ = Completable::unknown;
};

}  // namespace queens
