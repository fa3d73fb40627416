// The list of the maps, and their inverses by Cramer's rule.
#include "counting/torus/torus_maps.hpp"

#include <array>

#include "symmetry/modulo.hpp"

namespace queens {

namespace {

/// One map of each two that differ by the half turn, which is a scaling.
constexpr std::array<TorusMap, 8> shapes{{{1, 0, 0, 1, 1},
                                          {1, 0, 0, -1, 1},
                                          {0, 1, 1, 0, 1},
                                          {0, 1, -1, 0, 1},
                                          {1, 1, 1, -1, 1},
                                          {1, 1, -1, 1, 1},
                                          {1, -1, 1, 1, 1},
                                          {1, -1, -1, -1, 1}}};

}  // namespace

TorusPoints::TorusPoints(int n) : n_(n) {
    for (int number = -2 * n; number <= 2 * n; ++number) {
        rests_.push_back(static_cast<std::uint8_t>((number + 2 * n) % n));
    }
    for (int factor = 0; factor < n; ++factor) {
        for (int number = 0; number < n; ++number) {
            products_.push_back(static_cast<std::uint8_t>(factor * number % n));
        }
    }
}

std::vector<TorusMap> TorusPoints::maps() const {
    std::vector<TorusMap> maps;
    for (TorusMap map : shapes) {
        for (map.scale = 1; map.scale < n_; ++map.scale) {
            if (is_unit(map.scale, n_)) maps.push_back(map);
        }
    }
    return maps;
}

TorusMap TorusPoints::inverse(const TorusMap& map) const {
    const int determinant = modulo(map.a * map.d - map.b * map.c);
    TorusMap inverse{map.d, -map.b, -map.c, map.a, 1};
    while (times(times(inverse.scale, map.scale), determinant) != 1) ++inverse.scale;
    return inverse;
}

}  // namespace queens
