// The racing room: the race that its tab shows, and whether it goes on.
#pragma once

#include <optional>

#include "app/rooms/race_results.hpp"
#include "app/state/state.hpp"

namespace queens {

class RaceRoom {
  public:
    /// The race, made while its tab is open.
    [[nodiscard]] const Race* race() const { return race_ ? &*race_ : nullptr; }
    [[nodiscard]] bool racing() const { return racing_; }
    /// What the racers of this visit have needed.
    [[nodiscard]] const RaceResults& results() const { return results_; }

    /// Makes the race that the state shows on that problem, anew when the problem or the racers
    /// have changed; halts it while its tab is closed. Returns whether another problem has ended a
    /// race that was under way.
    bool line_up(const State& state, const Problem& problem);
    /// Lets the race go on, or halts it.
    void run(bool on);
    /// Puts the race away, so that all start again.
    void reset() { race_.reset(); }
    void forget_results() { results_.forget(); }
    /// Moves by that number of seconds as the state says, and works about `budget` seconds.
    void move(double seconds, double budget, const State& state);

  private:
    std::optional<Race> race_;
    RaceResults results_;
    bool racing_ = false;
    /// The steps that racers are owed.
    double owed_steps_ = 0;
};

}  // namespace queens
