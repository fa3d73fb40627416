// Gardens that somebody waits for, grown in slices of time, one after the other.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gardens/generate.hpp"

namespace queens {

class GrowingGardens {
  public:
    GrowingGardens() = default;
    /// That many gardens of the wish, from that seed and those behind it. The kind must not be
    /// refused.
    GrowingGardens(const GardenWish& wish, std::uint64_t seed, std::uint64_t count);

    /// Grows a little, or for about that number of seconds; returns whether it wants to go on.
    bool step();
    bool advance(double seconds);
    [[nodiscard]] bool growing() const { return growth_.has_value(); }
    /// Those that are there, in the order of their seeds; fewer than were wanted where one was
    /// given up, with which all end.
    [[nodiscard]] const std::vector<GrownGarden>& gardens() const { return gardens_; }
    /// Whether every garden that was wanted is there.
    [[nodiscard]] bool complete() const { return wanted_ > 0 && gardens_.size() == wanted_; }

  private:
    GardenWish wish_;
    std::uint64_t seed_ = 0;
    std::uint64_t wanted_ = 0;
    std::vector<GrownGarden> gardens_;
    std::optional<GardenGrowth> growth_;
};

}  // namespace queens
