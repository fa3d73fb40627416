// Adding rows to columns, again and again.
#include "symmetry/linked.hpp"

#include <cassert>

namespace queens {

Columns with_rows_added(const Columns& columns, int times) {
    const int n = static_cast<int>(columns.size());
    Columns result;
    for (int row = 0; row < n; ++row) {
        result.push_back(modulo(columns[static_cast<std::size_t>(row)] + times * row, n));
    }
    return result;
}

Sums sums_of(const Columns& columns) {
    return {is_permutation(with_rows_added(columns, 1)),
            is_permutation(with_rows_added(columns, -1))};
}

std::optional<LinearForm> linear_form(const Columns& columns) {
    if (columns.empty()) return std::nullopt;
    const int n = static_cast<int>(columns.size());
    const int start = columns.front();
    const LinearForm form{n == 1 ? 0 : modulo(columns[1] - start, n), start};
    if (linear(n, form) != columns) return std::nullopt;
    return form;
}

Columns linear(int n, LinearForm form) {
    Columns columns;
    for (int row = 0; row < n; ++row) columns.push_back(modulo(form.factor * row + form.start, n));
    return columns;
}

Chain chain_of(const Columns& solution) {
    assert(solution.size() > 1 && is_torus_solution(solution));
    Chain chain{{solution}, 0};
    for (Columns next = with_rows_added(solution, -1); is_torus_solution(next);
         next = with_rows_added(next, -1)) {
        chain.solutions.insert(chain.solutions.begin(), next);
        ++chain.place;
    }
    for (Columns next = with_rows_added(solution, 1); is_torus_solution(next);
         next = with_rows_added(next, 1)) {
        chain.solutions.push_back(next);
    }
    return chain;
}

}  // namespace queens
