#include "gardens/single_units.hpp"

namespace queens {

namespace {

int last_unit(const Puzzle& puzzle) { return static_cast<int>(puzzle.units.size()) - 1; }

/// The squares that are left of a unit.
SquareSet left_of(const Puzzle& puzzle, const Position& position, int unit) {
    return position.left.within(puzzle.units[static_cast<std::size_t>(unit)]);
}

/// What a unit without a queen rules out, all of whose squares lie in one of the n units from
/// `other`, if some of it is of `about`.
std::optional<Deduction> within_one(const Puzzle& puzzle, const Position& position,
                                    const SquareSet& about, int unit, int other) {
    const SquareSet left = left_of(puzzle, position, unit);
    if (left.empty() || left.meets(position.queens)) return std::nullopt;
    for (int holder = other; holder < other + puzzle.n; ++holder) {
        const SquareSet& squares = puzzle.units[static_cast<std::size_t>(holder)];
        if (!squares.contains(left.first()) || !left.without(squares).empty()) continue;
        const SquareSet fallen = left_of(puzzle, position, holder).without(left);
        if (!fallen.meets(about)) return std::nullopt;
        return Deduction{0, {unit}, {holder}, std::nullopt, fallen};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Deduction> find_attacked(const Puzzle& puzzle, const Position& position,
                                       const SquareSet& about) {
    for (SquareSet queens = position.queens; !queens.empty(); queens.erase(queens.first())) {
        const int square = queens.first();
        const SquareSet fallen =
            position.left.within(puzzle.rules_out[static_cast<std::size_t>(square)]);
        if (fallen.meets(about)) return Deduction{0, {}, {}, square, fallen};
    }
    return std::nullopt;
}

std::optional<Deduction> find_last_square(const Puzzle& puzzle, const Position& position,
                                          const SquareSet& about) {
    for (int unit = last_unit(puzzle); unit >= 0; --unit) {
        const SquareSet left = left_of(puzzle, position, unit);
        if (left.size() != 1 || position.queens.contains(left.first())) continue;
        if (!left.meets(about)) continue;
        return Deduction{0, {unit}, {}, left.first(), {}};
    }
    return std::nullopt;
}

std::optional<Deduction> find_region_in_line(const Puzzle& puzzle, const Position& position,
                                             const SquareSet& about) {
    if (!puzzle.has_regions()) return std::nullopt;
    for (int region = 0; region < puzzle.n; ++region) {
        const int unit = region_unit(region, puzzle.n);
        for (const int first : {row_unit(0), column_unit(0, puzzle.n)}) {
            if (auto found = within_one(puzzle, position, about, unit, first)) return found;
        }
    }
    return std::nullopt;
}

std::optional<Deduction> find_line_in_region(const Puzzle& puzzle, const Position& position,
                                             const SquareSet& about) {
    if (!puzzle.has_regions()) return std::nullopt;
    for (int line = 0; line < 2 * puzzle.n; ++line) {
        if (auto found = within_one(puzzle, position, about, line, region_unit(0, puzzle.n)))
            return found;
    }
    return std::nullopt;
}

std::optional<Deduction> find_common_attack(const Puzzle& puzzle, const Position& position,
                                            const SquareSet& about) {
    for (int unit = last_unit(puzzle); unit >= 0; --unit) {
        const SquareSet left = left_of(puzzle, position, unit);
        SquareSet fallen = position.left.without(left);
        for_each_square(left, [&](int square) {
            fallen = fallen.within(puzzle.rules_out[static_cast<std::size_t>(square)]);
        });
        if (!left.empty() && fallen.meets(about))
            return Deduction{0, {unit}, {}, std::nullopt, fallen};
    }
    return std::nullopt;
}

}  // namespace queens
