#include "gardens/solutions.hpp"

#include <bit>

namespace queens {

namespace {

/// A search over the squares that are left. `Found` is asked at every solution whether to go on.
template <class Found>
class FewestSquares {
  public:
    FewestSquares(const Puzzle& puzzle, Found found)
        : puzzle_(puzzle), found_(found), columns_(static_cast<std::size_t>(puzzle.n)) {}

    void run() {
        const auto units = static_cast<unsigned>(puzzle_.units.size());
        extend(every_square(puzzle_.n), (std::uint64_t{1} << units) - 1);
    }

  private:
    /// Puts queens on all units of `open`, a bit each. False to stop.
    bool extend(const SquareSet& live, std::uint64_t open) {
        if (open == 0) return found_(columns_);
        const int n = puzzle_.n;
        for (SquareSet left = fewest(live, open); !left.empty(); left.erase(left.first())) {
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
};

template <class Found>
void search(const Puzzle& puzzle, Found found) {
    FewestSquares<Found>(puzzle, found).run();
}

}  // namespace

std::vector<GardenSolution> solutions_of(const Puzzle& puzzle, std::size_t most) {
    std::vector<GardenSolution> solutions;
    if (most == 0) return solutions;
    search(puzzle, [&](const GardenSolution& columns) {
        solutions.push_back(columns);
        return solutions.size() < most;
    });
    return solutions;
}

std::optional<GardenSolution> another_solution(const Puzzle& puzzle, const GardenSolution& than) {
    std::optional<GardenSolution> other;
    search(puzzle, [&](const GardenSolution& columns) {
        if (columns != than) other = columns;
        return !other;
    });
    return other;
}

}  // namespace queens
