// Solutions by rules: the list of even and odd numbers, and straight lines around the torus.
#pragma once

#include <cstdint>

#include "core/known.hpp"
#include "symmetry/linked.hpp"

namespace queens {

/// The row of each column, columns and rows from 0: first the even rows counted from 1, then the
/// odd ones, with exceptions by n modulo 12. A solution on the plane for n = 1 and from 4 on.
class ListRule {
  public:
    explicit constexpr ListRule(std::uint32_t n) : n_(n), evens_(n / 2), remainder_(n % 12) {}

    [[nodiscard]] constexpr std::uint32_t row_of(std::uint32_t column) const {
        const bool last_move = remainder_ == 3 || remainder_ == 9;
        if (column < evens_) {
            if (!last_move) return 2 * column + 1;
            return column + 1 == evens_ ? 1 : 2 * column + 3;
        }
        const std::uint32_t place = column - evens_;
        const std::uint32_t odds = n_ - evens_;
        if (last_move) {
            if (place + 2 < odds) return 2 * place + 4;
            return place + 2 == odds ? 0 : 2;
        }
        if (remainder_ == 8) return 2 * (place ^ 1U);
        if (remainder_ == 2) {
            if (place < 2) return 2 - 2 * place;
            return place + 1 == odds ? 4 : 2 * place + 2;
        }
        return 2 * place;
    }

  private:
    std::uint32_t n_;
    std::uint32_t evens_;
    std::uint32_t remainder_;
};

/// A solution by rule: along the line of that slope, or the list where `slope` is 0.
struct ConstructionRule {
    std::uint32_t n = 1;
    std::uint32_t slope = 0;
    std::uint32_t shift = 0;

    [[nodiscard]] constexpr std::uint32_t row_of(std::uint32_t column) const {
        if (slope == 0) return ListRule(n).row_of(column);
        return static_cast<std::uint32_t>((std::uint64_t{slope} * column + shift) % n);
    }

    friend constexpr bool operator==(const ConstructionRule&, const ConstructionRule&) = default;
};

/// The line with the first possible slope from that one on, around to the slopes before it; the
/// list where no line is a solution, because n has the factor 2 or 3.
[[nodiscard]] constexpr ConstructionRule line_rule(std::uint32_t n, std::uint32_t slope,
                                                   std::uint32_t shift) {
    if (!torus_has_solutions(n)) return {n, 0, 0};
    while (!solves_torus(static_cast<int>(n), static_cast<int>(slope))) ++slope;
    return {n, n == 1 ? 1 : slope % n, shift % n};
}

}  // namespace queens
