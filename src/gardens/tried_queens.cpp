#include "gardens/tried_queens.hpp"

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

GardenPosition with_queen(const Puzzle& puzzle, GardenPosition position, int square) {
    position.queens.insert(square);
    position.left = position.left.without(puzzle.rules_out[static_cast<std::size_t>(square)]);
    return position;
}

/// The unit that is left without a square when all last squares have their queens.
std::optional<int> empty_after_singles(const Puzzle& puzzle, GardenPosition position) {
    while (true) {
        if (const auto empty = empty_unit(puzzle, position.left)) return empty;
        const auto next = find_last_square(puzzle, position, position.left);
        if (!next) return std::nullopt;
        position = with_queen(puzzle, position, *next->square);
    }
}

/// The first square of `about` on which a queen makes `contradiction` name a unit.
template <class Contradiction>
std::optional<Deduction> find_impossible(const Puzzle& puzzle, const GardenPosition& position,
                                         const SquareSet& about, Contradiction contradiction) {
    SquareSet open = position.left.without(position.queens).within(about);
    for (; !open.empty(); open.erase(open.first())) {
        const int square = open.first();
        const auto unit = contradiction(with_queen(puzzle, position, square));
        if (!unit) continue;
        Deduction found;
        found.others = {*unit};
        found.square = square;
        found.ruled_out.insert(square);
        return found;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Deduction> find_emptied_unit(const Puzzle& puzzle, const GardenPosition& position,
                                           const SquareSet& about) {
    return find_impossible(puzzle, position, about, [&](const GardenPosition& tried) {
        return empty_unit(puzzle, tried.left);
    });
}

std::optional<Deduction> find_forced_contradiction(const Puzzle& puzzle,
                                                   const GardenPosition& position,
                                                   const SquareSet& about) {
    return find_impossible(puzzle, position, about, [&](const GardenPosition& tried) {
        return empty_after_singles(puzzle, tried);
    });
}

}  // namespace queens
