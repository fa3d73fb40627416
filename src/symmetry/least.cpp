// The least image, found without making all images.
//
// The idea: a motion takes the row of a queen's image from one linear function of its square and
// its column from another. The image is a permutation when each function takes all values on the
// queens. The least image has a queen on (0, 0), so that of all shifts only those that bring a
// queen there come into question, one for each queen; and an image is compared with the least one
// row by row while it is made, so that most are given up after one or two rows.
#include "symmetry/least.hpp"

#include <array>
#include <cassert>

#include "symmetry/modulo.hpp"

namespace queens {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// A linear function of squares modulo n: `rows` times the row plus `columns` times the column.
struct Linear {
    int rows = 0;
    int columns = 0;
};

/// Compares images of one permutation as they come.
class Search {
  public:
    explicit Search(const Columns& columns)
        : n_(static_cast<int>(columns.size())), columns_(columns) {}

    [[nodiscard]] int value(Linear function, int row) const {
        return (function.rows * row + function.columns * columns_[at(row)]) % n_;
    }

    /// The queen (by its row) on which the function takes each value; false if it does not take
    /// them all.
    [[nodiscard]] bool invert(Linear function, Columns& queens) const {
        constexpr int none = -1;
        queens.assign(columns_.size(), none);
        for (int row = 0; row < n_; ++row) {
            int& queen = queens[at(value(function, row))];
            if (queen != none) return false;
            queen = row;
        }
        return true;
    }

    /// Takes the image whose rows are those of `queens`, in this order, and whose columns come from
    /// the function, with every shift that brings a queen to (0, 0).
    void take_shifts(const Columns& queens, Linear function) {
        values_.clear();
        for (const int queen : queens) values_.push_back(value(function, queen));
        values_.insert(values_.end(), values_.begin(), values_.end());
        for (int first = 0; first < n_; ++first) {
            const int zero = values_[at(first)];
            take([&, first, zero](int row) {
                const int column = values_[at(first + row)] - zero;
                return column < 0 ? column + n_ : column;
            });
        }
    }

    /// Takes the image with the column column_of(row) in each row.
    template <class Column>
    void take(Column column_of) {
        int row = 0;
        const bool any = least_.motions > 0;
        while (any && row < n_ && column_of(row) == least_.columns[at(row)]) ++row;
        if (any && row == n_) {
            ++least_.motions;
            return;
        }
        if (any && column_of(row) > least_.columns[at(row)]) return;
        least_.columns.resize(columns_.size());
        for (; row < n_; ++row) least_.columns[at(row)] = column_of(row);
        least_.motions = 1;
    }

    [[nodiscard]] const Least& least() const { return least_; }

  private:
    int n_;
    const Columns& columns_;
    Columns values_;
    Least least_;
};

/// All images under affine maps that are permutations: any two functions that take all values make
/// one, when together they are invertible.
void search_affine(Search& search, int n) {
    std::vector<Linear> functions;
    std::vector<Columns> queens;
    for (int i = 0; i < n * n; ++i) {
        Columns order;
        if (!search.invert({i / n, i % n}, order)) continue;
        functions.push_back({i / n, i % n});
        queens.push_back(std::move(order));
    }
    for (std::size_t i = 0; i < functions.size(); ++i) {
        for (const Linear& other : functions) {
            const Linear& one = functions[i];
            if (is_unit(one.rows * other.columns - one.columns * other.rows, n)) {
                search.take_shifts(queens[i], other);
            }
        }
    }
}

}  // namespace

Least least_image(const Group& group, const Columns& columns) {
    assert(at(group.n()) == columns.size() && is_permutation(columns));
    Search search(columns);
    if (group.kind() == GroupKind::aff) {
        search_affine(search, group.n());
        return search.least();
    }
    Columns queens;
    for (const Motion& motion : group.cosets()) {
        if (group.has_shifts()) {
            [[maybe_unused]] const bool all =
                search.invert({motion.matrix.rr, motion.matrix.rc}, queens);
            assert(all);
            search.take_shifts(queens, {motion.matrix.cr, motion.matrix.cc});
        } else {
            const Columns moved = image(columns, motion).value();
            search.take([&](int row) { return moved[at(row)]; });
        }
    }
    return search.least();
}

}  // namespace queens
