// Every pair and every triple of queens is looked at, whichever way round.
#include "solvers/naive_runs.hpp"

#include <algorithm>
#include <cstdlib>

#include "symmetry/modulo.hpp"

namespace queens::tests {

namespace {

/// From one row (or column) to another the shorter way: -n/2 .. n/2.
int way(int from, int to, int n) {
    const int steps = modulo(to - from, n);
    return 2 * steps > n ? steps - n : steps;
}

/// From one square to another the shorter way both in rows and in columns.
Square way(Square from, Square to, int n) {
    return {way(from.row, to.row, n), way(from.column, to.column, n)};
}

bool is_knight_move(Square way) {
    const int rows = std::abs(way.row);
    const int columns = std::abs(way.column);
    return (rows == 1 && columns == 2) || (rows == 2 && columns == 1);
}

/// How many rows (or columns) further than the middle queen the last one stands, in the direction
/// of the knight's move before, if it is in the next line; more than any such number if not.
int second_distance(Square first, Square middle, Square last, int n) {
    const Square move = way(first, middle, n);
    const Square on = way(middle, last, n);
    const bool by_rows = std::abs(move.row) == 1;
    if (by_rows ? on.row != move.row : on.column != move.column) return n;
    const int aside = by_rows ? on.column : on.row;
    return modulo((by_rows ? move.column : move.row) > 0 ? aside : -aside, n);
}

bool keeps_pair(const SearchRun& run, Square way) {
    const int rows = std::abs(way.row);
    const int columns = std::abs(way.column);
    return (rows != 1 || columns >= run.min_dist) && (columns != 1 || rows >= run.min_dist);
}

/// Whether three queens, the first two of them a knight's move apart, break no condition.
bool keeps_triple(const SearchRun& run, Square first, Square middle, Square last, int n) {
    const Square move = way(first, middle, n);
    if (!is_knight_move(move)) return true;
    const Square on = way(middle, last, n);
    if (run.single_knight && is_knight_move(on)) return false;
    if (run.no_knight_line && on == move) return false;
    return second_distance(first, middle, last, n) >= run.sec_min_dist;
}

}  // namespace

bool attack(Square a, Square b, int n) {
    return a.row == b.row || a.column == b.column ||
           modulo(a.row - b.row - a.column + b.column, n) == 0 ||
           modulo(a.row - b.row + a.column - b.column, n) == 0;
}

bool keeps_conditions(const SearchRun& run, std::span<const Square> queens, int n) {
    for (const Square a : queens) {
        for (const Square b : queens) {
            if (a == b) continue;
            if (!keeps_pair(run, way(a, b, n))) return false;
            for (const Square c : queens) {
                if (c == a || c == b) continue;
                if (!keeps_triple(run, a, b, c, n)) return false;
            }
        }
    }
    return true;
}

bool belongs_to(const SearchRun& run, const Columns& columns) {
    std::vector<Square> queens;
    for (const int column : columns) queens.push_back({static_cast<int>(queens.size()), column});
    const auto stands = [&](Square square) {
        return columns[static_cast<std::size_t>(square.row)] == square.column;
    };
    return std::all_of(run.fixed.begin(), run.fixed.end(), stands) &&
           std::none_of(run.blocked.begin(), run.blocked.end(), stands) &&
           keeps_conditions(run, queens, static_cast<int>(columns.size()));
}

}  // namespace queens::tests
