// The theorem as an experiment: every sentence is about the lists that stand above it.
#include "app/answers/sums.hpp"

#include <numeric>

#include "core/known.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

RowSum row_sum(const Columns& columns, int times) {
    Columns sum = with_rows_added(columns, times);
    const bool permutation = is_permutation(sum);
    return {std::move(sum), permutation};
}

std::string verdict_on(Sums sums) {
    if (sums.plus && sums.minus) {
        return say(
            "Both are permutations: no two queens share a diagonal of the torus, so s is a "
            "solution there.");
    }
    if (!sums.plus && !sums.minus) {
        return say(
            "Neither s + x nor s \xE2\x88\x92 x is a permutation: on the torus two queens "
            "share a diagonal, and two share an anti-diagonal.");
    }
    return sums.plus ? say("Only s + x is a permutation: on the torus two queens share a diagonal.")
                     : say("Only s \xE2\x88\x92 x is a permutation: on the torus two queens share "
                           "an anti-diagonal.");
}

std::string condition_for(int n) {
    const int divisor = std::gcd(n, 6);
    if (torus_has_solutions(n)) {
        return say("gcd({n}, 6) = 1: this torus has solutions, for instance i \xE2\x86\x92 2i.",
                   {{"n", n}});
    }
    return say(
        "gcd({n}, 6) = {divisor}: this torus has no solution. A torus has solutions exactly "
        "when neither 2 nor 3 divides n.",
        {{"n", n}, {"divisor", divisor}});
}

}  // namespace

RowSums row_sums_of(const Columns& columns) {
    const auto n = static_cast<int>(columns.size());
    RowSums found;
    found.sums = {row_sum(columns, -1), row_sum(columns, 0), row_sum(columns, 1)};
    found.verdict = verdict_on(sums_of(columns));
    found.condition = condition_for(n);
    for (int factor = 2; factor < n && found.factors.size() < most_factors; ++factor) {
        if (solves_torus(n, factor)) found.factors.push_back(factor);
    }
    found.form = linear_form(columns);
    if (n > 1 && is_torus_solution(columns)) found.chain = chain_of(columns).solutions;
    return found;
}

}  // namespace queens
