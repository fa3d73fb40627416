// A race: several solvers on the same problem, all at the same step or for the same time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/run.hpp"

namespace queens {

/// How many solvers run side by side.
inline constexpr std::size_t fewest_racers = 2;
inline constexpr std::size_t most_racers = 4;

/// What the racers have in common: the number of steps, or the time they are given.
enum class Fairness : std::uint8_t { steps, time };

/// How many solutions a racer had found by a step.
struct Milestone {
    std::uint64_t step = 0;
    std::uint64_t solutions = 0;

    friend bool operator==(const Milestone&, const Milestone&) = default;
};

/// The steps to a racer's first solution, and the seconds at work, known to some hundred steps.
struct FirstSolution {
    std::uint64_t step = 0;
    double seconds = 0;
};

/// One solver in the race.
class Racer {
  public:
    /// A racer that does not accept the problem stands still.
    Racer(const Solver& solver, const Problem& problem);

    [[nodiscard]] const Entry& entry() const { return *entry_; }
    /// The board it has reached; at the end the last solution, if it found any.
    [[nodiscard]] const Board& board() const {
        return tally_.done && solution_ ? *solution_ : board_;
    }
    [[nodiscard]] const Tally& tally() const { return tally_; }
    /// Seconds at work.
    [[nodiscard]] double seconds() const { return seconds_; }
    /// Why it stands still, empty if it runs.
    [[nodiscard]] const std::string& refusal() const { return refusal_; }
    [[nodiscard]] bool runs() const { return run_.has_value() && !tally_.done; }
    /// In order of steps; at most `most_milestones` of them, evenly thinned out.
    [[nodiscard]] const std::vector<Milestone>& milestones() const { return milestones_; }
    /// What it took to the first solution, nothing before that.
    [[nodiscard]] const std::optional<FirstSolution>& first() const { return first_; }
    /// The squares it has refused since it last placed or took off a piece, the latest ones.
    [[nodiscard]] const std::vector<Square>& refused() const { return refused_; }

    static constexpr std::size_t most_milestones = 400;

    /// Makes its search, which takes a moment on large boards; returns whether there was one to
    /// make.
    bool prepare();
    /// Takes up to that many steps.
    void advance(std::uint64_t steps);

  private:
    void carry_out(const Event& event);
    void note_milestone();

    const Entry* entry_;
    Board board_;
    std::optional<Board> solution_;
    std::optional<FirstSolution> first_;
    std::vector<Square> refused_;
    std::string refusal_;
    std::optional<Run> run_;
    std::unique_ptr<Search> search_;
    Tally tally_;
    double seconds_ = 0;
    std::vector<Milestone> milestones_;
    /// A milestone is kept for every `spacing_` solutions.
    std::uint64_t spacing_ = 1;
};

class Race {
  public:
    /// Takes the slugs of existing solvers.
    Race(Problem problem, const std::vector<std::string>& slugs, std::uint64_t seed);

    [[nodiscard]] const Problem& problem() const { return problem_; }
    [[nodiscard]] const std::vector<Racer>& racers() const { return racers_; }
    /// The seed of those who draw random numbers.
    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    /// Whether somebody still runs.
    [[nodiscard]] bool runs() const;
    /// Whether all racers solve the same puzzle.
    [[nodiscard]] bool is_comparable() const;
    /// Whether a racer that has ended has found that there is no solution.
    [[nodiscard]] bool proves_none() const;
    /// The place of the racer that needed the least to its first solution, nothing as long as
    /// another one could still be better, or where they solve different puzzles.
    [[nodiscard]] std::optional<std::size_t> winner(Fairness fairness) const;

    /// Makes the searches of racers that have none, one at least and others for about `budget`
    /// seconds; returns whether all have theirs.
    bool prepare(double budget);
    /// Lets every racer take up to that many steps, for about `budget` seconds in all; returns how
    /// many each of them took that did not end.
    std::uint64_t advance_steps(std::uint64_t steps, double budget);
    /// Gives every racer the same share of `budget` seconds.
    void advance_time(double budget);

  private:
    Problem problem_;
    std::uint64_t seed_;
    std::vector<Racer> racers_;
};

/// The slugs of existing solvers in a list with dots, as links have it; the first ones if they are
/// too many, nothing if they are too few.
[[nodiscard]] std::vector<std::string> racers_named(std::string_view list);

/// One sentence about those of such a list that do not race, because nobody has that name or too
/// many are listed; empty where there are none.
[[nodiscard]] std::string racers_left_out(std::string_view list);

/// The racers that a visitor meets first.
[[nodiscard]] std::vector<std::string> first_racers();

}  // namespace queens
