// The solving room: the run that is loaded, how it is played, and queens placed by the million.
#pragma once

#include <cstdint>
#include <optional>

#include "play/many_queens.hpp"
#include "play/player.hpp"

namespace queens {

/// Steps that are carried out between two looks at the clock, and the longest time between two
/// frames that is caught up with, in seconds.
inline constexpr std::uint64_t steps_between_looks = 2048;
inline constexpr double longest_frame = 0.25;

class SolveRoom {
  public:
    [[nodiscard]] const Player* player() const { return player_ ? &*player_ : nullptr; }
    [[nodiscard]] bool playing() const { return playing_; }
    /// Whether a far step is being sought, so that the player is on its way.
    [[nodiscard]] bool seeking() const { return target_.has_value() || to_solution_; }
    /// The step of the run, or the one that is sought; nothing without a run.
    [[nodiscard]] std::optional<std::uint64_t> step() const;
    [[nodiscard]] const ManyQueens* many_queens() const { return many_ ? &*many_ : nullptr; }
    /// What the solver has in mind, nothing while a run goes by too fast to be followed.
    [[nodiscard]] const Insight* insight(double speed) const;

    /// Loads a run in place of the present one; queens placed by the million are put away.
    void load(Run run);
    void put_run_away();
    void place_many(const Solver& solver, std::uint32_t queens);
    void put_many_away() { many_.reset(); }

    // These need a run.
    void play();
    void step_by(std::int64_t steps);
    void seek(std::uint64_t step);
    void seek_solution();
    /// Stops playing and seeking where it is.
    void pause();

    /// Moves by so many seconds at `speed` steps a second, and works about `budget` seconds;
    /// returns whether it wants to move on.
    bool move(double seconds, double budget, double speed);
    /// How many seconds it may rest before that.
    [[nodiscard]] double rest(double speed) const;

  private:
    void move_player(double seconds, double budget, double speed);

    std::optional<Player> player_;
    bool playing_ = false;
    /// Where a seek over several frames is heading.
    std::optional<std::uint64_t> target_;
    bool to_solution_ = false;
    double owed_steps_ = 0;
    std::optional<ManyQueens> many_;
};

}  // namespace queens
