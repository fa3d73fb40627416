// Arithmetic modulo n, on the numbers 0 .. n - 1.
#pragma once

#include <numeric>

namespace queens {

/// `number` modulo n, 0 .. n - 1, also for negative numbers.
[[nodiscard]] constexpr int modulo(int number, int n) {
    const int remainder = number % n;
    return remainder < 0 ? remainder + n : remainder;
}

/// Whether `number` has an inverse modulo n. Modulo 1 every number has one.
[[nodiscard]] constexpr bool is_unit(int number, int n) { return std::gcd(number, n) == 1; }

/// The inverse of `unit` modulo n, 0 .. n - 1.
[[nodiscard]] constexpr int inverse_modulo(int unit, int n) {
    for (int number = 0; number < n; ++number) {
        if (modulo(number * unit, n) == modulo(1, n)) return number;
    }
    return 0;
}

}  // namespace queens
