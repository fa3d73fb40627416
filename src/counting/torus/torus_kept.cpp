// Burnside's lemma on the torus: classes are counted without being found.
//
// The classes under a group are as many as the solutions that a motion of it keeps, on average over
// all its motions. The identity keeps every solution, whose number is known by other means, and
// whatever another motion keeps is made of few pieces: the squares that it carries a queen to,
// round and round, all belong to the solution. Those circuits of squares are made once for a
// motion, without the ones in which a queen attacks another, and a search fills row after row with
// them.
//
// Motions that a shift turns into each other (first the shift, then the one, then the shift back)
// keep equally many, and so only one shift of each such family is searched.
#include "counting/torus/torus_kept.hpp"

#include <bit>
#include <cassert>
#include <vector>

namespace queens {

namespace {

/// Squares of queens by their lines, a bit for each row, column, diagonal and anti-diagonal.
struct Lines {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint32_t diagonals = 0;
    std::uint32_t antis = 0;

    [[nodiscard]] constexpr bool meets(const Lines& other) const {
        return ((rows & other.rows) | (columns & other.columns) | (diagonals & other.diagonals) |
                (antis & other.antis)) != 0;
    }
    [[nodiscard]] constexpr Lines with(const Lines& other) const {
        return {rows | other.rows, columns | other.columns, diagonals | other.diagonals,
                antis | other.antis};
    }
};

constexpr std::uint32_t bit(int line) { return std::uint32_t{1} << static_cast<unsigned>(line); }

Lines lines_of(Square square, int n) {
    return {bit(square.row), bit(square.column), bit((square.column - square.row + n) % n),
            bit((square.column + square.row) % n)};
}

/// The lines of the squares that the motion carries a square to, nothing if two of them share one.
std::optional<Lines> circuit_of(const Motion& motion, Square start) {
    Lines lines;
    Square square = start;
    do {
        const Lines more = lines_of(square, motion.n);
        if (lines.meets(more)) return std::nullopt;
        lines = lines.with(more);
        square = motion(square);
    } while (square != start);
    return lines;
}

/// All ways to fill the rows with circuits. The motion carries lines to lines, so that all squares
/// of a circuit are attacked when one of them is.
class Filling {
  public:
    Filling(const Motion& motion, const std::function<bool()>& go_on)
        : n_(motion.n),
          all_(bit(n_ - 1) | (bit(n_ - 1) - 1)),
          circuits_(static_cast<std::size_t>(n_) * static_cast<std::size_t>(n_)),
          starts_(static_cast<std::size_t>(n_)),
          go_on_(go_on) {
        for (int row = 0; row < n_; ++row) {
            for (int column = 0; column < n_; ++column) {
                const auto circuit = circuit_of(motion, {row, column});
                if (!circuit) continue;
                starts_[static_cast<std::size_t>(row)] |= bit(column);
                circuits_[index(row, column)] = *circuit;
            }
        }
    }

    [[nodiscard]] std::optional<std::uint64_t> count() {
        fill({});
        return stopped_ ? std::nullopt : std::optional(found_);
    }

  private:
    static constexpr std::uint64_t nodes_between_questions = 1 << 18;

    [[nodiscard]] std::size_t index(int row, int column) const {
        return static_cast<std::size_t>(row * n_ + column);
    }

    /// The lines of one direction at the columns where they meet a row, 0 <= row < n.
    [[nodiscard]] std::uint32_t turned(std::uint32_t lines, int row) const {
        const auto up = static_cast<unsigned>(row);
        const auto down = static_cast<unsigned>(n_ - row);
        return (lines << up | lines >> down) & all_;
    }

    /// The columns of a row where a circuit fits.
    [[nodiscard]] std::uint32_t free_in(int row, const Lines& lines) const {
        const std::uint32_t attacked = lines.columns | turned(lines.diagonals, row) |
                                       turned(lines.antis, row == 0 ? 0 : n_ - row);
        return starts_[static_cast<std::size_t>(row)] & ~attacked;
    }

    /// Goes on in the empty row that leaves the fewest ways.
    void fill(const Lines& lines) {
        if (lines.rows == all_) {
            ++found_;
            return;
        }
        if (++nodes_ % nodes_between_questions == 0 && go_on_ && !go_on_()) stopped_ = true;
        int fewest_row = 0;
        int fewest = n_ + 1;
        std::uint32_t columns = 0;
        for (std::uint32_t rows = all_ & ~lines.rows; rows != 0; rows &= rows - 1) {
            const int row = std::countr_zero(rows);
            const std::uint32_t free = free_in(row, lines);
            const int ways = std::popcount(free);
            if (ways >= fewest) continue;
            fewest = ways;
            fewest_row = row;
            columns = free;
            if (ways <= 1) break;
        }
        for (; columns != 0 && !stopped_; columns &= columns - 1) {
            fill(lines.with(circuits_[index(fewest_row, std::countr_zero(columns))]));
        }
    }

    int n_;
    std::uint32_t all_;
    /// By row and column; empty where a queen of the circuit attacks another.
    std::vector<Lines> circuits_;
    /// The columns of each row with a circuit.
    std::vector<std::uint32_t> starts_;
    const std::function<bool()>& go_on_;
    std::uint64_t nodes_ = 0;
    std::uint64_t found_ = 0;
    bool stopped_ = false;
};

/// Shifts of which one stands for `times`.
struct ShiftFamily {
    Square shift;
    std::uint64_t times = 0;
};

/// The shifts that may follow a matrix M, by families: with a shift by s before it and taken back
/// after it, what follows changes by M s - s.
std::vector<ShiftFamily> shift_families(const Motion& linear) {
    const int n = linear.n;
    const auto at = [n](Square square) {
        return static_cast<std::size_t>(square.row * n + square.column);
    };
    const auto squares = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
    std::vector<Square> changes;
    std::vector<bool> is_change(squares);
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column) {
            const Square carried = linear({row, column});
            const Square change{(carried.row - row + n) % n, (carried.column - column + n) % n};
            if (is_change[at(change)]) continue;
            is_change[at(change)] = true;
            changes.push_back(change);
        }
    }
    std::vector<ShiftFamily> families;
    std::vector<bool> taken(squares);
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column) {
            if (taken[at({row, column})]) continue;
            families.push_back({{row, column}, changes.size()});
            for (const Square change : changes) {
                taken[at({(row + change.row) % n, (column + change.column) % n})] = true;
            }
        }
    }
    return families;
}

}  // namespace

std::optional<std::uint64_t> torus_kept(const Motion& motion, const std::function<bool()>& go_on) {
    assert(motion.n >= 1 && motion.n <= largest_torus_kept);
    return Filling(motion, go_on).count();
}

std::optional<std::uint64_t> count_torus_classes(GroupKind kind, int n, std::uint64_t solutions,
                                                 const std::function<bool()>& go_on) {
    assert(kind == GroupKind::d4n || kind == GroupKind::sim);
    const Group group(kind, n);
    std::uint64_t kept = 0;
    for (const Motion& coset : group.cosets()) {
        const Motion linear = motion(n, coset.matrix, 0, 0);
        for (const ShiftFamily& family : shift_families(linear)) {
            const Motion moved = then(linear, shift(n, family.shift.row, family.shift.column));
            const auto one = moved == identity(n) ? solutions : torus_kept(moved, go_on);
            if (!one) return std::nullopt;
            kept += family.times * *one;
        }
    }
    assert(kept % group.order() == 0);
    return kept / group.order();
}

}  // namespace queens
