// The theorem of the most queens.
#include "core/known.hpp"

#include <numeric>

namespace queens {

std::optional<int> known_most(Size size, Surface surface) {
    const int n = size.rows;
    if (!size.is_square()) {
        if (surface != torus_surface) return std::nullopt;
        const bool is_three_by_six = size.area() == 18 && size.shorter() == 3;
        return is_three_by_six ? 2 : std::gcd(size.rows, size.columns);
    }
    if (surface == Surface{}) return n == 2 || n == 3 ? n - 1 : n;
    // On a straight cylinder, too, a queen of a square board attacks what it does on the torus.
    if (is_flipped(surface)) return std::nullopt;
    if (torus_has_solutions(n)) return n;
    return n % 3 == 0 || n % 4 == 0 ? n - 2 : n - 1;
}

}  // namespace queens
