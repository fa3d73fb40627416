// Placements of queens that keep the rule of gardens without regions: one in each row and each
// column, and no two that touch.
#include <bit>

#include "gardens/ground.hpp"
#include "tables/methods.hpp"

namespace queens {

namespace {

constexpr Surface plane{};

/// Counts by the columns that are taken so far and the one taken last.
class UntouchedColumns {
  public:
    UntouchedColumns(int n, Surface surface) : n_(n), surface_(surface) {}

    /// Those whose queen in the first row is in that column; nothing if it was stopped.
    [[nodiscard]] std::optional<std::uint64_t> starting_in(int first, const GoOn& go_on) const {
        const std::size_t sets = std::size_t{1} << n_;
        const auto side = static_cast<std::size_t>(n_);
        std::vector<std::uint64_t> ways(sets * side);
        const auto at = [&](std::size_t taken, int last) -> std::uint64_t& {
            return ways[taken * side + static_cast<std::size_t>(last)];
        };
        at(std::size_t{1} << first, first) = 1;
        constexpr std::size_t often = 1 << 14;
        for (std::size_t taken = 1; taken + 1 < sets; ++taken) {
            if (taken % often == 0 && !go_on()) return std::nullopt;
            for (int last = 0; last < n_; ++last) {
                const std::uint64_t so_far = at(taken, last);
                if (so_far == 0) continue;
                for (int next = 0; next < n_; ++next) {
                    const std::size_t bit = std::size_t{1} << next;
                    if ((taken & bit) == 0 && !touch(last, next)) at(taken | bit, next) += so_far;
                }
            }
        }
        std::uint64_t all = 0;
        for (int last = 0; last < n_; ++last) {
            if (surface_.ends == Join::open || n_ == 1 || !touch(last, first)) {
                all += at(sets - 1, last);
            }
        }
        return all;
    }

  private:
    /// Whether queens in neighbouring rows touch.
    [[nodiscard]] bool touch(int one, int other) const {
        const int distance = std::abs(one - other);
        return distance <= 1 || (surface_.sides != Join::open && distance == n_ - 1);
    }

    int n_;
    Surface surface_;
};

/// The ways to go on from that row, where the squares are taken or touched.
std::uint64_t ways_from(const GardenGround& ground, int row, const SquareSet& ruled_out) {
    if (row == ground.n) return 1;
    std::uint64_t ways = 0;
    const SquareSet& line = ground.lines[static_cast<std::size_t>(row_unit(row))];
    for_each_square(line.without(ruled_out), [&](int square) {
        ways += ways_from(ground, row + 1,
                          ruled_out.with(ground.excluded[static_cast<std::size_t>(square)]));
    });
    return ways;
}

}  // namespace

std::optional<Numbers> untouched_placements(int n, const GoOn& go_on) {
    Numbers numbers;
    for (const Surface surface : {plane, cylinder_surface, torus_surface}) {
        const UntouchedColumns columns(n, surface);
        // Around the sides each first column has as many.
        const bool alike = surface.sides != Join::open;
        std::uint64_t all = 0;
        for (int first = 0; first < (alike ? 1 : n); ++first) {
            const auto ways = columns.starting_in(first, go_on);
            if (!ways) return std::nullopt;
            all += *ways;
        }
        numbers.push_back(alike ? all * static_cast<std::uint64_t>(n) : all);
    }
    return numbers;
}

std::optional<Numbers> untouched_placements_by_attacks(int n, const GoOn& go_on) {
    Numbers numbers;
    for (const Surface surface : {plane, cylinder_surface, torus_surface}) {
        if (!go_on()) return std::nullopt;
        numbers.push_back(ways_from(GardenGround(n, surface, GardenRule::touch), 0, {}));
    }
    return numbers;
}

}  // namespace queens
