// How motions are made, composed and named.
#include "symmetry/motion.hpp"

#include <cassert>
#include <optional>
#include <string_view>

#include "core/say.hpp"
#include "symmetry/modulo.hpp"
#include "symmetry/sheet_motion.hpp"

namespace queens {

namespace {

Matrix times(const Matrix& matrix, int factor) {
    return {factor * matrix.rr, factor * matrix.rc, factor * matrix.cr, factor * matrix.cc};
}

std::string shift_name(const Motion& motion) {
    if (motion.right == 0) return say("shift by {down} down", {{"down", motion.down}});
    if (motion.down == 0) return say("shift by {right} to the right", {{"right", motion.right}});
    return say("shift by {down} down and {right} to the right",
               {{"down", motion.down}, {"right", motion.right}});
}

std::string chained(const std::string& first, const std::string& second) {
    if (first.empty() || second.empty()) return first + second;
    return say("{first}, then {second}", {{"first", first}, {"second", second}});
}

/// The motion as dilation, motion of the square, and shift; the first of them that comes to it.
/// Nothing for other affine maps.
std::optional<std::string> similarity_name(const Motion& wanted) {
    const int n = wanted.n;
    const auto square = square_motions(n);
    for (int factor = 1; factor == 1 || 2 * factor < n; ++factor) {
        if (!is_unit(factor, n)) continue;
        for (std::size_t i = 0; i < square.size(); ++i) {
            const Motion made = then(dilation(n, factor), square[i]);
            if (made.matrix != wanted.matrix) continue;
            const Motion rest = shift(n, wanted.down - made.down, wanted.right - made.right);
            const std::string dilated =
                factor == 1 ? "" : say("dilation by {factor}", {{"factor", factor}});
            const std::string turned = i == 0 ? "" : say(sheet_motions[i].name);
            const std::string shifted = rest == identity(n) ? "" : shift_name(rest);
            return chained(chained(dilated, turned), shifted);
        }
    }
    return std::nullopt;
}

}  // namespace

Motion motion(int n, const Matrix& matrix, int down, int right) {
    assert(1 <= n && n <= largest_side);
    const Matrix rest{modulo(matrix.rr, n), modulo(matrix.rc, n), modulo(matrix.cr, n),
                      modulo(matrix.cc, n)};
    assert(is_unit(modulo(rest.rr * rest.cc - rest.rc * rest.cr, n), n));
    return {n, rest, modulo(down, n), modulo(right, n)};
}

Motion identity(int n) { return motion(n, {}, 0, 0); }

Motion shift(int n, int down, int right) { return motion(n, {}, down, right); }

Motion dilation(int n, int factor) { return motion(n, times({}, factor), 0, 0); }

std::array<Motion, 8> square_motions(int n) {
    std::array<Motion, 8> motions;
    for (std::size_t i = 0; i < motions.size(); ++i) {
        const SheetMotion& sheet = sheet_motions[i];
        const int down = sheet.turns_rows ? -1 : 1;
        const int right = sheet.turns_columns ? -1 : 1;
        const Matrix matrix =
            sheet.exchanges ? Matrix{0, down, right, 0} : Matrix{down, 0, 0, right};
        motions[i] =
            motion(n, matrix, sheet.turns_rows ? n - 1 : 0, sheet.turns_columns ? n - 1 : 0);
    }
    return motions;
}

Motion then(const Motion& first, const Motion& second) {
    assert(first.n == second.n);
    const Matrix& a = first.matrix;
    const Matrix& b = second.matrix;
    const Matrix product{b.rr * a.rr + b.rc * a.cr, b.rr * a.rc + b.rc * a.cc,
                         b.cr * a.rr + b.cc * a.cr, b.cr * a.rc + b.cc * a.cc};
    const Square origin = second({first.down, first.right});
    return motion(first.n, product, origin.row, origin.column);
}

Motion inverse(const Motion& motion) {
    const int n = motion.n;
    const Matrix& m = motion.matrix;
    const int reciprocal = inverse_modulo(modulo(m.rr * m.cc - m.rc * m.cr, n), n);
    const Motion back = queens::motion(n, times({m.cc, -m.rc, -m.cr, m.rr}, reciprocal), 0, 0);
    const Square origin = back({motion.down, motion.right});
    return queens::motion(n, back.matrix, -origin.row, -origin.column);
}

std::string name_of(const Motion& motion) {
    const auto square = square_motions(motion.n);
    for (std::size_t i = 0; i < square.size(); ++i) {
        if (motion == square[i]) return say(sheet_motions[i].name);
    }
    if (const auto name = similarity_name(motion)) return *name;
    const Matrix& m = motion.matrix;
    const std::string matrix = say("matrix ({rr} {rc}; {cr} {cc})",
                                   {{"rr", m.rr}, {"rc", m.rc}, {"cr", m.cr}, {"cc", m.cc}});
    return chained(matrix, motion.down == 0 && motion.right == 0 ? "" : shift_name(motion));
}

}  // namespace queens
