// The kinds of search: by their definition in words, and unchanged by every motion.
#include "symmetry/search_type.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "symmetry/group.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;

namespace {

/// From one square to another the shorter way around the torus.
Square way(Square from, Square to, int n) {
    const auto shorter = [&](int steps) {
        const int rest = ((steps % n) + n) % n;
        return 2 * rest > n ? rest - n : rest;
    };
    return {shorter(to.row - from.row), shorter(to.column - from.column)};
}

bool is_knight_move(Square way) {
    return std::abs(way.row * way.column) == 2 && std::abs(way.row) + std::abs(way.column) == 3;
}

/// By looking at all triples of queens.
SearchType by_triples(const Columns& columns) {
    const int n = static_cast<int>(columns.size());
    std::vector<Square> queens;
    for (int row = 0; row < n; ++row)
        queens.push_back({row, columns[static_cast<std::size_t>(row)]});
    SearchType type = SearchType::apart;
    for (const Square a : queens) {
        for (const Square b : queens) {
            const Square one = way(a, b, n);
            if (!is_knight_move(one)) continue;
            if (type == SearchType::apart) type = SearchType::pairs;
            for (const Square c : queens) {
                const Square other = way(a, c, n);
                if (c == b || !is_knight_move(other)) continue;
                if (one.row == -other.row && one.column == -other.column) {
                    return SearchType::knight_line;
                }
                if (one.row * other.row + one.column * other.column == 0) {
                    type = SearchType::right_angle;
                }
            }
        }
    }
    return type;
}

}  // namespace

TEST_CASE("the kind of search of every torus solution is what all triples of queens say") {
    for (const int n : {5, 7, 11, 13}) {
        for_each_solution(n, true, [&](const Columns& columns) {
            CAPTURE(text_of(columns));
            CHECK(search_type_of(columns, measure(columns)) == by_triples(columns));
        });
    }
}

TEST_CASE("no motion of the torus changes the kind of search") {
    const Group group(GroupKind::d4n, 13);
    Solutions solutions(13, true, 1);
    while (solutions.advance() == Solutions::State::found) {
        const Columns columns = solutions.columns();
        const auto type = search_type_of(columns, measure(columns));
        for (std::uint64_t i = 0; i < group.order(); i += 61) {
            const Columns moved = image(columns, group[i]).value();
            CHECK(search_type_of(moved, measure(moved)) == type);
        }
    }
}

TEST_CASE("queens that are diagonal neighbours, or a single one, are of no kind") {
    for (const Columns& columns : {Columns{0}, Columns{0, 1, 2}, Columns{1, 3, 0, 2, 4, 5}}) {
        CHECK_FALSE(search_type_of(columns, measure(columns)));
    }
}
