// Engelhardt's class functions: his examples, his definitions word for word, and what no motion may
// change.
#include "symmetry/measures.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <numeric>

#include "core/dice.hpp"
#include "symmetry/group.hpp"
#include "symmetry/modulo.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;

namespace {

int at(const Columns& columns, int row) {
    const auto n = static_cast<int>(columns.size());
    return columns[static_cast<std::size_t>(modulo(row, n))];
}

/// Definitions 2.1, 2.4 and 2.5 as they stand, trying every motion of D4,n.
Measures by_definition(const Columns& p) {
    const int n = static_cast<int>(p.size());
    const Columns back = inverse(p);
    Measures result{n, 0, n};
    for (int i = 0; i < n; ++i) {
        for (const int k : {1, -1}) {
            const int columns = std::abs(at(p, i + k) - at(p, i));
            const int rows = std::abs(at(back, at(p, i) + k) - i);
            for (const int d : {columns, n - columns, rows, n - rows}) {
                result.neighbour_distance = std::min(result.neighbour_distance, d);
            }
        }
    }
    const Group group(GroupKind::d4n, n);
    for (std::uint64_t i = 0; i < group.order(); ++i) {
        const Columns moved = image(p, group[i]).value();
        int length = 0;
        while (length < n &&
               moved[static_cast<std::size_t>(length)] == length * result.neighbour_distance % n) {
            ++length;
        }
        const int e =
            length == n || length == 0 ? 0 : modulo(at(moved, length) - at(moved, length - 1), n);
        if (length > result.knight_length) {
            result.knight_length = length;
            result.secondary_distance = e;
        } else if (length == result.knight_length) {
            result.secondary_distance = std::min(result.secondary_distance, e);
        }
    }
    return result;
}

}  // namespace

TEST_CASE("the measures are those of the definitions, tried with every motion") {
    tests::Dice dice(9);
    for (int n = 1; n <= 9; ++n) {
        Columns columns(static_cast<std::size_t>(n));
        std::iota(columns.begin(), columns.end(), 0);
        for (int trial = 0; trial < 25; ++trial) {
            CAPTURE(text_of(columns));
            CHECK(measure(columns) == by_definition(columns));
            for (int i = n - 1; i > 0; --i) {
                std::swap(columns[static_cast<std::size_t>(i)],
                          columns[static_cast<std::size_t>(dice.below(i + 1))]);
            }
        }
    }
    for_each_solution(8, false, [](const Columns& columns) {
        CHECK(measure(columns) == by_definition(columns));
    });
    for_each_solution(11, true, [](const Columns& columns) {
        CHECK(measure(columns) == by_definition(columns));
    });
}

TEST_CASE("rotations, reflections and shifts change none of the measures") {
    const Group group(GroupKind::d4n, 8);
    for (const Columns& columns :
         {Columns{0, 4, 7, 5, 2, 6, 1, 3}, Columns{2, 4, 1, 7, 0, 6, 3, 5},
          Columns{7, 6, 5, 4, 3, 2, 1, 0}, Columns{0, 2, 4, 6, 1, 3, 5, 7}}) {
        for (std::uint64_t i = 0; i < group.order(); ++i) {
            CHECK(measure(image(columns, group[i]).value()) == measure(columns));
        }
    }
}

TEST_CASE("queens in one long knight's line have a chain that closes and no second distance") {
    CHECK(measure({0, 2, 4, 1, 3}) == Measures{2, 5, 0});
    CHECK(measure({0, 2, 4, 6, 1, 3, 5}) == Measures{2, 7, 0});
    CHECK(measure({0, 1, 2, 3}) == Measures{1, 4, 0});
}

TEST_CASE("a single queen is its own neighbour") {
    CHECK(measure({0}) == Measures{0, 1, 0});
    CHECK(measure({0, 1}) == Measures{1, 2, 0});
}

TEST_CASE("the minimal neighbour distance is at most half the side, and two at least on a torus") {
    for (const int n : {5, 7, 11, 13}) {
        for_each_solution(n, true, [&](const Columns& columns) {
            const Measures measures = measure(columns);
            if (measures.neighbour_distance < 2 || 2 * measures.neighbour_distance > n ||
                measures.knight_length < 2) {
                FAIL_CHECK(text_of(columns));
            }
        });
    }
}

TEST_CASE("a chain around the edge counts, and the nearer of the queens at its two ends") {
    // Rows 7, 0, 1 and 2 hold the chain 6 0 2 4; beyond its ends stand 3 = 6 - 3 and 1 = 4 + 5.
    CHECK(measure({0, 2, 4, 1, 7, 5, 3, 6}) == Measures{2, 4, 3});
}
