// The costs as the paper counts them for n = 8: four bytes for a number and 24 for the shape of an
// array, and one pair of (0, 1) that has to be compared once, not in every permutation.
#include "app/answers/pairs.hpp"

#include <cstdlib>

#include "app/answers/ladder.hpp"
#include "core/say.hpp"

namespace queens {

std::vector<std::vector<int>> combinations(int size, int n) {
    std::vector<std::vector<int>> found;
    std::vector<int> chosen;
    const auto extend = [&](int from, const auto& self) -> void {
        if (static_cast<int>(chosen.size()) == size) return found.push_back(chosen);
        const int missing = size - static_cast<int>(chosen.size());
        for (int next = from; next + missing <= n; ++next) {
            chosen.push_back(next);
            self(next + 1, self);
            chosen.pop_back();
        }
    };
    extend(0, extend);
    return found;
}

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

std::vector<std::string> list_of_pairs(int n) {
    std::vector<std::string> lines;
    int first = -1;
    for (const std::vector<int>& pair : combinations(2, n)) {
        if (pair[0] != first) lines.emplace_back();
        first = pair[0];
        std::string& line = lines.back();
        line +=
            (line.empty() ? "" : ", ") + std::to_string(pair[0]) + " " + std::to_string(pair[1]);
    }
    return lines;
}

}  // namespace

Pairs pairs_of(const Columns& columns) {
    const auto n = static_cast<int>(columns.size());
    Pairs found;
    if (n <= most_listed) found.list = list_of_pairs(n);
    for (const std::vector<int>& pair : combinations(2, n)) {
        const auto column = [&](std::size_t i) {
            return columns[static_cast<std::size_t>(pair[i])];
        };
        found.pairs.push_back(
            {pair[0], pair[1], pair[1] - pair[0], std::abs(column(1) - column(0))});
        found.clashes += found.pairs.back().clash();
    }
    found.costs = costs_of(n);
    return found;
}

}  // namespace queens
