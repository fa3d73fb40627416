#include "gardens/solutions.hpp"

#include <bit>
#include <limits>

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
          columns_(static_cast<std::size_t>(puzzle.n)),
          queens_left_(queens) {}

    /// Returns whether there were queens enough.
    bool run() {
        const auto units = static_cast<unsigned>(puzzle_.units.size());
        extend(every_square(puzzle_.n), (std::uint64_t{1} << units) - 1);
        return !lacks_queens_;
    }

  private:
    /// Puts queens on all units of `open`, a bit each. False to stop.
    bool extend(const SquareSet& live, std::uint64_t open) {
        if (open == 0) return found_(columns_);
        const int n = puzzle_.n;
        for (SquareSet left = fewest(live, open); !left.empty(); left.erase(left.first())) {
            lacks_queens_ = queens_left_ == 0;
            if (lacks_queens_) return false;
            --queens_left_;
            const int square = left.first();
            const int region = region_at(square);
            columns_[static_cast<std::size_t>(square / n)] = square % n;
            const std::uint64_t settled = std::uint64_t{1} << row_unit(square / n) |
                                          std::uint64_t{1} << column_unit(square % n, n) |
                                          std::uint64_t{1} << region;
            const SquareSet& out = puzzle_.rules_out[static_cast<std::size_t>(square)];
            if (!extend(live.without(out), open & ~settled)) return false;
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

    [[nodiscard]] int region_at(int square) const {
        int unit = region_unit(0, puzzle_.n);
        while (!puzzle_.units[static_cast<std::size_t>(unit)].contains(square)) ++unit;
        return unit;
    }

    const Puzzle& puzzle_;
    Found found_;
    GardenSolution columns_;
    std::uint64_t queens_left_;
    bool lacks_queens_ = false;
};

template <class Found>
bool search(const Puzzle& puzzle, std::uint64_t queens, Found found) {
    return FewestSquares<Found>(puzzle, queens, found).run();
}

}  // namespace

std::vector<GardenSolution> solutions_of(const Puzzle& puzzle, std::size_t most) {
    return seek_solutions(puzzle, most, no_limit).solutions;
}

SoughtSolutions seek_solutions(const Puzzle& puzzle, std::size_t most, std::uint64_t queens) {
    SoughtSolutions sought;
    if (most == 0) return sought;
    const bool ended = search(puzzle, queens, [&](const GardenSolution& columns) {
        sought.solutions.push_back(columns);
        return sought.solutions.size() < most;
    });
    sought.given_up = !ended;
    return sought;
}

std::optional<GardenSolution> another_solution(const Puzzle& puzzle, const GardenSolution& than) {
    std::optional<GardenSolution> other;
    search(puzzle, no_limit, [&](const GardenSolution& columns) {
        if (columns != than) other = columns;
        return !other;
    });
    return other;
}

}  // namespace queens
