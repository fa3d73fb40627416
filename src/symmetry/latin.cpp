// The search for partitions: in the first row every column has the first queen of one solution, so
// the solutions are chosen column by column, each disjoint from those before it.
#include "symmetry/latin.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "core/known.hpp"
#include "core/say.hpp"
#include "symmetry/solutions.hpp"

namespace queens {

namespace {

bool are_disjoint(const Columns& a, const Columns& b) {
    for (std::size_t row = 0; row < a.size(); ++row) {
        if (a[row] == b[row]) return false;
    }
    return true;
}

using ByFirstColumn = std::vector<std::vector<Columns>>;

ByFirstColumn by_first_column(int n, bool torus) {
    ByFirstColumn lists(static_cast<std::size_t>(n));
    for_each_solution(n, torus, [&](const Columns& columns) {
        lists[static_cast<std::size_t>(columns.front())].push_back(columns);
    });
    return lists;
}

/// Looks for more disjoint solutions than the most so far, at most one for each first column.
class Packing {
  public:
    explicit Packing(int n) : columns_(static_cast<std::size_t>(n)) {
        go_on(0, by_first_column(n, false));
    }
    [[nodiscard]] const std::vector<Columns>& most() const { return most_; }

  private:
    /// `left` are the solutions disjoint from the chosen ones.
    void go_on(std::size_t column, const ByFirstColumn& left) {
        if (chosen_.size() > most_.size()) most_ = chosen_;
        std::size_t bound = chosen_.size();
        for (std::size_t i = column; i < columns_; ++i) bound += left[i].empty() ? 0U : 1U;
        if (column == columns_ || bound <= most_.size()) return;
        for (const Columns& solution : left[column]) {
            ByFirstColumn rest(columns_);
            for (std::size_t i = column + 1; i < columns_; ++i) {
                std::copy_if(left[i].begin(), left[i].end(), std::back_inserter(rest[i]),
                             [&](const Columns& other) { return are_disjoint(solution, other); });
            }
            chosen_.push_back(solution);
            go_on(column + 1, rest);
            chosen_.pop_back();
        }
        go_on(column + 1, left);
    }

    std::size_t columns_;
    std::vector<Columns> chosen_;
    std::vector<Columns> most_;
};

/// Extends the chosen solutions in all ways, and puts whole partitions into `found`.
void extend(const ByFirstColumn& by_first_column, Partition& chosen,
            std::vector<Partition>& found) {
    if (chosen.size() == by_first_column.size()) {
        found.push_back(chosen);
        return;
    }
    for (const Columns& solution : by_first_column[chosen.size()]) {
        bool fits = true;
        for (const Columns& other : chosen) fits = fits && are_disjoint(solution, other);
        if (!fits) continue;
        chosen.push_back(solution);
        extend(by_first_column, chosen, found);
        chosen.pop_back();
    }
}

}  // namespace

std::string refuse_latin(int n) {
    if (!torus_has_solutions(n) || n <= largest_latin) return {};
    return say(
        "Tori are cut into disjoint solutions up to n = {largest}; n = {n} would take too long.",
        {{"largest", largest_latin}, {"n", n}});
}

std::vector<Partition> torus_partitions(int n) {
    assert(refuse_latin(n).empty());
    std::vector<Partition> found;
    if (!torus_has_solutions(n)) return found;
    Partition chosen;
    extend(by_first_column(n, true), chosen, found);
    return found;
}

std::vector<Columns> most_disjoint(int n) {
    assert(n >= 1 && n <= largest_packing);
    return Packing(n).most();
}

std::vector<std::vector<int>> latin_square(const std::vector<Columns>& solutions, int n) {
    const auto side = static_cast<std::size_t>(n);
    std::vector<std::vector<int>> square(side, std::vector<int>(side, -1));
    for (std::size_t k = 0; k < solutions.size(); ++k) {
        for (std::size_t row = 0; row < side; ++row) {
            square[row][static_cast<std::size_t>(solutions[k][row])] = static_cast<int>(k);
        }
    }
    return square;
}

}  // namespace queens
