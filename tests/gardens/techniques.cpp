// Every technique is sound, and finds what its definition finds when it is looked up plainly.
#include "gardens/techniques.hpp"

#include <algorithm>
#include <bit>

#include <catch2/catch_test_macros.hpp>

#include "core/random.hpp"
#include "gardens/grade.hpp"
#include "gardens/many_gardens.hpp"
#include "sanitized.hpp"

namespace queens {

namespace {

/// A plain set of squares.
using Squares = std::vector<int>;

Squares squares_in(const SquareSet& set) {
    Squares squares;
    for_each_square(set, [&](int square) { squares.push_back(square); });
    return squares;
}

/// A garden whose solution is known, with some squares ruled out that hold no queen of it and some
/// of its queens placed.
struct Middle {
    Garden garden;
    Puzzle puzzle;
    SquareSet solution;
    Position position;
};

Middle middle_of(const GrownGarden& grown, Random& random) {
    Middle middle{grown.garden, puzzle_of(grown.garden), {}, {}};
    middle.position = beginning_of(middle.puzzle);
    const std::uint32_t share = 1 + random.below(6);
    for (int row = 0; row < grown.garden.n; ++row) {
        const int queen = row * grown.garden.n + grown.solution[static_cast<std::size_t>(row)];
        middle.solution.insert(queen);
        if (random.below(5) == 0) middle.position.queens.insert(queen);
    }
    for (int square = 0; square < grown.garden.n * grown.garden.n; ++square) {
        if (middle.solution.contains(square) || random.below(7) >= share) continue;
        middle.position.left.erase(square);
    }
    return middle;
}

/// Calls `check` with many positions of gardens of 5 to that many rows.
template <class Check>
void for_each_middle(int rows, int positions, Check check) {
    Random random(29);
    for (const GardenWish& kind : kinds_of_gardens(5, rows)) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto grown = grow_garden(kind, seed);
            REQUIRE(grown);
            for (int i = 0; i < positions; ++i) check(middle_of(*grown, random));
        }
    }
}

std::optional<Deduction> find(std::string_view slug, const Middle& middle) {
    const Technique& technique = techniques()[technique_of(slug).value()];
    return technique.find(middle.puzzle, middle.position, middle.position.left);
}

/// The squares left of a unit: row, column or region by its number.
Squares left_of(const Middle& middle, int unit) {
    const int n = middle.garden.n;
    Squares squares;
    for (int square = 0; square < n * n; ++square) {
        const int number = unit % n;
        const bool inside = unit < n ? square / n == number
                            : unit < 2 * n
                                ? square % n == number
                                : middle.garden.regions[static_cast<std::size_t>(square)] == number;
        if (inside && middle.position.left.contains(square)) squares.push_back(square);
    }
    return squares;
}

bool has_queen(const Middle& middle, int unit) {
    const Squares left = left_of(middle, unit);
    return std::any_of(left.begin(), left.end(),
                       [&](int square) { return middle.position.queens.contains(square); });
}

/// Whether two queens on these squares keep all rules.
bool go_together(const Middle& middle, int first, int second) {
    const GardenGround ground(middle.garden.n, middle.garden.surface, middle.garden.rule);
    return middle.garden.regions[static_cast<std::size_t>(first)] !=
               middle.garden.regions[static_cast<std::size_t>(second)] &&
           !ground.excluded[static_cast<std::size_t>(first)].contains(second);
}

/// Whether some square outside a unit goes with none of its squares.
bool has_common_attack(const Middle& middle) {
    for (int unit = 0; unit < 3 * middle.garden.n; ++unit) {
        const Squares left = left_of(middle, unit);
        for (const int square : squares_in(middle.position.left)) {
            const bool inside = std::find(left.begin(), left.end(), square) != left.end();
            const bool goes = std::any_of(left.begin(), left.end(), [&](int other) {
                return go_together(middle, square, other);
            });
            if (!inside && !left.empty() && !goes) return true;
        }
    }
    return false;
}

/// Whether that many open units from `from` on lie in as many from `to` on, which have more
/// squares.
bool has_sets(const Middle& middle, int from, int to, int least, int most) {
    const int n = middle.garden.n;
    for (unsigned chosen = 1; chosen < 1U << n; ++chosen) {
        const int size = std::popcount(chosen);
        if (size < least || size > most) continue;
        Squares inside;
        bool open = true;
        for (int i = 0; i < n; ++i) {
            if ((chosen >> i & 1U) == 0) continue;
            open = open && !has_queen(middle, from + i);
            const Squares left = left_of(middle, from + i);
            inside.insert(inside.end(), left.begin(), left.end());
        }
        int holders = 0;
        std::size_t held = 0;
        for (int i = 0; i < n; ++i) {
            const Squares left = left_of(middle, to + i);
            const bool meets = std::any_of(left.begin(), left.end(), [&](int square) {
                return std::find(inside.begin(), inside.end(), square) != inside.end();
            });
            if (!meets) continue;
            ++holders;
            held += left.size();
        }
        if (open && holders == size && held > inside.size()) return true;
    }
    return false;
}

bool regions_in_lines(const Middle& middle, int least, int most) {
    const int n = middle.garden.n;
    return has_sets(middle, 2 * n, 0, least, most) || has_sets(middle, 2 * n, n, least, most);
}

bool lines_in_regions(const Middle& middle, int least, int most) {
    const int n = middle.garden.n;
    return has_sets(middle, 0, 2 * n, least, most) || has_sets(middle, n, 2 * n, least, most);
}

/// Whether a queen on some open square leaves a unit without a square.
bool has_emptied_unit(const Middle& middle) {
    for (const int square : squares_in(middle.position.left)) {
        if (middle.position.queens.contains(square)) continue;
        for (int unit = 0; unit < 3 * middle.garden.n; ++unit) {
            const Squares left = left_of(middle, unit);
            const bool stays = std::any_of(left.begin(), left.end(), [&](int other) {
                return other == square || go_together(middle, square, other);
            });
            if (!stays) return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("no technique ever rules out a queen of the solution or places another") {
    for_each_middle(9, 40, [](const Middle& middle) {
        for (const Technique& technique : techniques()) {
            const auto found = technique.find(middle.puzzle, middle.position, middle.position.left);
            if (!found) continue;
            INFO(technique.slug);
            CHECK_FALSE(found->ruled_out.meets(middle.solution));
            CHECK(found->ruled_out.within(middle.position.left) == found->ruled_out);
            if (found->places()) CHECK(middle.solution.contains(found->square.value()));
        }
    });
}

TEST_CASE("a technique finds something whenever its definition does") {
    for_each_middle(7, tests::sanitized ? 1 : 5, [](const Middle& middle) {
        const int most = middle.garden.n - 1;
        CHECK(find("region_in_line", middle).has_value() == regions_in_lines(middle, 1, 1));
        CHECK(find("line_in_region", middle).has_value() == lines_in_regions(middle, 1, 1));
        CHECK(find("common_attack", middle).has_value() == has_common_attack(middle));
        CHECK(find("two_regions", middle).has_value() == regions_in_lines(middle, 2, 2));
        CHECK(find("two_lines", middle).has_value() == lines_in_regions(middle, 2, 2));
        CHECK(find("several_regions", middle).has_value() == regions_in_lines(middle, 3, most));
        CHECK(find("several_lines", middle).has_value() == lines_in_regions(middle, 3, most));
        CHECK(find("emptied_unit", middle).has_value() == has_emptied_unit(middle));
    });
}

TEST_CASE("what a queen forces at once is also what it forces in the end") {
    for_each_middle(9, 5, [](const Middle& middle) {
        if (find("emptied_unit", middle)) CHECK(find("forced_contradiction", middle));
    });
}

TEST_CASE("a queen that is tried forces the others one by one, until the unit has no square") {
    int with_others = 0;
    for_each_middle(9, 20, [&](const Middle& middle) {
        auto found = find("forced_contradiction", middle);
        if (!found) return;
        found->technique = techniques().size() - 1;
        Position position = middle.position;
        const auto put = [&](int square) {
            const SquareSet& out = middle.puzzle.rules_out[static_cast<std::size_t>(square)];
            position.left = position.left.without(out);
        };
        put(*found->square);
        for (const int square : found->forced) {
            const bool last = std::any_of(middle.puzzle.units.begin(), middle.puzzle.units.end(),
                                          [&](const SquareSet& unit) {
                                              const SquareSet left = unit.within(position.left);
                                              return left.size() == 1 && left.first() == square;
                                          });
            REQUIRE(last);
            put(square);
        }
        const auto unit = static_cast<std::size_t>(found->others.front());
        CHECK_FALSE(middle.puzzle.units[unit].meets(position.left));
        with_others += found->forced.empty() ? 0 : 1;
        const std::string reason = reason_of(middle.puzzle, *found);
        for (const int square : found->forced) {
            const Size size{middle.garden.n, middle.garden.n};
            CHECK(reason.find(square_name(size.square(square), size)) != std::string::npos);
        }
    });
    CHECK(with_others > 0);
}

TEST_CASE("the techniques never solve a garden with two solutions or with none") {
    const auto two = read_garden({"AAAA", "BBBB", "CCCC", "DDDD"}, {}, GardenRule::touch);
    REQUIRE(two.garden);
    CHECK(solutions_of(puzzle_of(*two.garden), 9).size() == 2);
    CHECK_FALSE(solve_garden(puzzle_of(*two.garden)).solved);
    CHECK_FALSE(grade_of(solve_garden(puzzle_of(*two.garden))));
    const auto none = read_garden({"AABB", "AABB", "CCDD", "CCDD"}, {}, GardenRule::touch);
    REQUIRE(none.garden);
    const auto solutions = solutions_of(puzzle_of(*none.garden), 9);
    CHECK(solve_garden(puzzle_of(*none.garden)).solved == (solutions.size() == 1));
}

TEST_CASE("a reason names the units and the squares that it is about") {
    const auto reading = read_garden({"AABBCC", "AAACCC", "ADDCEE", "AADDDE", "AAAADE", "AFFDDD"},
                                     {}, GardenRule::touch);
    REQUIRE(reading.garden);
    const Solving solving = solve_garden(puzzle_of(*reading.garden));
    REQUIRE(solving.solved);
    CHECK(reason_of(puzzle_of(*reading.garden), solving.deductions.front()) ==
          "All that is left of region B lies in row 6, so no other region has its queen there.");
    for (const Deduction& deduction : solving.deductions) {
        CHECK(reason_of(puzzle_of(*reading.garden), deduction).find('{') == std::string::npos);
    }
}

}  // namespace queens
