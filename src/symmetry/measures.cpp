// How the class functions are read off a permutation: along its rows and, in its inverse, along its
// columns, from each queen in four directions.
#include "symmetry/measures.hpp"

#include <algorithm>
#include <cassert>

#include "symmetry/modulo.hpp"

namespace queens {

namespace {

/// The permutation as it looks from one queen when rows are counted upwards or downwards and
/// columns to the left or to the right.
struct View {
    const Columns& columns;
    int row = 0;
    int row_step = 1;
    int column_step = 1;

    /// How many columns the queen in the k-th row from here stands further than the one before.
    [[nodiscard]] int step_to(int k) const {
        return modulo(column_step * (column(k) - column(k - 1)), static_cast<int>(columns.size()));
    }

  private:
    [[nodiscard]] int column(int k) const {
        const int n = static_cast<int>(columns.size());
        return columns[static_cast<std::size_t>(modulo(row + k * row_step, n))];
    }
};

/// Calls use(view) for all views of the permutation and of its inverse.
template <class Use>
void for_each_view(const Columns& columns, Use use) {
    const Columns mirror = inverse(columns);
    for (const Columns* list : {&columns, &mirror}) {
        for (int row = 0; row < static_cast<int>(columns.size()); ++row) {
            for (const int row_step : {1, -1}) {
                for (const int column_step : {1, -1}) use(View{*list, row, row_step, column_step});
            }
        }
    }
}

}  // namespace

Measures measure(const Columns& columns) {
    assert(!columns.empty() && is_permutation(columns));
    const int n = static_cast<int>(columns.size());
    Measures result{n, 1, n};
    for_each_view(columns, [&](const View& view) {
        result.neighbour_distance = std::min(result.neighbour_distance, view.step_to(1));
    });
    for_each_view(columns, [&](const View& view) {
        int length = 1;
        while (length < n && view.step_to(length) == result.neighbour_distance) ++length;
        if (length < result.knight_length) return;
        const int next = length == n ? 0 : view.step_to(length);
        result.secondary_distance =
            length > result.knight_length ? next : std::min(result.secondary_distance, next);
        result.knight_length = length;
    });
    return result;
}

}  // namespace queens
