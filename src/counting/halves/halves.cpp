// Row sets, tables and parts of the half-board method.
#include "counting/halves/halves.hpp"

#include <bit>
#include <cassert>
#include <utility>
#include <variant>

#include "core/say.hpp"
#include "counting/kernels/kernels.hpp"

namespace queens {

namespace {

constexpr std::uint32_t bit(int place) { return place < 0 ? 0 : std::uint32_t{1} << place; }

/// Sets of half of 2 * side rows up to complement and reflection.
std::vector<RowSet> classes_of_sets(int side) {
    const int rows = 2 * side;
    const std::uint32_t all = bit(rows) - 1;
    std::vector<RowSet> sets;
    for (std::uint32_t set = 0; set <= all; ++set) {
        if (std::popcount(set) != side) continue;
        std::uint32_t mirrored = 0;
        for (int row = 0; row < rows; ++row) mirrored |= (set >> row & 1U) << (rows - 1 - row);
        if (set > (all ^ set) || set > mirrored || set > (all ^ mirrored)) continue;
        const bool symmetric = mirrored == set || mirrored == (all ^ set);
        sets.push_back({set, symmetric ? 2U : 4U});
    }
    return sets;
}

/// The sets of side - 1 rows that leave out the row `middle`; their boards count eight times.
std::vector<RowSet> sets_beside(int side, int middle) {
    std::vector<RowSet> sets;
    const std::uint32_t below = bit(middle) - 1;
    for (std::uint32_t set = 0; set < bit(2 * side - 1); ++set) {
        if (std::popcount(set) != side - 1) continue;
        sets.push_back({(set & below) | (set & ~below) << 1, 8});
    }
    return sets;
}

/// The tables of the western and eastern quadrants around the queens in the middle.
template <typename Word>
struct Around {
    std::vector<QuadrantTable<Word>> tables;
    std::vector<QuadrantPair<Word>> west;
    QuadrantPair<Word> east{};
};

template <typename Word>
QuadrantPair<Word> add_pair(const Placements& all, bool odd, const Taken& north, const Taken& south,
                            Word added, Around<Word>& around) {
    around.tables.emplace_back(all, false, odd, north, added);
    around.tables.emplace_back(all, true, odd, south, Word{0});
    const std::size_t last = around.tables.size() - 1;
    const std::uint32_t columns = (bit(all.side) - 1) & ~north.columns;
    return {around.tables[last - 1].view(), around.tables[last].view(), columns};
}

/// The lines of a queen in the middle column, and of one in the middle row.
Taken north_of_column_queen(int side, int row) {
    return {row + side < 2 * side - 1 ? bit(row + side) : 0, bit(row - 1), bit(row), 0};
}
Taken south_of_column_queen(int row) { return {bit(row - 1), 0, 0, 0}; }
Taken north_of_row_queen(int side, int column) {
    const int falling = column > 0 ? 2 * side - 1 - column : -1;
    return {bit(side + column), bit(falling), 0, bit(column)};
}
Taken south_of_row_queen(int side, int column) {
    return {bit(column - 1), bit(side - 2 - column), 0, bit(column)};
}

Taken both(const Taken& a, const Taken& b) {
    return {a.rising | b.rising, a.falling | b.falling, a.rows | b.rows, a.columns | b.columns};
}

template <typename Word>
Around<Word> around_middle(const Placements& all, bool odd, int middle) {
    const int side = all.side;
    Around<Word> around;
    if (middle == 0) {
        const std::uint32_t diagonal = odd ? bit(side - 1) : 0;
        around.east = add_pair<Word>(all, odd, {0, diagonal, 0, 0}, {diagonal, 0, 0, 0}, 0, around);
        around.west = {around.east};
        return around;
    }
    const Taken north = north_of_column_queen(side, middle);
    const Taken south = south_of_column_queen(middle);
    around.east = add_pair<Word>(all, odd, north, south, 0, around);
    for (int column = 0; column < middle; ++column) {
        const auto lines = column == 0
                               ? Word{0}
                               : word_of<Word>(side, bit(column - 1), bit(2 * side - 1 - column));
        around.west.push_back(
            add_pair<Word>(all, odd, both(north, north_of_row_queen(side, column)),
                           both(south, south_of_row_queen(side, column)), lines, around));
    }
    return around;
}

}  // namespace

struct HalvesTables {
    int n = 0;
    int middle = 0;
    std::vector<RowSet> sets;
    std::variant<Around<std::uint32_t>, Around<std::uint64_t>> around;
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
    const auto classes = static_cast<std::uint32_t>(classes_of_sets(side).size());
    // Measured for 17 and 19 rows; only the ratio to the other middles matters.
    std::vector<HalvesShare> shares{{0, classes, 9 * std::uint64_t{classes}}};
    if (n % 2 == 0) return shares;
    const auto sets = static_cast<std::uint32_t>(sets_beside(side, 1).size());
    for (int middle = 1; middle < side; ++middle) {
        const auto each = static_cast<std::uint64_t>(4 + middle);
        shares.push_back({middle, sets, each * sets});
    }
    return shares;
}

Halves::Halves() : Halves(*halves_kernels().front()) {}
Halves::Halves(const HalvesKernel& kernel, const HalvesLimits& limits)
    : kernel_(kernel), limits_(limits) {}
Halves::~Halves() = default;

HalvesTally Halves::count(int n, const HalvesPart& part) {
    const std::shared_ptr<const HalvesTables> found = tables(n, part.middle);
    assert(part.part < part.parts);
    return std::visit(
        [&]<typename Word>(const Around<Word>& around) {
            const bool even = n % 2 == 0;
            const std::uint32_t rows =
                (bit(n / 2 * 2) - 1) & ~(part.middle > 0 ? bit(part.middle) : 0);
            const int side = n / 2;
            constexpr bool narrow = sizeof(Word) == 4;
            const HalvesWork<Word> work{side,
                                        n,
                                        !even    ? 0
                                        : narrow ? 1
                                                 : 2,
                                        limits_.long_list,
                                        limits_.long_patterns,
                                        rows,
                                        around.west.data(),
                                        static_cast<int>(around.west.size()),
                                        around.east,
                                        found->sets.data(),
                                        part.part,
                                        part.parts,
                                        static_cast<std::uint32_t>(found->sets.size())};
            if constexpr (narrow) {
                return kernel_.count_narrow(work);
            } else {
                return side <= limits_.wide_side ? kernel_.count_wide(work)
                                                 : kernel_.count_widest(work);
            }
        },
        found->around);
}

void Halves::forget() {
    const std::lock_guard lock(mutex_);
    tables_.reset();
    placements_.reset();
}

std::shared_ptr<const HalvesTables> Halves::tables(int n, int middle) {
    const std::lock_guard lock(mutex_);
    if (tables_ && tables_->n == n && tables_->middle == middle) return tables_;
    // The old tables go first, so that both are never in memory unless another thread uses them.
    tables_.reset();
    const int side = n / 2;
    if (!placements_ || placements_->side != side) {
        placements_.reset();
        placements_ = std::make_shared<const Placements>(placements_on(side));
    }
    const bool odd = n % 2 != 0;
    auto made = std::make_shared<HalvesTables>();
    made->n = n;
    made->middle = middle;
    made->sets = middle == 0 ? classes_of_sets(side) : sets_beside(side, middle);
    if (side <= limits_.narrow_side) {
        made->around = around_middle<std::uint32_t>(*placements_, odd, middle);
    } else {
        made->around = around_middle<std::uint64_t>(*placements_, odd, middle);
    }
    if (!odd) placements_.reset();
    tables_ = std::move(made);
    return tables_;
}

}  // namespace queens
