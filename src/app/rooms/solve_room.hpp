// The solving room: the run that is loaded, how it is played, and queens placed by the million.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "play/dry_run.hpp"
#include "play/many_queens.hpp"
#include "play/player.hpp"

namespace queens {

/// The longest time between two frames that is caught up with, in seconds.
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
    /// How many steps the run takes in all, if that is known.
    [[nodiscard]] std::optional<std::uint64_t> length() const;
    /// Steps a second: those that are set, or else the pace of a run that begins slowly and stops
    /// at its first solution.
    [[nodiscard]] double pace(std::optional<double> speed) const;
    /// What the last step did and why, as it was found when the room was settled, or the question
    /// what comes next.
    [[nodiscard]] const Reason& reason() const;
    [[nodiscard]] bool asks_first() const { return asks_first_; }
    /// Whether what was done last is held back until the next step is.
    [[nodiscard]] bool asking() const { return asking_; }
    /// What the solver has in mind, nothing while a run goes by too fast to be followed.
    [[nodiscard]] const Insight* insight(std::optional<double> speed) const;

    /// Loads a run in place of the present one.
    void load(Run run);
    /// Queens placed by the million, too.
    void put_run_away();
    void place_many(const Solver& solver, std::uint32_t queens);
    void put_many_away() { many_.reset(); }

    /// Whether a step forward is asked about first; the next one is at once.
    void ask_first(bool on);

    // These need a run.
    void play();
    void step_by(std::int64_t steps);
    void seek(std::uint64_t step);
    void seek_solution();
    /// Works at most `budget` seconds towards what is sought, which there must be.
    void seek_on(double budget);
    /// Stops playing and seeking where it is.
    void pause();
    /// The step that was sought last, if the run ended before it; asked again, nothing.
    std::optional<std::uint64_t> take_missed_step();

    /// Moves by that number of seconds at that pace, and works about `budget` seconds; returns
    /// whether it wants to move on.
    bool move(double seconds, double budget, std::optional<double> speed);
    /// How many seconds it may rest before that.
    [[nodiscard]] double rest(std::optional<double> speed) const;
    /// Finds the reason of the step to which the run has come, unless it is known.
    void settle();
    /// Has the reason found anew, in the language that is spoken now.
    void forget_reason() { explained_.reset(); }

  private:
    void play_on(double seconds, double budget, std::optional<double> speed);
    [[nodiscard]] bool stands_at_first_solution() const;

    std::optional<Player> player_;
    /// The reason, what is asked in its place, and the step of the loaded run that they belong to.
    Reason reason_;
    Reason question_;
    std::optional<std::uint64_t> explained_;
    bool asks_first_ = false;
    bool asking_ = false;
    bool playing_ = false;
    /// Where a seek over several frames is heading.
    std::optional<std::uint64_t> target_;
    bool to_solution_ = false;
    std::optional<std::uint64_t> missed_step_;
    double owed_steps_ = 0;
    /// The step from which the run has been played, and the one at which it stopped by itself, from
    /// where it goes on as fast as it came.
    std::uint64_t played_from_ = 0;
    std::optional<std::uint64_t> stopped_at_;
    std::optional<DryRun> dry_run_;
    std::optional<ManyQueens> many_;
};

/// Why a press places nothing while a run is loaded, and which button puts that away.
[[nodiscard]] std::string why_nothing_is_placed();

}  // namespace queens
