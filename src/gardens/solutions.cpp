#include "gardens/solutions.hpp"

#include <bit>
#include <limits>
#include <utility>

namespace queens {

namespace {

constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

/// A search over the squares that are left. `Found` is asked at every solution whether to go on.
template <class Found>
class FewestSquares {
  public:
    /// Puts down at most `queens` queens in all.
    FewestSquares(const Puzzle& puzzle, std::uint64_t queens, Found found)
        : puzzle_(puzzle),
          found_(found),
          units_at_(static_cast<std::size_t>(puzzle.side * puzzle.side)),
          queens_left_(queens) {
        std::uint64_t bit = 1;
        for (const SquareSet& squares : puzzle.units) {
            for_each_square(
                squares, [&](int square) { units_at_[static_cast<std::size_t>(square)] |= bit; });
            bit <<= 1;
        }
    }

    /// Returns whether there were queens enough.
    bool run() {
        const auto units = static_cast<unsigned>(puzzle_.units.size());
        extend(puzzle_.squares, (std::uint64_t{1} << units) - 1);
        return !lacks_queens_;
    }

  private:
    /// Puts queens on all units of `open`, a bit each. False to stop.
    bool extend(const SquareSet& live, std::uint64_t open) {
        if (open == 0) return found_(queens_);
        for (SquareSet left = fewest(live, open); !left.empty(); left.erase(left.first())) {
            lacks_queens_ = queens_left_ == 0;
            if (lacks_queens_) return false;
            --queens_left_;
            const int square = left.first();
            const auto place = static_cast<std::size_t>(square);
            queens_.insert(square);
            if (!extend(live.without(puzzle_.rules_out[place]), open & ~units_at_[place])) {
                return false;
            }
            queens_.erase(square);
        }
        return true;
    }

    /// What is left of the open unit that has the fewest squares. Most often one has none or a
    /// single one, which is seen without counting.
    [[nodiscard]] SquareSet fewest(const SquareSet& live, std::uint64_t open) const {
        for (std::uint64_t units = open; units != 0; units &= units - 1) {
            const SquareSet left = live.within(unit(units));
            if (!left.has_two()) return left;
        }
        SquareSet best;
        int least = SquareSet::capacity;
        for (std::uint64_t units = open; units != 0 && least > 2; units &= units - 1) {
            const SquareSet left = live.within(unit(units));
            const int size = left.size();
            if (size >= least) continue;
            least = size;
            best = left;
        }
        return best;
    }

    /// The first of the units, a bit each.
    [[nodiscard]] const SquareSet& unit(std::uint64_t units) const {
        return puzzle_.units[static_cast<std::size_t>(std::countr_zero(units))];
    }

    const Puzzle& puzzle_;
    Found found_;
    SquareSet queens_;
    /// The units of each square, a bit each.
    std::vector<std::uint64_t> units_at_;
    std::uint64_t queens_left_;
    bool lacks_queens_ = false;
};

template <class Found>
bool search(const Puzzle& puzzle, std::uint64_t queens, Found found) {
    return FewestSquares<Found>(puzzle, queens, found).run();
}

/// The column of the queen in each row.
GardenSolution columns_of(const SquareSet& queens, int side) {
    GardenSolution columns;
    columns.reserve(static_cast<std::size_t>(side));
    for_each_square(queens, [&](int square) { columns.push_back(square % side); });
    return columns;
}

}  // namespace

SquareSet queens_of(const GardenSolution& solution) {
    const int n = static_cast<int>(solution.size());
    SquareSet queens;
    for (int row = 0; row < n; ++row) {
        queens.insert(row * n + solution[static_cast<std::size_t>(row)]);
    }
    return queens;
}

std::vector<GardenSolution> solutions_of(const Puzzle& puzzle, std::size_t most) {
    return seek_solutions(puzzle, most, no_limit).solutions;
}

SoughtSolutions seek_solutions(const Puzzle& puzzle, std::size_t most, std::uint64_t queens) {
    SoughtSolutions sought;
    if (most == 0) return sought;
    const bool ended = search(puzzle, queens, [&](const SquareSet& found) {
        sought.solutions.push_back(columns_of(found, puzzle.side));
        return sought.solutions.size() < most;
    });
    sought.given_up = !ended;
    return sought;
}

std::optional<SquareSet> only_solution(const Puzzle& puzzle, std::uint64_t queens) {
    std::optional<SquareSet> first;
    bool several = false;
    const bool ended = search(puzzle, queens, [&](const SquareSet& found) {
        several = first.has_value();
        first = found;
        return !several;
    });
    return ended && !several ? first : std::nullopt;
}

std::optional<GardenSolution> another_solution(const Puzzle& puzzle, const GardenSolution& than) {
    std::optional<GardenSolution> other;
    search(puzzle, no_limit, [&](const SquareSet& found) {
        GardenSolution columns = columns_of(found, puzzle.side);
        if (columns != than) other = std::move(columns);
        return !other;
    });
    return other;
}

}  // namespace queens
