// Growing gardens with one solution from a seed.
//
// Queens are put down at random so that they keep the rule, and regions grow from them at random
// speeds. While the garden has another solution, a square of that solution which holds none of the
// queens is given to a neighbouring region: the other solution dies, the queens stay, and so does
// every region in one piece. Where no square can be given away, everything begins anew.
#pragma once

#include <cstdint>
#include <memory>
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

/// Whether that number of gardens fills a sheet of paper: 4, 6 or 9.
[[nodiscard]] constexpr bool can_be_on_sheet(std::uint64_t gardens) {
    return gardens == 4 || gardens == 6 || gardens == 9;
}

/// How many gardens are grown before a wish is given up.
inline constexpr int most_gardens_grown = 3000;

/// The garden of this wish and seed while it grows, a part at a time; see `grow_garden`.
class GardenGrowth {
  public:
    GardenGrowth(const GardenWish& wish, std::uint64_t seed);
    ~GardenGrowth();
    GardenGrowth(GardenGrowth&&) noexcept;
    GardenGrowth& operator=(GardenGrowth&&) noexcept;

    /// Grows a little, which takes some milliseconds at the most; whether it wants to go on.
    bool step();
    /// Nothing as long as it goes on, and where the wish was given up.
    [[nodiscard]] const std::optional<GrownGarden>& grown() const;

  private:
    class Gardener;
    std::unique_ptr<Gardener> gardener_;
};

/// The garden of this wish and seed, the same on every machine and for ever. The techniques solve
/// it. No region takes more than two fifths of the board, only easy gardens have a region of one
/// square, and on a joined surface some region lies across an edge. Nothing if no such garden came
/// of `most_gardens_grown`, as for a kind that `refuse_garden` refuses, which takes long on large
/// boards. The side must be one that a garden may have.
[[nodiscard]] std::optional<GrownGarden> grow_garden(const GardenWish& wish, std::uint64_t seed);

}  // namespace queens
