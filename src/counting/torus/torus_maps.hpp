// Points of the torus of side n, and the linear maps that carry its four families of lines to each
// other.
//
// A map that permutes rows, columns, diagonals and anti-diagonals carries placements to placements.
// Up to shifts these are the scalings by units, the symmetries of the square, and
// (x, y) -> (x + y, x - y), which turns rows and columns into diagonals; Engelhardt (2007) has all
// but the last.
#pragma once

#include <cstdint>
#include <vector>

#include "counting/torus/torus_kernel.hpp"

namespace queens {

/// A point, or the way from one point to another; 0 <= row, column < n.
struct TorusPoint {
    int row = 0;
    int column = 0;

    friend constexpr auto operator<=>(const TorusPoint&, const TorusPoint&) = default;
};

/// The number of a point among the squares of the inner loops, and the point of a number.
template <typename Word>
[[nodiscard]] constexpr TorusSquare torus_square(TorusPoint point) {
    return static_cast<TorusSquare>(point.row * static_cast<int>(torus_row<Word>) + point.column);
}
template <typename Word>
[[nodiscard]] constexpr TorusPoint torus_point(TorusSquare square) {
    return {square / static_cast<int>(torus_row<Word>), square % static_cast<int>(torus_row<Word>)};
}

/// (row, column) -> scale * (a row + b column, c row + d column), where a, b, c, d are -1, 0 or 1.
struct TorusMap {
    int a = 1;
    int b = 0;
    int c = 0;
    int d = 1;
    int scale = 1;
};

/// The arithmetic of the points of a torus.
class TorusPoints {
  public:
    /// 1 <= n <= 37.
    explicit TorusPoints(int n);

    [[nodiscard]] int n() const { return n_; }
    /// `number` modulo n, -2n <= number <= 2n.
    [[nodiscard]] int modulo(int number) const {
        return rests_[static_cast<std::size_t>(number + 2 * n_)];
    }
    [[nodiscard]] TorusPoint plus(TorusPoint a, TorusPoint b) const {
        return {modulo(a.row + b.row), modulo(a.column + b.column)};
    }
    /// The way from a to b.
    [[nodiscard]] TorusPoint between(TorusPoint a, TorusPoint b) const {
        return {modulo(b.row - a.row), modulo(b.column - a.column)};
    }
    /// Whether two queens that far apart, but not on one square, attack each other.
    [[nodiscard]] bool attack(TorusPoint way) const {
        return way.row == 0 || way.column == 0 || way.row == way.column ||
               way.row + way.column == n_;
    }
    [[nodiscard]] TorusPoint image(const TorusMap& map, TorusPoint point) const {
        const int row = modulo(map.a * point.row + map.b * point.column);
        const int column = modulo(map.c * point.row + map.d * point.column);
        return {times(map.scale, row), times(map.scale, column)};
    }
    /// 0 .. n^2 - 1, row by row.
    [[nodiscard]] std::size_t index(TorusPoint point) const {
        return static_cast<std::size_t>(point.row * n_ + point.column);
    }
    [[nodiscard]] TorusPoint point(std::size_t index) const {
        return {static_cast<int>(index) / n_, static_cast<int>(index) % n_};
    }

    /// All the maps, 8 phi(n) of them, for n that neither 2 nor 3 divides and n >= 5.
    [[nodiscard]] std::vector<TorusMap> maps() const;
    /// The map that undoes another.
    [[nodiscard]] TorusMap inverse(const TorusMap& map) const;

  private:
    [[nodiscard]] int times(int factor, int number) const {
        return products_[static_cast<std::size_t>(factor * n_ + number)];
    }

    int n_;
    std::vector<std::uint8_t> rests_;
    std::vector<std::uint8_t> products_;
};

}  // namespace queens
