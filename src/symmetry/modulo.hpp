// Arithmetic modulo n, on the numbers 0 .. n - 1.
#pragma once

#include <numeric>

namespace queens {

/// The rest of `number`, which may be negative: 0 .. n - 1.
[[nodiscard]] constexpr int modulo(int number, int n) {
    const int rest = number % n;
    return rest < 0 ? rest + n : rest;
}

/// Whether something times `number` is 1 modulo n. Every number is a unit modulo 1.
[[nodiscard]] constexpr bool is_unit(int number, int n) { return std::gcd(number, n) == 1; }

/// What times `unit` is 1 modulo n.
[[nodiscard]] constexpr int inverse_modulo(int unit, int n) {
    for (int number = 0; number < n; ++number) {
        if (modulo(number * unit, n) == modulo(1, n)) return number;
    }
    return 0;
}

}  // namespace queens
