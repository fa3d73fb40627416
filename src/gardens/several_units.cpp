#include "gardens/several_units.hpp"

#include <bit>

namespace queens {

namespace {

/// n units that share no square, from one kind: the rows, the columns or the regions.
struct Kind {
    int first;
    int n;

    [[nodiscard]] int unit(int number) const { return first + number; }
};

/// Looks for the fewest units of one kind whose squares lie in as many of another kind.
class Sets {
  public:
    Sets(const Puzzle& puzzle, const Position& position, const SquareSet& about, Kind from, Kind to)
        : puzzle_(puzzle), position_(position), about_(about), from_(from), to_(to) {
        for (int number = 0; number < puzzle.n; ++number) holders_.push_back(holders_of(number));
    }

    /// The first set of that many units that rules out something of `about`.
    [[nodiscard]] std::optional<Deduction> find(int size) const { return extend(0, size, 0, 0); }

  private:
    [[nodiscard]] SquareSet left_of(int unit) const {
        return position_.left.within(puzzle_.units[static_cast<std::size_t>(unit)]);
    }

    /// The units of the other kind that meet this one, a bit each; 0 of a unit that has its queen.
    [[nodiscard]] unsigned holders_of(int number) const {
        const SquareSet left = left_of(from_.unit(number));
        unsigned holders = 0;
        if (left.meets(position_.queens)) return holders;
        for (int other = 0; other < to_.n; ++other) {
            if (left.meets(puzzle_.units[static_cast<std::size_t>(to_.unit(other))])) {
                holders |= 1U << other;
            }
        }
        return holders;
    }

    /// Extends the set `chosen` by units from `next` on to that many units in as many holders.
    [[nodiscard]] std::optional<Deduction> extend(int next, int size, unsigned chosen,
                                                  unsigned holders) const {
        const int missing = size - std::popcount(chosen);
        if (missing == 0) return deduction(chosen, holders);
        for (int number = next; number + missing <= from_.n; ++number) {
            const unsigned own = holders_[static_cast<std::size_t>(number)];
            if (own == 0 || std::popcount(holders | own) > size) continue;
            auto found = extend(number + 1, size, chosen | 1U << number, holders | own);
            if (found) return found;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Deduction> deduction(unsigned chosen, unsigned holders) const {
        Deduction found;
        SquareSet inside;
        for (; chosen != 0; chosen &= chosen - 1) {
            found.units.push_back(from_.unit(std::countr_zero(chosen)));
            inside = inside.with(left_of(found.units.back()));
        }
        for (; holders != 0; holders &= holders - 1) {
            found.others.push_back(to_.unit(std::countr_zero(holders)));
            found.ruled_out = found.ruled_out.with(left_of(found.others.back()).without(inside));
        }
        if (!found.ruled_out.meets(about_) || found.others.size() != found.units.size()) {
            return std::nullopt;
        }
        return found;
    }

    const Puzzle& puzzle_;
    const Position& position_;
    const SquareSet& about_;
    Kind from_;
    Kind to_;
    std::vector<unsigned> holders_;
};

/// Units of one kind, and those of another in which they may lie.
struct Pairing {
    Kind from;
    Kind to;
};

/// Rows before columns.
std::vector<Pairing> pairings(const Puzzle& puzzle, bool of_regions) {
    const int n = puzzle.n;
    const Kind rows{row_unit(0), n};
    const Kind columns{column_unit(0, n), n};
    const Kind regions{region_unit(0, n), n};
    if (of_regions) return {{regions, rows}, {regions, columns}};
    if (puzzle.has_regions()) return {{rows, regions}, {columns, regions}};
    return {{rows, columns}, {columns, rows}};
}

/// The first set of `least` to `most` units, a small one before a large one.
std::optional<Deduction> find_sets(const Puzzle& puzzle, const Position& position,
                                   const SquareSet& about, bool of_regions, int least, int most) {
    if (of_regions && !puzzle.has_regions()) return std::nullopt;
    std::vector<Sets> searches;
    for (const auto& [from, to] : pairings(puzzle, of_regions)) {
        searches.emplace_back(puzzle, position, about, from, to);
    }
    for (int size = least; size <= most; ++size) {
        for (const Sets& sets : searches) {
            if (auto found = sets.find(size)) return found;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Deduction> find_two_regions(const Puzzle& puzzle, const Position& position,
                                          const SquareSet& about) {
    return find_sets(puzzle, position, about, true, 2, 2);
}

std::optional<Deduction> find_two_lines(const Puzzle& puzzle, const Position& position,
                                        const SquareSet& about) {
    return find_sets(puzzle, position, about, false, 2, 2);
}

std::optional<Deduction> find_several_regions(const Puzzle& puzzle, const Position& position,
                                              const SquareSet& about) {
    return find_sets(puzzle, position, about, true, 3, puzzle.n - 1);
}

std::optional<Deduction> find_several_lines(const Puzzle& puzzle, const Position& position,
                                            const SquareSet& about) {
    return find_sets(puzzle, position, about, false, 3, puzzle.n - 1);
}

}  // namespace queens
