// What the racers of this visit needed to their first solutions, to be compared and as a table.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/surface.hpp"
#include "play/race.hpp"

namespace queens {

/// A racer's first solution.
struct RaceResult {
    /// The slug of its solver.
    std::string solver;
    /// A link to the board where it began.
    std::string link;
    /// The side of that board if it was an empty square, else 0.
    int side = 0;
    Surface surface;
    std::uint64_t seed = 0;
    FirstSolution first;

    /// Whether both are of the same search.
    [[nodiscard]] bool repeats(const RaceResult& other) const {
        return solver == other.solver && link == other.link && seed == other.seed;
    }
};

class RaceResults {
  public:
    static constexpr std::size_t most = 1000;

    /// In the order in which they came; a search that is repeated takes the place of its first.
    [[nodiscard]] const std::vector<RaceResult>& all() const { return results_; }
    /// Adds the first solution of a racer of a race, if it has found one; of too many the earliest
    /// go.
    void add(const Race& race, const Racer& racer);
    void forget() { results_.clear(); }

    /// What a solver needed on the empty square boards of a surface, by their side: steps, or
    /// seconds.
    [[nodiscard]] std::map<int, double> growth(std::string_view solver, Surface surface,
                                               Fairness by) const;
    /// Values for spreadsheets, a line of heads first and then a line for each result.
    [[nodiscard]] std::string table() const;

  private:
    std::vector<RaceResult> results_;
};

}  // namespace queens
