// Triples of queens on the torus that do not attack each other, up to the maps of the torus.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "counting/torus/torus_kernel.hpp"
#include "counting/torus/torus_maps.hpp"

namespace queens {

/// A triple with one queen on (0, 0): the points of the two others.
struct Triple {
    TorusPoint second;
    TorusPoint third;
};

/// The orbits of such triples under all shifts and maps, in the order in which the count deals with
/// them: first those that leave the fewest squares free, but small orbits last, since most
/// solutions have a triple of a large one and need no other.
class TripleOrbits {
  public:
    /// n >= 5 that neither 2 nor 3 divides, up to 37.
    explicit TripleOrbits(int n);

    [[nodiscard]] const TorusPoints& points() const { return points_; }
    [[nodiscard]] const std::vector<TorusMap>& maps() const { return maps_; }
    /// A triple of each orbit.
    [[nodiscard]] const std::vector<Triple>& triples() const { return triples_; }

    /// Calls found(second, third) with every triple of the orbit that has a queen on (0, 0), in
    /// both orders of the two others, some of them several times.
    template <class Found>
    void for_each_of_orbit(const Triple& triple, Found found) const {
        const std::array<TorusPoint, 3> corners{TorusPoint{}, triple.second, triple.third};
        for (std::size_t i = 0; i < 3; ++i) {
            const TorusPoint a = points_.between(corners[i], corners[(i + 1) % 3]);
            const TorusPoint b = points_.between(corners[i], corners[(i + 2) % 3]);
            for (const TorusMap& map : maps_) {
                const TorusPoint image_a = points_.image(map, a);
                const TorusPoint image_b = points_.image(map, b);
                found(image_a, image_b);
                found(image_b, image_a);
            }
        }
    }

  private:
    [[nodiscard]] int free_squares(const Triple& triple) const;

    TorusPoints points_;
    std::vector<TorusMap> maps_;
    std::vector<Triple> triples_;
};

/// The points that would complete a triple of some orbits, as seen from one queen, by the way from
/// there to another.
template <typename Word>
class CompletedTriples {
  public:
    explicit CompletedTriples(const TripleOrbits& orbits);

    /// Adds the next orbit in order.
    void add_orbit();
    /// Begins again with no orbit, in the memory that it has.
    void clear();
    [[nodiscard]] std::size_t orbits_added() const { return added_; }
    /// torus_squares of them.
    [[nodiscard]] const TorusRows<Word>* by_way() const { return by_way_.data(); }

  private:
    const TripleOrbits* orbits_;
    std::size_t added_ = 0;
    std::vector<TorusRows<Word>> by_way_;
};

extern template class CompletedTriples<std::uint32_t>;
extern template class CompletedTriples<std::uint64_t>;

}  // namespace queens
