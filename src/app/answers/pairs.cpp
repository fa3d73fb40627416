// The costs as the paper counts them for n = 8: four bytes for a number and 24 for the shape of an
// array, and one pair of (0, 1) that has to be compared once, not in every permutation.
#include "app/answers/pairs.hpp"

#include <cstdlib>

#include "app/answers/ladder.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

double factorial(int n) {
    double product = 1;
    for (int i = 2; i <= n; ++i) product *= i;
    return product;
}

std::vector<std::pair<std::string, std::string>> costs_of(int n) {
    constexpr double bytes_of_number = 4;
    constexpr double bytes_of_shape = 24;
    const double pairs = n * (n - 1) / 2.0;
    const double numbers = factorial(n) * pairs * 2;
    std::vector<std::pair<std::string, std::string>> costs{
        {say("Permutations, n!"), in_digits(factorial(n))},
        {say("Pairs of queens, 2 of n"), in_digits(pairs)},
        {say("Bytes to hold all columns of all pairs"),
         in_digits(numbers * bytes_of_number + bytes_of_shape)}};
    if (n >= 2) {
        costs.emplace_back(say("Permutations that begin with 0 1"), in_digits(factorial(n - 2)));
        costs.emplace_back(say("Needless comparisons for these"),
                           in_digits(factorial(n - 2) * pairs - 1));
    }
    return costs;
}

/// "0 1, 0 2, 0 3": the pairs of the number with larger ones.
std::string pairs_with(int first, int n) {
    std::string line;
    for (int second = first + 1; second < n; ++second) {
        line += (line.empty() ? "" : ", ") + std::to_string(first) + " " + std::to_string(second);
    }
    return line;
}

}  // namespace

Pairs pairs_of(const Columns& columns) {
    const auto n = static_cast<int>(columns.size());
    const auto column = [&](int row) { return columns[static_cast<std::size_t>(row)]; };
    Pairs found;
    for (int first = 0; first + 1 < n; ++first) {
        if (n <= most_listed) found.list.push_back(pairs_with(first, n));
        for (int second = first + 1; second < n; ++second) {
            found.pairs.push_back(
                {first, second, second - first, std::abs(column(second) - column(first))});
            found.clashes += found.pairs.back().clash();
        }
    }
    found.costs = costs_of(n);
    return found;
}

}  // namespace queens
