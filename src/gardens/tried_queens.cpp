#include "gardens/tried_queens.hpp"

#include <algorithm>
#include <utility>

#include "gardens/single_units.hpp"

namespace queens {

namespace {

/// The first unit without a square.
std::optional<int> empty_unit(const Puzzle& puzzle, const SquareSet& left) {
    for (std::size_t unit = 0; unit < puzzle.units.size(); ++unit) {
        if (!puzzle.units[unit].meets(left)) return static_cast<int>(unit);
    }
    return std::nullopt;
}

Position with_queen(const Puzzle& puzzle, Position position, int square) {
    position.queens.insert(square);
    position.left = position.left.without(puzzle.rules_out[static_cast<std::size_t>(square)]);
    return position;
}

/// A unit that is left without a square, and the queens that were forced before, in their order.
struct Contradiction {
    int unit;
    std::vector<int> forced{};
};

/// Where a queen follows, since some unit has no other square left.
bool is_forced(const Puzzle& puzzle, const Position& position, int square) {
    return std::any_of(puzzle.units.begin(), puzzle.units.end(), [&](const SquareSet& unit) {
        const SquareSet left = unit.within(position.left);
        return left.size() == 1 && left.contains(square);
    });
}

/// The unit that is left without a square when all last squares have their queens.
std::optional<Contradiction> empty_after_singles(const Puzzle& puzzle, Position position) {
    std::vector<int> forced;
    while (true) {
        if (const auto empty = empty_unit(puzzle, position.left))
            return Contradiction{*empty, forced};
        const auto next = find_last_square(puzzle, position, position.left);
        if (!next) return std::nullopt;
        position = with_queen(puzzle, position, *next->square);
        forced.push_back(*next->square);
    }
}

/// What these queens lead to in that order, if each of them is forced.
std::optional<Contradiction> led_to_by(const std::vector<int>& forced, const Puzzle& puzzle,
                                       Position position) {
    for (const int square : forced) {
        if (!is_forced(puzzle, position, square)) return std::nullopt;
        position = with_queen(puzzle, position, square);
    }
    const auto empty = empty_unit(puzzle, position.left);
    return empty ? std::optional(Contradiction{*empty, forced}) : std::nullopt;
}

/// The same without the queens that are not needed for it, looking at the last ones first.
Contradiction shortened(Contradiction found, const Puzzle& puzzle, const Position& position) {
    for (std::size_t i = found.forced.size(); i-- > 0;) {
        std::vector<int> fewer = found.forced;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (auto shorter = led_to_by(fewer, puzzle, position)) found = *std::move(shorter);
    }
    return found;
}

/// The first square of `about` on which a queen leads to a contradiction.
template <class Seek>
std::optional<Deduction> find_impossible(const Puzzle& puzzle, const Position& position,
                                         const SquareSet& about, Seek contradiction) {
    SquareSet open = position.left.without(position.queens).within(about);
    for (; !open.empty(); open.erase(open.first())) {
        const int square = open.first();
        const Position tried = with_queen(puzzle, position, square);
        auto seen = contradiction(tried);
        if (!seen) continue;
        auto [unit, forced] = shortened(*std::move(seen), puzzle, tried);
        Deduction found;
        found.others = {unit};
        found.square = square;
        found.forced = std::move(forced);
        found.ruled_out.insert(square);
        return found;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Deduction> find_emptied_unit(const Puzzle& puzzle, const Position& position,
                                           const SquareSet& about) {
    return find_impossible(puzzle, position, about,
                           [&](const Position& tried) -> std::optional<Contradiction> {
                               const auto empty = empty_unit(puzzle, tried.left);
                               return empty ? std::optional(Contradiction{*empty}) : std::nullopt;
                           });
}

std::optional<Deduction> find_forced_contradiction(const Puzzle& puzzle, const Position& position,
                                                   const SquareSet& about) {
    return find_impossible(puzzle, position, about, [&](const Position& tried) {
        return empty_after_singles(puzzle, tried);
    });
}

}  // namespace queens
