// Solutions of the plane by the pairs of queens that attack each other around the torus.
#include "core/attacks.hpp"
#include "symmetry/solutions.hpp"
#include "tables/methods.hpp"

namespace queens {

namespace {

/// The solutions by the number of pairs that pairs_of(columns) finds in each.
template <class PairsOf>
std::optional<Numbers> solutions_by(int n, const GoOn& go_on, PairsOf pairs_of) {
    Numbers numbers;
    const auto count = [&](const Columns& columns) {
        const std::size_t pairs = pairs_of(columns);
        if (numbers.size() <= pairs) numbers.resize(pairs + 1);
        ++numbers[pairs];
    };
    if (!for_each_solution(Solutions(n, false), go_on, count)) return std::nullopt;
    return numbers;
}

/// Pairs of queens that are as many columns apart as rows, modulo n. Columns of a solution are
/// different, so that a pair on both diagonals, as there are for even n, is counted once.
std::size_t pairs_modulo(const Columns& columns) {
    const int n = static_cast<int>(columns.size());
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        for (std::size_t j = i + 1; j < columns.size(); ++j) {
            const int down = static_cast<int>(j - i);
            const int right = (columns[j] - columns[i] + n) % n;
            if (right == down || right + down == n) ++pairs;
        }
    }
    return pairs;
}

}  // namespace

std::optional<Numbers> torus_flaws(int n, const GoOn& go_on) {
    return solutions_by(n, go_on, pairs_modulo);
}

std::optional<Numbers> torus_flaws_by_lines(int n, const GoOn& go_on) {
    return solutions_by(n, go_on, [](const Columns& columns) {
        return conflicts(board_of(columns, torus_surface)).pairs.size();
    });
}

}  // namespace queens
