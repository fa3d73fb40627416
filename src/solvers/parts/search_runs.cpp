// How runs are made and which squares their conditions forbid.
//
// Why no orbit is lost: no motion of D4,n changes a condition, so that a solution keeps or breaks
// it with its whole orbit. In a solution of n >= 5 queens, let d be the least neighbour distance. A
// motion carries two queens at distance d to (0, 0) and (1, d), and MinDist d holds; that is the
// run of d, if d > 2. For d = 2, let l be the length of the longest knight's chain. If l = n, the
// solution is that chain, and it has a part of any length. If 3 <= l < n, a motion carries the
// first three queens of a chain to (0, 0), (1, 2) and (2, 4), and the square before them is empty,
// or the chain would have begun there. If l = 2, NoKnightLine holds. Then either some queen is a
// knight's move away from two others, which stand at a right angle, since in all other directions
// they would attack each other; or SingleKnight holds, and of all queens behind a pair, in the next
// row or column, the one at the least distance e is carried to (2, 2 + e) with the pair before it
// on (0, 0) and (1, 2). SecMinDist e holds, and so does SecMinDist of everything less.
#include "solvers/parts/search_runs.hpp"

#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "symmetry/modulo.hpp"

namespace queens {

namespace {

Square around(Square square, int n) { return {modulo(square.row, n), modulo(square.column, n)}; }

Square operator+(Square a, Square b) { return {a.row + b.row, a.column + b.column}; }
Square operator-(Square a, Square b) { return {a.row - b.row, a.column - b.column}; }

bool share_line(Square a, Square b, int n) {
    const Square way = around(a - b, n);
    return way.row == 0 || way.column == 0 || way.row == way.column || way.row + way.column == n;
}

/// Whether the fixed queens may stand together on the squares left to them.
bool is_possible(const SearchRun& run, int n) {
    const RunConditions conditions(run, n, true);
    std::vector<Square> forbidden = run.blocked;
    for (std::size_t i = 0; i < run.fixed.size(); ++i) {
        const std::span<const Square> others(run.fixed.data(), i);
        const Square queen = run.fixed[i];
        for (const Square other : others) {
            if (share_line(queen, other, n)) return false;
        }
        if (std::find(forbidden.begin(), forbidden.end(), queen) != forbidden.end()) return false;
        for (const ForbiddenSquare& one : conditions.forbidden_by(queen, others)) {
            forbidden.push_back(one.square);
        }
    }
    return true;
}

/// So many queens in a knight's line.
std::vector<Square> knight_chain(int queens) {
    std::vector<Square> chain;
    for (int i = 0; i < queens; ++i) chain.push_back({i, 2 * i});
    return chain;
}

SearchRun distance_run(int distance) {
    return {.title = say("two queens at distance {distance}", {{"distance", distance}}),
            .fixed = {{0, 0}, {1, distance}},
            .blocked = {},
            .min_dist = distance};
}

/// All solutions without queens a knight's move apart: by their distance up to 5, and all others.
void add_distances(std::vector<SearchRun>& runs, int n) {
    constexpr int last = 5;
    for (int distance = 3; distance <= last && 2 * distance < n; ++distance) {
        runs.push_back(distance_run(distance));
    }
    if (2 * (last + 1) > n) return;
    runs.push_back({.title = say("distances over {last}", {{"last", last}}),
                    .fixed = {{0, 0}},
                    .blocked = {},
                    .min_dist = last + 1});
}

/// All solutions with three queens in a knight's line. The square before the line stays empty, so
/// that the line begins there, but the one that never ends would be lost: it has its own run.
void add_chains(std::vector<SearchRun>& runs, int n) {
    const int half = n / 2;
    runs.push_back({.title = say("a chain of {queens} {queens|queen|queens}", {{"queens", half}}),
                    .fixed = knight_chain(half),
                    .blocked = {}});
    runs.push_back({.title = say("a chain of three queens or more"),
                    .fixed = knight_chain(3),
                    .blocked = {around({-1, -2}, n)}});
}

/// The solutions where queens are a knight's move apart, but only in pairs: by their second
/// distance up to the last, and all others. Without a last one, all in one run.
void add_pairs(std::vector<SearchRun>& runs, int last, int n) {
    SearchRun run{.title = say("pairs of queens a knight's move apart"),
                  .fixed = knight_chain(2),
                  .blocked = {},
                  .single_knight = true};
    for (int distance = 3; distance <= last && distance < n; ++distance) {
        SearchRun one = run;
        one.title =
            say("pairs with the next queen at distance {distance}", {{"distance", distance}});
        one.fixed.push_back(around({2, 2 + distance}, n));
        one.sec_min_dist = distance;
        runs.push_back(std::move(one));
    }
    if (last >= n - 1) return;
    if (last > 0) {
        run.title = say("pairs with the next queen over distance {last}", {{"last", last}});
        run.sec_min_dist = last + 1;
    }
    runs.push_back(std::move(run));
}

}  // namespace

std::vector<SearchRun> runs_of(Splitting splitting, int n) {
    const SearchRun first_queen{.title = say("the first queen"), .fixed = {{0, 0}}, .blocked = {}};
    if (splitting == Splitting::first_queen || n < 5) return {first_queen};
    const SearchRun knights{
        .title = say("two queens a knight's move apart"), .fixed = knight_chain(2), .blocked = {}};
    std::vector<SearchRun> runs;
    if (splitting == Splitting::knights_apart) {
        runs.push_back({.title = say("no queens a knight's move apart"),
                        .fixed = {{0, 0}},
                        .blocked = {},
                        .min_dist = 3});
        runs.push_back(knights);
        return runs;
    }
    add_distances(runs, n);
    if (splitting == Splitting::neighbour_distances) {
        runs.push_back(knights);
        return runs;
    }
    add_chains(runs, n);
    runs.push_back({.title = say("three queens at a right angle of knight's moves"),
                    .fixed = {{0, 0}, {1, 2}, around({3, 1}, n)},
                    .blocked = {},
                    .no_knight_line = true});
    switch (splitting) {
        case Splitting::second_distances: add_pairs(runs, 7, n); break;
        case Splitting::more_second_distances: add_pairs(runs, 10, n); break;
        default: add_pairs(runs, 0, n); break;
    }
    runs.erase(std::remove_if(runs.begin(), runs.end(),
                              [&](const SearchRun& run) { return !is_possible(run, n); }),
               runs.end());
    return runs;
}

std::string conditions_of(const SearchRun& run) {
    std::string words;
    const auto add = [&](bool holds, const std::string& word) {
        if (holds) words += (words.empty() ? "" : ", ") + word;
    };
    add(run.min_dist > 2, "MinDist " + std::to_string(run.min_dist));
    add(run.sec_min_dist > 2, "SecMinDist " + std::to_string(run.sec_min_dist));
    add(run.no_knight_line, "NoKnightLine");
    add(run.single_knight, "SingleKnight");
    return words.empty() ? say("none") : words;
}

RunConditions::RunConditions(const SearchRun& run, int n, bool strict) : n_(n) {
    constexpr std::array<Square, 8> knight_moves{
        {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}}};
    for (const Square move : knight_moves) {
        const bool upright = move.row % 2 == 0;
        // One row on and `distance` columns to the side of the move; or one column on.
        const auto ahead = [&](int distance) {
            return upright ? Square{move.row / 2 * distance, move.column}
                           : Square{move.row, move.column / 2 * distance};
        };
        for (int distance = 2; distance < run.min_dist; ++distance) add_pair(ahead(distance));
        if (run.no_knight_line || run.single_knight) {
            add_triple(move, move + move,
                       run.no_knight_line ? ThoughtKind::knight_line : ThoughtKind::single_knight,
                       strict);
        }
        for (const Square aside : {Square{-move.column, move.row}, {move.column, -move.row}}) {
            if (run.single_knight)
                add_triple(move, move + aside, ThoughtKind::single_knight, strict);
        }
        for (int distance = 2; distance < run.sec_min_dist; ++distance) {
            add_triple(move, move + ahead(distance), ThoughtKind::sec_min_dist, strict);
        }
    }
    std::stable_sort(rules_.begin(), rules_.end(),
                     [](const Rule& a, const Rule& b) { return a.other < b.other; });
}

void RunConditions::add_pair(Square square) { add_rule({0, 0}, square, ThoughtKind::min_dist); }

/// Three queens may not stand on (0, 0), on a square a knight's move away, and on a third one.
void RunConditions::add_triple(Square knight, Square third, ThoughtKind condition, bool strict) {
    const Square first{0, 0};
    const auto add = [&](Square one, Square other, Square forbidden) {
        add_rule(other - one, forbidden - one, condition);
        add_rule(one - other, forbidden - other, condition);
    };
    add(first, knight, third);
    if (!strict) return;
    add(first, third, knight);
    add(knight, third, first);
}

void RunConditions::add_rule(Square other, Square square, ThoughtKind condition) {
    rules_.push_back({around(other, n_), around(square, n_), condition});
}

std::vector<ForbiddenSquare> RunConditions::forbidden_by(Square queen,
                                                         std::span<const Square> others) const {
    std::vector<ForbiddenSquare> found;
    const auto add = [&](std::optional<Square> other) {
        const Square way = other ? around(*other - queen, n_) : Square{0, 0};
        const auto before = [](const Rule& rule, Square to) { return rule.other < to; };
        auto rule = std::lower_bound(rules_.begin(), rules_.end(), way, before);
        for (; rule != rules_.end() && rule->other == way; ++rule) {
            found.push_back({around(queen + rule->square, n_), rule->condition, other});
        }
    };
    add({});
    for (const Square other : others) add(other);
    return found;
}

}  // namespace queens
