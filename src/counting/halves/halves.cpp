// The queens in the middle and the parts of the half-board method.
#include "counting/halves/halves.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/say.hpp"
#include "counting/halves/kept_quadrants.hpp"
#include "counting/halves/row_sets.hpp"
#include "counting/halves/set_finds.hpp"
#include "counting/kernels/kernels.hpp"

namespace queens {

namespace {

constexpr std::uint32_t bit(int place) { return place < 0 ? 0 : std::uint32_t{1} << place; }

/// What a queen in the middle column takes, and one in the middle row.
Taken north_of_column_queen(int side, int row) {
    return {row + side < 2 * side - 1 ? bit(row + side) : 0, bit(row - 1), 0};
}
Taken south_of_column_queen(int row) { return {bit(row - 1), 0, 0}; }
Taken north_of_row_queen(int side, int column) {
    const int falling = column > 0 ? 2 * side - 1 - column : -1;
    return {bit(side + column), bit(falling), bit(column)};
}
Taken south_of_row_queen(int side, int column) {
    return {bit(column - 1), bit(side - 2 - column), bit(column)};
}

Taken both(const Taken& a, const Taken& b) {
    return {a.rising | b.rising, a.falling | b.falling, a.columns | b.columns};
}

/// The quadrants around the queens in the middle, `middle` as in `HalvesPart`.
template <typename Word>
Corners<Word> corners_around(int n, int middle) {
    const bool odd = n % 2 != 0;
    const int side = n / 2;
    const auto north = [&](const Taken& taken, Word lines) {
        return Corner<Word>{side, false, odd, taken, lines};
    };
    const auto south = [&](const Taken& taken) { return Corner<Word>{side, true, odd, taken, 0}; };
    Corners<Word> corners;
    corners.side = side;
    if (middle == 0) {
        const std::uint32_t diagonal = odd ? bit(side - 1) : 0;
        corners.west_north = {north({0, diagonal, 0}, 0)};
        corners.west_south = {south({diagonal, 0, 0})};
        return corners;
    }
    const Taken above = north_of_column_queen(side, middle);
    const Taken below = south_of_column_queen(middle);
    corners.east_north = {north(above, 0)};
    corners.east_south = {south(below)};
    for (int column = 0; column < middle; ++column) {
        const auto lines = column == 0
                               ? Word{0}
                               : word_of<Word>(side, bit(column - 1), bit(2 * side - 1 - column));
        corners.west_north.push_back(north(both(above, north_of_row_queen(side, column)), lines));
        corners.west_south.push_back(south(both(below, south_of_row_queen(side, column))));
    }
    return corners;
}

/// Whether the row sets of quadrants of that side may come in any order.
bool in_any_order(int side, const HalvesLimits& limits) { return side <= limits.any_order_side; }

int crossings_of(int n, const HalvesLimits& limits) {
    if (n % 2 != 0) return 0;
    return n / 2 <= limits.narrow_side ? 1 : 2;
}

/// The largest quadrants for the first build of the loops with wide words; each further one is for
/// one row and column more.
constexpr int first_wide_side = 10;

/// The sets of a part are first, first + stride ... up to the end.
struct Range {
    std::uint32_t first;
    std::uint32_t stride;
    std::uint32_t end;
};

/// Each `parts`-th set where all placements are kept, so that parts are equally heavy, and a run of
/// neighbours on larger boards.
Range range_of(const HalvesPart& part, std::size_t sets, bool any_order) {
    const auto size = static_cast<std::uint32_t>(sets);
    if (any_order) return {part.part, part.parts, size};
    const auto start = [&](std::uint64_t number) {
        return static_cast<std::uint32_t>(size * number / part.parts);
    };
    return {start(part.part), 1, start(std::uint64_t{part.part} + 1)};
}

std::uint32_t rows_beside(int side, int middle) {
    return (bit(side * 2) - 1) & ~(middle > 0 ? bit(middle) : 0);
}

std::vector<RowSet> sets_of(int side, int middle, bool any_order) {
    std::vector<RowSet> sets = middle == 0 ? classes_of_sets(side) : sets_beside(side, middle);
    if (!any_order) sort_for_neighbours(sets, side);
    return sets;
}

/// What share of the sum over all sets each part has.
template <class Value>
std::vector<double> shares_of_parts(int n, int middle, std::uint32_t parts,
                                    const std::vector<RowSet>& sets, const Value& value) {
    std::vector<double> shares(parts);
    double whole = 0;
    for (std::uint32_t part = 0; part < parts; ++part) {
        const Range range = range_of({middle, part, parts}, sets.size(), in_any_order(n / 2, {}));
        for (std::uint32_t i = range.first; i < range.end; i += range.stride) {
            shares[part] += value(sets[i]);
        }
        whole += shares[part];
    }
    for (double& share : shares) share /= whole;
    return shares;
}

}  // namespace

/// What the parts with the same queens in the middle have in common.
struct Halves::Middle {
    int n;
    int middle;
    std::vector<RowSet> sets;
    std::unique_ptr<KeptQuadrants<std::uint32_t>> narrow;
    std::unique_ptr<KeptQuadrants<std::uint64_t>> wide;

    void keep_nothing() const {
        if (narrow) narrow->keep_nothing();
        if (wide) wide->keep_nothing();
    }
    [[nodiscard]] std::uint64_t bytes() const { return narrow ? narrow->bytes() : wide->bytes(); }
};

std::string refuse_halves(int n, const HalvesPart& part) {
    if (n < fewest_halved_rows || n > most_halved_rows) {
        return say(
            "Halves of {n} rows cannot be counted: they have {fewest} to {most} rows, because the "
            "tables would need too much memory beyond that.",
            {{"n", std::to_string(n)}, {"fewest", fewest_halved_rows}, {"most", most_halved_rows}});
    }
    const int last = n % 2 == 0 ? 0 : n / 2 - 1;
    if (part.middle < 0 || part.middle > last) {
        return say("The middle queen of a job stands in row 0 to {last}, not {row}.",
                   {{"last", last}, {"row", std::to_string(part.middle)}});
    }
    if (part.part >= part.parts || part.parts > most_parts) {
        return say(
            "A job is one of at most {most} parts with a number below theirs; this one is {part} "
            "of {parts}.",
            {{"most", std::to_string(most_parts)},
             {"part", std::to_string(part.part)},
             {"parts", std::to_string(part.parts)}});
    }
    return {};
}

std::vector<HalvesShare> shares_of_halves(int n) {
    assert(fewest_halved_rows <= n && n <= most_halved_rows);
    const int side = n / 2;
    const std::uint32_t classes = number_of_classes(side);
    // Measured for 17 and 19 rows; only the ratio to the other middles matters.
    std::vector<HalvesShare> shares{{0, classes, 9 * std::uint64_t{classes}}};
    if (n % 2 == 0) return shares;
    const std::uint32_t sets = number_beside(side);
    for (int middle = 1; middle < side; ++middle) {
        const auto each = static_cast<std::uint64_t>(4 + middle);
        shares.push_back({middle, sets, each * sets});
    }
    return shares;
}

std::vector<std::uint32_t> parts_of_halves(int n, std::size_t wanted) {
    /// A job of fewer row sets would be over before it has begun; on large boards each takes long.
    const std::uint32_t fewest_sets = n < 24 ? 16 : 1;
    const std::vector<HalvesShare> shares = shares_of_halves(n);
    std::uint64_t whole = 0;
    for (const HalvesShare& share : shares) whole += share.weight;
    std::vector<std::uint32_t> parts;
    for (const HalvesShare& share : shares) {
        const auto wish = static_cast<std::uint32_t>((wanted * share.weight + whole - 1) / whole);
        parts.push_back(std::clamp(wish, 1U, std::max(1U, share.sets / fewest_sets)));
    }
    return parts;
}

std::vector<double> weights_of_halves(int n, int middle, std::uint32_t parts) {
    const int side = n / 2;
    if (in_any_order(side, {})) return std::vector<double>(parts, 1.0 / parts);
    const SetWeights weights(side, rows_beside(side, middle));
    return shares_of_parts(n, middle, parts, sets_of(side, middle, false),
                           [&](const RowSet& set) { return weights.of(set.west); });
}

std::vector<double> finds_of_halves(int n, int middle, std::uint32_t parts) {
    const int side = n / 2;
    const std::uint32_t rows = rows_beside(side, middle);
    const std::vector<RowSet> sets = sets_of(side, middle, in_any_order(side, {}));
    const SetWeights weights(side, rows);
    const SetFinds finds(weights, n, crossings_of(n, {}), rows, sets);
    return shares_of_parts(n, middle, parts, sets,
                           [&](const RowSet& set) { return finds.of(set); });
}

Halves::Halves(std::uint64_t kept_bytes)
    : Halves(*halves_kernels().front(), {.kept_bytes = kept_bytes}) {}
Halves::Halves(const HalvesKernel& kernel, const HalvesLimits& limits)
    : kernel_(kernel), limits_(limits) {}
Halves::~Halves() = default;

HalvesTally Halves::count(int n, const HalvesPart& part) {
    const std::shared_ptr<Middle> found = around(n, part.middle);
    assert(part.part < part.parts);
    const int side = n / 2;
    const std::uint32_t rows = rows_beside(side, part.middle);
    const auto [first, stride, end] =
        range_of(part, found->sets.size(), in_any_order(side, limits_));
    const auto work_with = [&, first = first, stride = stride, end = end]<typename Word>(
                               KeptQuadrants<Word>& kept, const auto& count_sets) {
        struct Asked {
            Hand<Word> hand;
            std::uint32_t rows;
        };
        Asked asked{Hand<Word>(kept), rows};
        return count_sets(
            HalvesWork<Word>{side, n, crossings_of(n, limits_), limits_.long_list,
                             limits_.long_patterns, limits_.neighbours, limits_.groups,
                             side <= limits_.one_block_side ? 0 : limits_.block, rows,
                             [](void* self, std::uint32_t west_rows) -> const HalfQuadrants<Word>& {
                                 auto& mine = *static_cast<Asked*>(self);
                                 return mine.hand.take(west_rows, mine.rows);
                             },
                             &asked, found->sets.data(), first, stride, end});
    };
    if (found->narrow) return work_with(*found->narrow, kernel_.count_narrow);
    const int build = std::max(0, side - first_wide_side) + limits_.passed_over;
    return work_with(*found->wide, kernel_.count_wide[std::min(build, usable_wide_builds - 1)]);
}

void Halves::forget() {
    const std::lock_guard lock(mutex_);
    if (latest_) latest_->keep_nothing();
    latest_.reset();
}

std::uint64_t Halves::kept_bytes() {
    const std::lock_guard lock(mutex_);
    return latest_ ? latest_->bytes() : 0;
}

std::shared_ptr<Halves::Middle> Halves::around(int n, int middle) {
    const std::lock_guard lock(mutex_);
    if (latest_ && latest_->n == n && latest_->middle == middle) return latest_;
    // Threads that are still at the middle before list what they need and keep no more of it.
    if (latest_) latest_->keep_nothing();
    const int side = n / 2;
    auto made = std::make_shared<Middle>();
    made->n = n;
    made->middle = middle;
    made->sets = sets_of(side, middle, in_any_order(side, limits_));
    if (side <= limits_.narrow_side) {
        made->narrow = std::make_unique<KeptQuadrants<std::uint32_t>>(
            corners_around<std::uint32_t>(n, middle), limits_.kept_bytes);
    } else {
        made->wide = std::make_unique<KeptQuadrants<std::uint64_t>>(
            corners_around<std::uint64_t>(n, middle), limits_.kept_bytes);
    }
    latest_ = std::move(made);
    return latest_;
}

}  // namespace queens
