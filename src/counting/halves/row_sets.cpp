// Listing the row sets, and guessing how much work they are.
#include "counting/halves/row_sets.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace queens {

namespace {

constexpr std::uint32_t bit(int place) { return std::uint32_t{1} << place; }

/// All sets of `size` of `rows` rows, in increasing order.
template <class Take>
void each_set(int rows, int size, const Take& take) {
    const std::uint32_t end = bit(rows);
    for (std::uint32_t set = bit(size) - 1; set < end;) {
        take(set);
        if (set == 0) return;
        const std::uint32_t lowest = set & (~set + 1);
        const std::uint32_t ripple = set + lowest;
        set = ripple | ((set ^ ripple) >> 2) / lowest;
    }
}

std::uint64_t choose(int all, int some) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= some; ++i) {
        ways = ways * static_cast<std::uint64_t>(all - some + i) / static_cast<std::uint64_t>(i);
    }
    return ways;
}

double log_of_factorial(int n) { return std::lgamma(n + 1.0); }

}  // namespace

std::uint32_t number_of_classes(int side) {
    // By Burnside's lemma: sets that are their own mirror images, and those whose mirror image is
    // their complement.
    const std::uint64_t mirrored = side % 2 == 0 ? choose(side, side / 2) : 0;
    const std::uint64_t kept = choose(2 * side, side) + mirrored + bit(side);
    return static_cast<std::uint32_t>(kept / 4);
}

std::uint32_t number_beside(int side) {
    return static_cast<std::uint32_t>(choose(2 * side - 1, side - 1));
}

std::vector<RowSet> classes_of_sets(int side) {
    const int rows = 2 * side;
    const std::uint32_t all = bit(rows) - 1;
    std::vector<RowSet> sets;
    sets.reserve(number_of_classes(side));
    each_set(rows, side, [&](std::uint32_t set) {
        if (set > (all ^ set)) return;
        std::uint32_t mirrored = 0;
        for (int row = 0; row < rows; ++row) mirrored |= (set >> row & 1U) << (rows - 1 - row);
        if (set > mirrored || set > (all ^ mirrored)) return;
        const bool symmetric = mirrored == set || mirrored == (all ^ set);
        sets.push_back({set, symmetric ? 2U : 4U});
    });
    return sets;
}

std::vector<RowSet> sets_beside(int side, int middle) {
    std::vector<RowSet> sets;
    sets.reserve(number_beside(side));
    const std::uint32_t below = bit(middle) - 1;
    each_set(2 * side - 1, side - 1, [&](std::uint32_t set) {
        sets.push_back({(set & below) | (set & ~below) << 1, 8});
    });
    return sets;
}

void sort_for_neighbours(std::vector<RowSet>& sets, int side) {
    std::stable_sort(sets.begin(), sets.end(), [&](const RowSet& a, const RowSet& b) {
        return std::popcount(a.west >> side) < std::popcount(b.west >> side);
    });
}

SetWeights::SetWeights(int side, std::uint32_t rows)
    : side_(side), rows_(rows), placements_(std::size_t{1} << side) {
    for (std::uint32_t set = 0; set < placements_.size(); ++set) {
        double chance = log_of_factorial(side) - log_of_factorial(side - std::popcount(set));
        for (std::uint32_t first = set; first != 0; first &= first - 1) {
            for (std::uint32_t second = first & (first - 1); second != 0; second &= second - 1) {
                const int apart = std::countr_zero(second) - std::countr_zero(first);
                chance += std::log1p(-2.0 * (side - apart) / (side * (side - 1.0)));
            }
        }
        placements_[set] = chance;
    }
}

double SetWeights::half_boards(std::uint32_t rows) const {
    const std::uint32_t north = rows & (bit(side_) - 1);
    const std::uint32_t south = rows >> side_;
    const int first = std::popcount(north);
    const int second = std::popcount(south);
    // The columns of the one quadrant must be those that the other one leaves.
    const double divisions =
        log_of_factorial(first + second) - log_of_factorial(first) - log_of_factorial(second);
    return placements_[north] + placements_[south] - divisions;
}

double SetWeights::of(std::uint32_t west_rows) const {
    // Longer lists are matched faster, pair by pair.
    constexpr double by_pair = 0.85;
    return std::exp(by_pair * (half_boards(west_rows) + half_boards(rows_ & ~west_rows)));
}

}  // namespace queens
