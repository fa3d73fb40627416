// Growing gardens with one solution from a seed.
//
// Queens are put down at random so that they keep the rule, and regions grow from them at random
// speeds. While the garden has another solution, a square of that solution which holds none of the
// queens is given to a neighbouring region: the other solution dies, the queens stay, and so does
// every region in one piece. Where no square can be given away, everything begins anew.
#pragma once

#include <cstdint>
#include <optional>

#include "gardens/grade.hpp"
#include "gardens/solutions.hpp"

namespace queens {

/// What garden is wanted; any grade without one.
struct GardenWish {
    int n = 8;
    Surface surface{};
    GardenRule rule = GardenRule::touch;
    std::optional<GardenGrade> grade;
};

struct GrownGarden {
    Garden garden;
    /// The only one.
    GardenSolution solution;
    Solving solving;
};

/// How many gardens are grown before a wish is given up.
inline constexpr int most_gardens_grown = 3000;

/// The garden of this wish and seed, the same on every machine and for ever. The techniques solve
/// it. No region takes more than two fifths of the board, only easy gardens have a region of one
/// square, and on a joined surface some region lies across an edge. Nothing if no such garden came
/// of `most_gardens_grown`, as for a kind that `refuse_garden` refuses, which takes long on large
/// boards. The side must be one that a garden may have.
[[nodiscard]] std::optional<GrownGarden> grow_garden(const GardenWish& wish, std::uint64_t seed);

}  // namespace queens
