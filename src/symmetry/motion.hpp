// Motions: the affine maps that carry the squares of an n x n board to its squares, modulo n.
#pragma once

#include <array>
#include <compare>
#include <string>

#include "core/square.hpp"

namespace queens {

/// A 2 x 2 matrix modulo n: rows and columns go to `rr` rows + `rc` columns down, and to `cr` rows
/// + `cc` columns to the right.
struct Matrix {
    int rr = 1;
    int rc = 0;
    int cr = 0;
    int cc = 1;

    friend constexpr auto operator<=>(const Matrix&, const Matrix&) = default;
};

/// A map of the squares of the n x n board onto themselves, 1 <= n <= largest_side: first the
/// matrix, then a shift by `down` rows and `right` columns. All numbers are 0 .. n - 1, so that
/// equal motions are equal maps.
struct Motion {
    int n = 1;
    Matrix matrix{0, 0, 0, 0};
    int down = 0;
    int right = 0;

    /// The square that `square` is carried to.
    [[nodiscard]] constexpr Square operator()(Square square) const {
        return {(matrix.rr * square.row + matrix.rc * square.column + down) % n,
                (matrix.cr * square.row + matrix.cc * square.column + right) % n};
    }

    friend constexpr auto operator<=>(const Motion&, const Motion&) = default;
};

/// The motion of any whole numbers, modulo n. The determinant must be a unit.
[[nodiscard]] Motion motion(int n, const Matrix& matrix, int down, int right);

[[nodiscard]] Motion identity(int n);
/// Every square `down` rows down and `right` columns to the right, around the torus.
[[nodiscard]] Motion shift(int n, int down, int right);
/// Rows and columns times a unit, around the square (0, 0).
[[nodiscard]] Motion dilation(int n, int factor);

/// The eight motions of the square, in the order of the digits of Hui (1981): the identity, the
/// rotations by 90, 180 and 270 degrees against the clock, and each of these turned upside down,
/// which makes the reflections top to bottom, in the main diagonal, left to right and in the
/// anti-diagonal. As maps, all eight are the same for n = 1.
[[nodiscard]] std::array<Motion, 8> square_motions(int n);

/// First `first`, then `second`; both on boards of the same size.
[[nodiscard]] Motion then(const Motion& first, const Motion& second);

/// The motion that takes `motion` back.
[[nodiscard]] Motion inverse(const Motion& motion);

/// The motion in words: "identity", "rotation by 90 degrees", "reflection in the main diagonal",
/// "dilation by 2, then rotation by 90 degrees, then shift by 2 down and 3 to the right". What is
/// no similarity is named by its matrix.
[[nodiscard]] std::string name_of(const Motion& motion);

}  // namespace queens
