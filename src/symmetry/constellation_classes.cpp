// Only fundamental solutions are looked at, each for the boards that it makes turned and mirrored.
#include "symmetry/constellation_classes.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "symmetry/constellation.hpp"
#include "symmetry/modulo.hpp"
#include "symmetry/solutions.hpp"

namespace queens {

namespace {

/// How many different boards turns and mirrors make of a permutation.
std::uint64_t boards_of(const Columns& columns) {
    std::set<Columns> boards;
    for (const Motion& motion : square_motions(static_cast<int>(columns.size()))) {
        boards.insert(image(columns, motion).value());
    }
    return boards.size();
}

}  // namespace

Constellation constellation_of(const Columns& columns) {
    std::set<Square> squares;
    for (const TorusConflict& conflict : torus_conflicts(columns)) {
        squares.insert({conflict.first, conflict.second});
    }
    return {squares.begin(), squares.end()};
}

Constellation least_constellation(const Constellation& squares, int n) {
    Constellation least = squares;
    bool is_first = true;
    for (const Motion& motion : square_motions(n)) {
        Constellation turned;
        for (const Square square : squares) turned.push_back(motion(square));
        for (const Square origin : turned) {
            Constellation shifted;
            for (const Square square : turned) {
                shifted.push_back(
                    {modulo(square.row - origin.row, n), modulo(square.column - origin.column, n)});
            }
            std::sort(shifted.begin(), shifted.end());
            if (is_first || shifted < least) least = std::move(shifted);
            is_first = false;
        }
    }
    return least;
}

std::vector<ConstellationClass> constellation_classes(int n) {
    std::map<Constellation, ConstellationClass> classes;
    for_each_solution(n, false, [&](const Columns& columns) {
        if (!is_fundamental(columns)) return;
        const Constellation least = least_constellation(constellation_of(columns), n);
        ConstellationClass& one =
            classes.try_emplace(least, ConstellationClass{least, 0, columns}).first->second;
        one.solutions += boards_of(columns);
    });
    std::vector<ConstellationClass> list;
    for (const auto& [least, one] : classes) list.push_back(one);
    std::stable_sort(list.begin(), list.end(),
                     [](const ConstellationClass& a, const ConstellationClass& b) {
                         return a.least.size() < b.least.size();
                     });
    return list;
}

std::vector<ConstellationSize> sizes_of(const std::vector<ConstellationClass>& classes) {
    std::vector<ConstellationSize> sizes;
    for (const ConstellationClass& one : classes) {
        if (sizes.empty() || sizes.back().queens != one.least.size()) {
            sizes.push_back({one.least.size(), 0, 0});
        }
        ++sizes.back().classes;
        sizes.back().solutions += one.solutions;
    }
    return sizes;
}

}  // namespace queens
